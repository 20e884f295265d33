import { formatCalendarDay, formatDateTime } from '@parade/api/contract/dates.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import type { AdminWithdrawal } from '@parade/api/contract/withdrawals.ts';
import { type Fact, Facts } from '@parade/site/brand/ui/Facts.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { Destination } from './Destination.tsx';

/** « 3 octobre 2026 à 09:12, par camille@exemple.fr »; nothing before the first one. */
function decision({ decidedAt, decidedBy, payoutReference, payoutOn }: AdminWithdrawal): Fact[] {
  if (decidedAt === null) return [];
  const by = decidedBy ? `, par ${decidedBy}` : '';
  const facts: Fact[] = [['Dernière décision', `${formatDateTime(decidedAt)}${by}`]];
  if (payoutReference === null) return facts;
  return [...facts, ['Versement', `${payoutReference}, ${formatCalendarDay(payoutOn)}`]];
}

const cancellation = ({ cancelledAt }: AdminWithdrawal): Fact[] =>
  cancelledAt === null ? [] : [['Annulé par le client', formatDateTime(cancelledAt)]];

/** What is asked for, and where it is to go. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  return (
    <div>
      <PanelHeading>Demande</PanelHeading>
      <Facts
        facts={[
          ['Référence', withdrawal.reference],
          ['Montant', <strong key="amount">{formatEuros(withdrawal.amount)}</strong>],
          ['Demandé', formatDateTime(withdrawal.createdAt)],
          ...decision(withdrawal),
          ...cancellation(withdrawal),
        ]}
      />
      <PanelHeading>Destination</PanelHeading>
      <Destination withdrawal={withdrawal} />
    </div>
  );
}
