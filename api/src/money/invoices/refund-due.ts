import { REFUND_DAYS } from '../../../contract/contracts.ts';
import { formatCalendarDay, parisDay } from '../../../contract/dates.ts';
import { daysAfter } from '../../platform/paris-days.ts';

/** The last calendar day to refund (code de la consommation, L221-24): never extended. */
export const refundDueOn = (renouncedAt: string): string =>
  daysAfter(parisDay(new Date(renouncedAt)), REFUND_DAYS);

/** What a person reads who renounced before their payment was confirmed (code de la consommation, L221-24). */
export function refundSentence(renouncedAt: string, at: string): string {
  const day = refundDueOn(renouncedAt);
  // A day that has gone by is no promise.
  const when =
    day < parisDay(new Date(at)) ? 'sans attendre' : `au plus tard le ${formatCalendarDay(day)}`;
  return `Vous avez renoncé à ce contrat\u00a0: ce que vous avez payé vous est remboursé ${when}, sans frais.`;
}
