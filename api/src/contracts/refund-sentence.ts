import { formatCalendarDay, parisDay } from '../../contract/dates.ts';
import { refundDueOn } from './renunciation-period.ts';

/** What a person reads who renounced before their payment was confirmed (code de la consommation, L221-24). */
export function refundSentence(renouncedAt: string, at: string): string {
  const day = refundDueOn(renouncedAt);
  // A day that has gone by is no promise.
  const when =
    day < parisDay(new Date(at)) ? 'sans attendre' : `au plus tard le ${formatCalendarDay(day)}`;
  return `Vous avez renoncé à ce contrat\u00a0: ce que vous avez payé vous est remboursé ${when}, sans frais.`;
}
