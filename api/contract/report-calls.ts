import { z } from 'zod';
import { formatDateTime } from './dates.ts';

/** The call in which a report was noted for a person; `by` is a name for staff, « l’équipe » for the person. */
export const reportCall = z.object({
  by: z.string(),
  /** When it was noted, with the caller's agreement. */
  at: z.string(),
  calledAt: z.string(),
  callerName: z.string(),
  callerContact: z.string(),
  /** Whose e-mail address was given for a person who has none; '' where it is their own. */
  trustedName: z.string(),
});
export type ReportCall = z.infer<typeof reportCall>;

/** Who noted it, for its owner. */
export const BY_THE_TEAM = 'l’équipe';

/** « Récit noté par l’équipe au téléphone, appel du 23 novembre 2026 à 21:30 » */
export const notedOnCall = ({ by, calledAt }: Pick<ReportCall, 'by' | 'calledAt'>): string =>
  `Récit noté par ${by} au téléphone, appel du ${formatDateTime(calledAt)}`;

/** What is known of a call, by its labels. */
export const callFacts = (call: ReportCall): [label: string, value: string][] =>
  (
    [
      ['Personne qui a appelé', call.callerName],
      ['Jointe par', call.callerContact],
      ['Adresse e-mail prêtée par', call.trustedName],
      ['Accord noté le', formatDateTime(call.at)],
    ] as [string, string][]
  ).filter(([, value]) => value !== '');
