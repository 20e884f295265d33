import { z } from 'zod';
import { formatCalendarDay } from './dates.ts';
import { versionRead } from './fields.ts';
import { dayOfCase } from './past-day.ts';
import { requiredText } from './text-fields.ts';
import { withoutSecrets } from './told-secrets.ts';

/** As many lines of their own as a person writes in one report. */
export const MAX_TIMELINE_LINES = 100;
export const LINE_LENGTH = 500;

/** What happens in a case, and what it is called: one of them, several at once. In the order of a day. */
const WORDS = {
  incident: ['Incident'],
  loss: ['Argent perdu'],
  line: ['Ligne ajoutée'],
  step: ['Démarche faite', 'Démarches faites'],
  submitted: ['Signalement déposé'],
  noted: ['Récit noté au téléphone'],
  piece: ['Pièce jointe', 'Pièces jointes'],
  counterparty: ['Coordonnée notée', 'Coordonnées notées'],
  receipt: ['Récépissé remis'],
  status: ['Statut'],
  note: ['Note de l’équipe'],
  note_removed: ['Note de l’équipe retirée'],
  question: ['Question de l’équipe'],
  message: ['Message'],
} as const satisfies Record<string, readonly [one: string, several?: string]>;
export type TimelineKind = keyof typeof WORDS;
export const TIMELINE_KINDS = Object.keys(WORDS) as [TimelineKind, ...TimelineKind[]];

/**
 * One thing that happened. `day`: its calendar day in Paris, null where nobody knows it; `at`: its
 * instant, null where only the day is known. `items`: what it was, each in a few words; `text`:
 * somebody's words. `by`: who did it, « Vous » and « L’équipe » for the person, names for staff;
 * empty where that says nothing. `version`: of the person's own lines, which they correct.
 */
export const timelineEntry = z.object({
  id: z.string(),
  kind: z.enum(TIMELINE_KINDS),
  day: z.string().nullable(),
  at: z.string().nullable(),
  approximate: z.boolean(),
  by: z.string(),
  items: z.array(z.string()),
  text: z.string(),
  version: z.number().int().nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** `GET /api/reports/{id}/timeline`: oldest first, what has no day last. */
export const timeline = z.object({ entries: z.array(timelineEntry) });
export type Timeline = z.infer<typeof timeline>;

/** What happened, and which where it was one alone: « Pièce jointe » and « sms.png », « Pièces jointes ». */
export function timelineWords({
  kind,
  items,
  approximate,
}: Pick<TimelineEntry, 'kind' | 'items' | 'approximate'>): [what: string, which?: string] {
  const [one, several]: readonly [string, string?] = WORDS[kind];
  const [only, ...others] = items;
  if (others.length > 0) return [several ?? one];
  const what = approximate ? `${one}, vers ce jour` : one;
  return only ? [what, only] : [what];
}

const fields = z.object({
  day: dayOfCase('Indiquez le jour, même à peu près'),
  /** Whether the person is not sure of the day. */
  approximate: z.boolean({ error: 'Indiquez si le jour est sûr' }).default(false),
  text: withoutSecrets(requiredText('Écrivez ce qui s’est passé ce jour-là', LINE_LENGTH)),
});
/** `POST /api/reports/{id}/timeline`: a line in the person's own words. */
export const newTimelineLine = fields;
/** `PUT /api/timeline/{id}`: the whole of it, over the version that was read. */
export const timelineLineUpdate = fields.extend({ version: versionRead });
export type TimelineLineFields = z.input<typeof fields>;

/** A line as its owner's export has it. */
export const exportedLine = z.object({
  id: z.string(),
  day: z.string(),
  approximate: z.boolean(),
  text: z.string(),
});
export type ExportedLine = z.infer<typeof exportedLine>;

/** « 12 octobre 2026 », « vers le 12 octobre 2026 ». */
export const formatLineDay = ({ day, approximate }: Pick<ExportedLine, 'day' | 'approximate'>) =>
  `${approximate ? 'vers le ' : ''}${formatCalendarDay(day)}`;
