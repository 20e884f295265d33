import { z } from 'zod';

/** What the policy gives a period, by the settings' words. */
export const RETENTION_KINDS = [
  'accountData',
  'fraudReports',
  'kycDocuments',
  'navigationData',
] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];
/** What goes at its end, and from when the period counts. */
export const RETENTION_LABELS: Readonly<Record<RetentionKind, { what: string; from: string }>> = {
  accountData: { what: 'Comptes fermés', from: 'depuis leur fermeture' },
  fraudReports: {
    what: 'Signalements clos, avec leurs documents',
    from: 'depuis leur dernière modification',
  },
  kycDocuments: {
    what: 'Photos de pièces d’identité',
    from: 'depuis la décision, ou la fermeture du compte',
  },
  navigationData: {
    what: 'Marques «\u00a0Moi aussi\u00a0» de visiteurs et connexions au journal',
    from: 'depuis leur date',
  },
};

/** The units of time, by which a period written in words is found too. */
const UNIT =
  /(?<![\p{L}\d])(?:ans?|années?|mois|trimestres?|semestres?|décennies?|semaines?|quinzaines?|jours|heures?|une? jour)(?![\p{L}\d])/giu;
/** Not the end of a decimal, a fraction, a range or a negative number. */
const DURATION = /(?<![\p{L}\p{N}.,])(\d+)\s*(ans?|mois)(?![\p{L}\p{N}])/iu;
const SIGNED = /[-+−‐‑–—/⁄×*~≈<>≤≥±]\s*\d/u;
const PART = /(?<!\p{L})(?:demie?s?|quarts?|tiers)(?!\p{L})/iu;
const LAW = /article|\bart\.|code|loi|décret|ordonnance|délibération|règlement|RGPD|n°/iu;
const MAX_MONTHS = 100 * 12;

/** Takes out the parentheses that name no time: « (obligation légale) », the article of a law. */
const withoutRemarks = (sentence: string): string =>
  sentence.replace(/\([^()]*\)/g, (remark) => {
    const isRemark = remark.search(UNIT) === -1 && (!/\p{N}/u.test(remark) || LAW.test(remark));
    return isRemark ? ' ' : remark;
  });

/**
 * The one duration that a sentence of the policy names, in calendar months: « 3 ans après la
 * clôture du compte » → 36. Null where it names none, several or a part of one, or holds another
 * number outside the reference of a law: visitors must read exactly what is done.
 */
export function monthsIn(sentence: string): number | null {
  const text = withoutRemarks(sentence);
  const found = DURATION.exec(text);
  if (!found || SIGNED.test(text) || PART.test(text)) return null;
  const [, amount = '', unit = ''] = found;
  if (text.match(/\p{N}/gu)?.length !== amount.length || text.match(UNIT)?.length !== 1)
    return null;
  const months = Number(amount) * (unit.toLowerCase().startsWith('an') ? 12 : 1);
  return months >= 1 && months <= MAX_MONTHS ? months : null;
}

const counts = z.object({
  accountData: z.number().int(),
  fraudReports: z.number().int(),
  kycDocuments: z.number().int(),
  navigationData: z.number().int(),
});
export type RetentionCounts = z.infer<typeof counts>;

/** The sentence around its duration: two that differ in how long alone have the same. */
export const withoutPeriod = (sentence: string): string => sentence.replace(DURATION, '');

/**
 * A run, or a trial that removes nothing. `cutoffs`: what is older than these
 * instants has outlived its period; empty, as the counts are 0, while it is
 * under way or where it failed. `record`: the most that one run ever
 * removed of each; where `found` is above it, the run `stopped` before it
 * removed anything. `withheld`: closed accounts that stay because something is
 * still to be settled.
 */
export const retentionRun = z.object({
  id: z.string(),
  kind: z.enum(['trial', 'removal']),
  state: z.enum(['running', 'done', 'stopped', 'failed']),
  at: z.string(),
  finishedAt: z.string().nullable(),
  /** A name; null for the schedule. */
  startedBy: z.string().nullable(),
  cutoffs: z.partialRecord(z.enum(RETENTION_KINDS), z.string()),
  found: counts,
  removed: counts,
  record: counts,
  exceeded: z.array(z.enum(RETENTION_KINDS)),
  withheld: z.array(
    z.object({
      userId: z.string(),
      obstacles: z.array(z.enum(['withdrawal', 'balance', 'payment', 'refund'])),
    }),
  ),
});
export type RetentionRun = z.infer<typeof retentionRun>;
export const RETENTION_STATE_LABELS: Readonly<Record<RetentionRun['state'], string>> = {
  running: 'En cours',
  done: 'Terminé',
  stopped: 'Arrêté',
  failed: 'Échoué',
};

/**
 * `GET /api/admin/retention-runs`: the latest, newest first, and the periods by which something
 * goes: a shorter one from a day after it came into force.
 */
export const retentionRuns = z.object({
  items: z.array(retentionRun),
  periods: z.record(z.enum(RETENTION_KINDS), z.string()),
});
export type RetentionRuns = z.infer<typeof retentionRuns>;

/**
 * `POST /api/admin/retention-runs`: a trial; or a removal of what a trial or a
 * stopped run of today showed, and of no more: `basis` is that run.
 */
export const newRetentionRun = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('trial') }),
    z.object({
      kind: z.literal('removal'),
      basis: z.uuid({ error: 'Lancez d’abord un essai' }),
    }),
  ],
  { error: 'Choisissez un essai ou un effacement' },
);
export type NewRetentionRun = z.input<typeof newRetentionRun>;
/** What a person types, exactly, before a removal is sent: as a deactivation asks (specification 5). */
export const REMOVAL_WORD = 'EFFACER';
