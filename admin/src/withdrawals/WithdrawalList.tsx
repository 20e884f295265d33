import {
  type AdminWithdrawal,
  WITHDRAWAL_STATUSES,
  withdrawalStatusLabel,
} from '@parade/api/contract/withdrawals.ts';
import { ProposedAmounts } from '../ledger/ProposedAmounts.tsx';
import { ContactFilters } from '../lib/ContactFilters.tsx';
import { ListPage } from '../lib/ListPage.tsx';
import { ListRows } from '../lib/ListRows.tsx';
import { card, columns } from './columns.tsx';
import { MethodFilter } from './MethodFilter.tsx';
import { NoWithdrawals } from './NoWithdrawals.tsx';
import { WithdrawalPanel } from './WithdrawalPanel.tsx';

const STATUSES = WITHDRAWAL_STATUSES.map(
  (status) => [status, withdrawalStatusLabel(status)] as const,
);

export function WithdrawalList() {
  return (
    <ListPage<AdminWithdrawal> title="Retraits" newestBy="createdAt">
      <ProposedAmounts />
      <ContactFilters statuses={STATUSES}>
        <MethodFilter />
      </ContactFilters>
      <ListRows<AdminWithdrawal>
        caption="Demandes de retrait, de la plus récente à la plus ancienne"
        card={card}
        columns={columns}
        nameOf={(withdrawal) => `Retrait ${withdrawal.reference}`}
        renderPanel={(withdrawal) => <WithdrawalPanel row={withdrawal} />}
        empty={<NoWithdrawals />}
        one="demande"
        many="demandes"
      />
    </ListPage>
  );
}
