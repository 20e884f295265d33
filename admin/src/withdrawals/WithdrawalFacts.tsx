import { formatCalendarDay, formatDateTime } from '@parade/api/contract/dates.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import type { AdminWithdrawal } from '@parade/api/contract/withdrawals.ts';
import { type Fact, Facts } from '@parade/site/brand/ui/Facts.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { stamp } from '../lib/stamp.ts';
import { Destination } from './Destination.tsx';

const payout = ({ payoutReference, payoutOn }: AdminWithdrawal): Fact[] =>
  payoutReference === null
    ? []
    : [['Versement', `${payoutReference}, ${formatCalendarDay(payoutOn)}`]];

const cancellation = ({ cancelledAt }: AdminWithdrawal): Fact[] =>
  cancelledAt === null ? [] : [['Annulé par le client', formatDateTime(cancelledAt)]];

export function WithdrawalFacts({ withdrawal }: { withdrawal: AdminWithdrawal }) {
  return (
    <div>
      <PanelHeading>Demande</PanelHeading>
      <Facts
        facts={[
          ['Référence', withdrawal.reference],
          ['Montant', <strong key="amount">{formatEuros(withdrawal.amount)}</strong>],
          ['Demandé', formatDateTime(withdrawal.createdAt)],
          ...stamp('Dernière décision', withdrawal.decidedAt, withdrawal.decidedBy),
          ...payout(withdrawal),
          ...cancellation(withdrawal),
        ]}
      />
      <PanelHeading>Destination</PanelHeading>
      <Destination withdrawal={withdrawal} />
    </div>
  );
}
