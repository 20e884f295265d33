/** A payment lost, in the words that people read. */
import { formatCalendarDay } from './dates.ts';
import { formatDecimal } from './decimals.ts';
import type { Loss } from './losses.ts';
import { formatEuros } from './money.ts';
import { MEANS } from './remedies/means.ts';
import type { Means } from './remedies/situation.ts';

export const meansLabel = (means: Means | null): string =>
  MEANS.find(({ id }) => id === means)?.label ?? 'Paiement';

/** « 4 800,50 € », « 0,4 ETH (environ 1 200,00 €) ». */
export function formatLossAmount(of: Pick<Loss, 'amount' | 'foreignAmount' | 'currency'>): string {
  const { amount, foreignAmount, currency } = of;
  if (foreignAmount === null) return amount === null ? 'Montant inconnu' : formatEuros(amount);
  const unit = currency === 'OTHER' ? '(autre monnaie)' : currency;
  const worth = amount === null ? '' : ` (environ ${formatEuros(amount)})`;
  return `${formatDecimal(foreignAmount)}\u00a0${unit}${worth}`;
}

type Named = Pick<Loss, 'means' | 'amount' | 'foreignAmount' | 'currency'>;

/** « Virement, 4 800,50 € ». */
export const lossName = (of: Named): string => `${meansLabel(of.means)}, ${formatLossAmount(of)}`;

/** « Virement, 4 800,50 €, le 12 novembre 2026 ». */
export const lossTitle = (of: Named & Pick<Loss, 'paidOn'>): string =>
  `${lossName(of)}, ${of.paidOn ? `le ${formatCalendarDay(of.paidOn)}` : 'jour inconnu'}`;

/** The same for whoever reads it. */
const WHO_PAID: Readonly<Record<Loss['authorised'], string>> = {
  yes: 'La personne qui signale',
  no: 'Quelqu’un d’autre, sans son accord',
  unknown: '',
};

/** What else is known of a payment, by its labels. */
export const lossFacts = (of: Loss): [label: string, value: string][] =>
  (
    [
      ['Qui a payé', WHO_PAID[of.authorised]],
      ['Banque débitée', of.ownBank],
      ['Bénéficiaire', of.beneficiary],
      ['Compte du bénéficiaire', of.account],
      ['Pays', of.country],
      ['Libellé du relevé', of.statementLabel],
      ['Empreinte de la transaction', of.transactionHash],
    ] as [string, string][]
  ).filter(([, value]) => value !== '');
