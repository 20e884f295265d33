import {
  type AdminKycVerification,
  KYC_REQUEST_STATUSES,
  kycStatusLabel,
} from '@parade/api/contract/kyc.ts';
import { ContactFilters } from '../lib/ContactFilters.tsx';
import { ListPage } from '../lib/ListPage.tsx';
import { ListRows } from '../lib/ListRows.tsx';
import { card, columns } from './columns.tsx';
import { KycPanel } from './KycPanel.tsx';
import { NoKyc } from './NoKyc.tsx';

const STATUSES = KYC_REQUEST_STATUSES.map((status) => [status, kycStatusLabel(status)] as const);

export function KycList() {
  return (
    <ListPage<AdminKycVerification> title="KYC" newestBy="submittedAt">
      <ContactFilters statuses={STATUSES} />
      <ListRows<AdminKycVerification>
        caption="Demandes KYC, de la plus récente à la plus ancienne"
        card={card}
        columns={columns}
        nameOf={({ fullName }) => `Demande KYC de ${fullName}`}
        renderPanel={(request) => <KycPanel row={request} />}
        empty={<NoKyc />}
        one="demande"
        many="demandes"
      />
    </ListPage>
  );
}
