import { z } from 'zod';
import type { Analysis, Verdict } from './analysis/verdict.ts';
import { checkResult } from './checks.ts';
import { versionRead } from './fields.ts';
import { adminQuery } from './pagination.ts';
import { staffForm } from './staff-text/form.ts';
import { staffText } from './staff-text/staff-text.ts';
import { nameText } from './text-fields.ts';
import { emailField } from './users.ts';

/** How every key begins, so that a leaked one is known for what it is. */
export const CHECK_KEY_START = 'parade_';

const VERDICTS = [
  'very_suspicious',
  'attention',
  'nothing',
  'official',
] as const satisfies Verdict[];

/** What a text says against itself: sign by sign, the strongest first, with its place in the text that was sent. */
const checkAnalysis = z.object({
  verdict: z.enum(VERDICTS),
  signs: z.array(
    z.object({
      sign: z.string(),
      /** 0 informs, 1 weak, 2 plain, 3 strong, 5 enough by itself. */
      strength: z.number().int(),
      /** Null where the sign means all of the text. */
      start: z.number().int().nullable(),
      end: z.number().int().nullable(),
      explanation: z.string(),
      howToCheck: z.string(),
    }),
  ),
});
export type CheckAnalysis = z.infer<typeof checkAnalysis>;

/** What the analysis found, as it goes out: places as two numbers, both null where a sign means all of the text. */
export const checkAnalysisOf = ({ verdict, signs }: Analysis): CheckAnalysis => ({
  verdict,
  signs: signs.map(({ sign, strength, span, explanation, howToCheck }) => ({
    sign,
    strength,
    start: span?.start ?? null,
    end: span?.end ?? null,
    explanation,
    howToCheck,
  })),
});

/** What `POST /api/checks` answers: to a partner's key with the analysis of the text. */
export const checkAnswer = checkResult.extend({ analysis: checkAnalysis.optional() });
export type CheckAnswer = z.infer<typeof checkAnswer>;

/** Checks of a key, of itself; an editor may set others, up to the highest. */
export const CHECK_KEY_LIMITS = {
  perMinute: { usual: 60, highest: 600 },
  perDay: { usual: 5000, highest: 100_000 },
} as const;

const limit = ({ highest }: { highest: number }, sentence: string) =>
  z.number({ error: sentence }).int({ error: sentence }).min(1, { error: sentence }).max(highest, {
    error: sentence,
  });

const keyFields = {
  partner: staffText(nameText('Veuillez indiquer le nom du partenaire', 120)),
  contact: emailField,
  perMinute: limit(CHECK_KEY_LIMITS.perMinute, 'Indiquez un nombre entre 1 et 600'),
  perDay: limit(CHECK_KEY_LIMITS.perDay, 'Indiquez un nombre entre 1 et 100\u202f000'),
};

/** `POST /api/admin/check-keys`. */
export const newCheckKey = staffForm(z.object(keyFields));
export type NewCheckKey = z.input<typeof newCheckKey>;

/** `PUT /api/admin/check-keys/{id}`: the record as read, with its changes. */
export const checkKeyUpdate = staffForm(z.object({ ...keyFields, version: versionRead }));

/** A key as staff see it: never the key itself. Days are those of Paris. */
export const checkKeyRow = z.object({
  id: z.string(),
  partner: z.string(),
  contact: z.string(),
  /** How it begins. */
  prefix: z.string(),
  perMinute: z.number().int(),
  perDay: z.number().int(),
  createdAt: z.string(),
  /** By name; null where they are gone. */
  createdBy: z.string().nullable(),
  lastUsedOn: z.string().nullable(),
  revokedAt: z.string().nullable(),
  revokedBy: z.string().nullable(),
  version: z.number().int(),
});
export type CheckKeyRow = z.infer<typeof checkKeyRow>;

/** Days of use that are shown of a key. */
export const CHECK_KEY_DAYS = 30;

/** `GET /api/admin/check-keys/{id}`. */
export const checkKey = checkKeyRow.extend({
  /** The newest day first; without those on which it was not used. */
  days: z.array(z.object({ day: z.string(), uses: z.number().int() })),
});
export type CheckKey = z.infer<typeof checkKey>;

/** The key itself, once: only its hash is kept. */
export const checkKeyMade = checkKeyRow.extend({ key: z.string() });
export type CheckKeyMade = z.infer<typeof checkKeyMade>;

export const adminCheckKeysQuery = adminQuery({}, ['createdAt', 'partner', 'perDay']);

/** `GET /api/admin/check-signs`: in how many texts of the last days each sign was found, the most frequent first. */
export const checkSigns = z.object({
  signs: z.array(
    z.object({
      sign: z.string(),
      label: z.string(),
      week: z.number().int(),
      month: z.number().int(),
    }),
  ),
});
export type CheckSigns = z.infer<typeof checkSigns>;
