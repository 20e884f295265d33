import type { AdminPayment } from '@parade/api/contract/payments.ts';
import { RefundsDue } from '../contracts/RefundsDue.tsx';
import { ContactFilters } from '../lib/ContactFilters.tsx';
import { ListPage } from '../lib/ListPage.tsx';
import { ListRows } from '../lib/ListRows.tsx';
import { AccountsFilter } from './AccountsFilter.tsx';
import { card, columns } from './columns.tsx';
import { STATUS_LABELS } from './labels.ts';
import { MeansFilter } from './MeansFilter.tsx';
import { NoPayments } from './NoPayments.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { Totals } from './Totals.tsx';

/** The tab « Paiements ». */
export function PaymentList() {
  return (
    <ListPage<AdminPayment> title="Paiements" newestBy="createdAt">
      <RefundsDue />
      <Totals />
      <ContactFilters statuses={STATUS_LABELS}>
        <MeansFilter />
        <AccountsFilter />
      </ContactFilters>
      <ListRows<AdminPayment>
        caption="Paiements, du plus récent au plus ancien"
        card={card}
        columns={columns}
        nameOf={(payment) => `Paiement ${payment.reference}`}
        renderPanel={(payment) => <PaymentPanel payment={payment} />}
        empty={<NoPayments />}
        one="paiement"
        many="paiements"
      />
    </ListPage>
  );
}
