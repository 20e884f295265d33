import type { Day } from '@parade/api/contract/remedies/facts.ts';

const DAY_MS = 86_400_000;
/** No plan reaches further back; what is typed before is a slip. */
export const FIRST_DAY: Day = '2000-01-01';

/** The day so many days before another. */
export const daysBefore = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);

/** What to say of a typed day that no payment can have; empty where it can. */
export function dayProblem(typed: string, today: Day, notBefore: Day = FIRST_DAY): string {
  if (typed === '') return 'Choisissez un jour.';
  if (typed > today) return 'Cette date est dans le futur. Choisissez aujourd’hui ou avant.';
  if (typed < FIRST_DAY) return 'Ce jour est trop ancien. Choisissez un jour après l’an 2000.';
  if (typed < notBefore) return 'Ce jour est avant votre paiement. Vérifiez les deux jours.';
  return '';
}

/** For somebody who does not know the day: the earliest that it may have been. */
export const AT_MOST_AGO = [
  { label: 'Moins d’une semaine', days: 7 },
  { label: 'Moins d’un mois', days: 31 },
  { label: 'Moins de six mois', days: 184 },
  { label: 'Moins d’un an', days: 366 },
] as const;

/** A catalogue that was checked longer ago may miss a new rule. */
const FRESH_DAYS = 90;
export const isOld = (checkedOn: Day, today: Day): boolean =>
  checkedOn < daysBefore(today, FRESH_DAYS);
