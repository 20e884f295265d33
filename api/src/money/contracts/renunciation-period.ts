import { RENUNCIATION_DAYS } from '../../../contract/contracts.ts';
import { parisDay } from '../../../contract/dates.ts';
import { daysAfter, startOfParisDay } from '../../platform/paris-days.ts';
import { isWorkingDay } from '../../platform/working-days.ts';

/**
 * The last calendar day in Paris to renounce. The day of acceptance does not
 * count; a period that ends on a Saturday, a Sunday or a public holiday goes on
 * to the end of the next working day (code de la consommation, L221-19;
 * règlement 1182/71, article 3).
 */
export function renounceUntil(acceptedAt: string): string {
  let day = daysAfter(parisDay(new Date(acceptedAt)), RENUNCIATION_DAYS);
  while (!isWorkingDay(day)) day = daysAfter(day, 1);
  return day;
}

/** Whether a renunciation that was sent on that calendar day is in time. */
export const isInTime = (acceptedAt: string, day: string): boolean =>
  day <= renounceUntil(acceptedAt);

/** Whether that day is not over yet. */
export const mayRenounce = (acceptedAt: string, now: Date): boolean =>
  now.toISOString() < startOfParisDay(renounceUntil(acceptedAt), 1);
