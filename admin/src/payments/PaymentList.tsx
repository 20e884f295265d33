import {
  type AdminPayment,
  paymentLabel,
  type ShownStatus,
} from '@parade/api/contract/payments.ts';
import { RefundsDue } from '../contracts/RefundsDue.tsx';
import { ChoiceInput } from '../lib/list/ChoiceInput.tsx';
import { ListPage } from '../lib/list/ListPage.tsx';
import { Nothing } from '../lib/list/Nothing.tsx';
import { SearchBox } from '../lib/list/SearchBox.tsx';
import { card, columns } from './columns.tsx';
import { MeansInput } from './MeansInput.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { Totals } from './Totals.tsx';

/** Each status in the words of the flag that goes with it (specification 4). */
const STATUS_LABELS: readonly (readonly [ShownStatus, string])[] = [
  ['pending', paymentLabel({ verified: null, refunded: false })],
  ['completed', paymentLabel({ verified: true, refunded: false })],
  ['refunded', paymentLabel({ verified: true, refunded: true })],
  ['failed', paymentLabel({ verified: false, refunded: false })],
];

/** Payments of closed accounts: hidden in the list, kept in the books. */
const CLOSED_ACCOUNTS = [
  ['all', 'Affichés aussi'],
  ['closed', 'Eux seuls'],
] as const;

const FILTERS = [
  <SearchBox key="search" source="search" alwaysOn />,
  <ChoiceInput key="status" source="status" label="Filtrer" choices={STATUS_LABELS} alwaysOn />,
  <MeansInput key="means" source="means" alwaysOn />,
  <ChoiceInput
    key="accounts"
    source="accounts"
    label="Comptes fermés"
    all="Masqués"
    choices={CLOSED_ACCOUNTS}
    alwaysOn
  />,
];

export function PaymentList() {
  return (
    <ListPage<AdminPayment>
      title="Paiements"
      newestBy="createdAt"
      waiting={({ status }) => status === 'pending'}
      filters={FILTERS}
      one="paiement"
      many="paiements"
      head={
        <>
          <RefundsDue />
          <Totals />
        </>
      }
      caption="Paiements"
      card={card}
      columns={columns}
      nameOf={(payment) => `Paiement ${payment.reference}`}
      renderPanel={(payment) => <PaymentPanel payment={payment} />}
      empty={
        <Nothing
          none="Aucun paiement"
          all="Voir tous les paiements"
          hint="Dès qu’un client commande, son paiement apparaît ici sans recharger la page."
        />
      }
    />
  );
}
