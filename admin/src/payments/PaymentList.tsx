import {
  type AdminPayment,
  paymentLabel,
  type ShownStatus,
} from '@parade/api/contract/payments.ts';
import { RefundsDue } from '../contracts/RefundsDue.tsx';
import { ContactFilters } from '../lib/ContactFilters.tsx';
import { ListPage } from '../lib/ListPage.tsx';
import { ListRows } from '../lib/ListRows.tsx';
import { AccountsFilter } from './AccountsFilter.tsx';
import { card, columns } from './columns.tsx';
import { MeansFilter } from './MeansFilter.tsx';
import { NoPayments } from './NoPayments.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { Totals } from './Totals.tsx';

/** Each status in the words of the flag that goes with it (specification 4). */
const STATUS_LABELS: readonly (readonly [ShownStatus, string])[] = [
  ['pending', paymentLabel({ verified: null, refunded: false })],
  ['completed', paymentLabel({ verified: true, refunded: false })],
  ['refunded', paymentLabel({ verified: true, refunded: true })],
  ['failed', paymentLabel({ verified: false, refunded: false })],
];

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
