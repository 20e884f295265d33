import { z } from 'zod';
import { findAcross, LONGEST, type Part } from './across.ts';
import type { Finding } from './finding.ts';
import { stringsOf } from './schema-strings.ts';
import type { TextKind } from './staff-text.ts';

/** What looks at the texts of a form: `guard.ts`, which the API and the back office install. */
export interface Judge {
  readonly findingIn: (text: string, kind: TextKind) => Finding | undefined;
  readonly refusalSentence: (finding: Finding) => string;
  /** What of a text may be a part of a code. */
  readonly codeParts: (text: string) => string;
  /** Whether parts of codes are payment details together. */
  readonly arePaymentDetails: (parts: string) => boolean;
}

// Installed, so that the client, which reads answers of the same contract, loads none of it.
let judge: Judge | undefined;
export const judgeBy = (installed: Judge): void => {
  judge = installed;
};
function installedJudge(): Judge {
  if (!judge) throw new Error('A form of staff was read before its guard was installed');
  return judge;
}

/** The values at a path; `*` stands for each of a list. */
function valuesAt(
  value: unknown,
  steps: readonly string[],
  path: PropertyKey[] = [],
): [PropertyKey[], string][] {
  const [step, ...rest] = steps;
  if (step === undefined) return typeof value === 'string' ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  const entries: [PropertyKey, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return entries
    .filter(([key]) => step === '*' || key === step)
    .flatMap(([key, each]) => valuesAt(each, rest, [...path, key]));
}

interface Placed extends Part {
  path: PropertyKey[];
}

interface Written {
  path: PropertyKey[];
  text: string;
  kind: TextKind;
}

/** The paths of what its own field refuses as too long: to look through it would hold up everybody. */
const tooLong = ({ issues }: { issues: readonly z.core.$ZodRawIssue[] }): Set<string> =>
  new Set(issues.filter(({ code }) => code === 'too_big').map(({ path }) => String(path)));

/** The parts of codes in texts that hold no whole one. */
const partsOf = (texts: readonly Written[], { codeParts, arePaymentDetails }: Judge): Placed[] =>
  texts
    .map(({ path, text }) => ({ path, code: codeParts(text).slice(0, LONGEST) }))
    .filter(({ code }) => code !== '' && !arePaymentDetails(code));

const FORMS = new WeakSet<object>();

/**
 * A form of staff: refuses what its staff texts must not say, each on its
 * field. Their payment details are also looked for over all of them, in every
 * order, and told on the last. It stands outermost.
 */
export function staffForm<Form extends z.ZodType>(form: Form): Form {
  const kinds = new Map<string, [readonly string[], TextKind]>();
  for (const { path, kind } of stringsOf(form)) if (kind) kinds.set(path.join('.'), [path, kind]);
  const check = z.superRefine(
    (value: unknown, context) => {
      const by = installedJudge();
      const refused = tooLong(context);
      const texts = [...kinds.values()]
        .flatMap(([steps, kind]) =>
          valuesAt(value, steps).map(([path, text]): Written => ({ path, text, kind })),
        )
        .filter(({ path }) => !refused.has(String(path)));
      const refuse = (path: PropertyKey[], message: string) =>
        context.addIssue({ code: 'custom', path, message });
      for (const { path, text, kind } of texts) {
        const finding = by.findingIn(text, kind);
        if (finding) refuse(path, by.refusalSentence(finding));
      }
      const parts = partsOf(texts, by);
      const found = findAcross(parts, by.arePaymentDetails);
      const last = parts.findLast((part) => found?.includes(part));
      if (!found || !last) return;
      const words = found.map(({ code }) => code).join(' … ');
      refuse(last.path, by.refusalSentence({ cause: 'details', words }));
    },
    // Asked even where another field is wrong: all that is wrong is told at once.
    { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null },
  );
  FORMS.add(check);
  return form.check(check);
}

/** Whether a schema's staff texts are looked at. */
export const isStaffForm = (schema: z.core.$ZodType): boolean =>
  (schema._zod.def.checks ?? []).some((check) => FORMS.has(check));
