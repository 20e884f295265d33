import { Link } from '@mui/material';
import type { AdminContract } from '@parade/api/contract/contracts.ts';
import { formatDate } from '@parade/api/contract/dates.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import type { AdminPayment } from '@parade/api/contract/payments.ts';
import {
  type AdminWithdrawalRow,
  WITHDRAWAL_METHOD_LABELS,
} from '@parade/api/contract/withdrawals.ts';
import { ContractStatusChip } from '../contracts/ContractStatusChip.tsx';
import { MoneyPage } from '../ledger/MoneyPage.tsx';
import { RowLink } from '../lib/RowLink.tsx';
import { useMe } from '../lib/session.ts';
import { VerificationChip } from '../payments/VerificationChip.tsx';
import { Details, PersonList } from './PersonList.tsx';
import { WithdrawalStatusChip } from './WithdrawalStatusChip.tsx';

function Withdrawal({ row }: { row: AdminWithdrawalRow }) {
  return (
    <>
      <RowLink resource="withdrawals" id={row.id} email={row.userEmail}>
        {row.reference}
      </RowLink>
      <WithdrawalStatusChip withdrawal={row} />
      <Details
        words={[
          formatEuros(row.amount),
          WITHDRAWAL_METHOD_LABELS[row.method],
          formatDate(row.createdAt),
          row.payoutReference !== null && `versement ${row.payoutReference}`,
        ]}
      />
    </>
  );
}

function Payment({ row }: { row: AdminPayment }) {
  return (
    <>
      <RowLink resource="payments" id={row.id} email={row.userEmail}>
        {row.reference}
      </RowLink>
      <VerificationChip payment={row} />
      <Details
        words={[
          formatEuros(row.amountInEUR),
          row.method === 'bank_transfer' ? 'Virement bancaire' : row.cryptoName,
          formatDate(row.createdAt),
        ]}
      />
    </>
  );
}

/** A contract links to its report, which decides it; a standard one has none. */
function Contract({ row }: { row: AdminContract }) {
  const mayOpen = useMe()?.permissions?.manageReports && row.reportId !== null;
  return (
    <>
      {mayOpen ? (
        <RowLink resource="reports" id={row.reportId ?? ''} email={row.userEmail}>
          {row.reference}
        </RowLink>
      ) : (
        <strong>{row.reference} </strong>
      )}
      <ContractStatusChip status={row.status} />
      <Details
        words={[
          row.title,
          row.amount !== null && formatEuros(row.amount),
          formatDate(row.createdAt),
        ]}
      />
      {row.documentUrl && (
        <Link href={row.documentUrl} download sx={{ display: 'inline-block', py: 1.25 }}>
          Texte accepté (PDF)
        </Link>
      )}
    </>
  );
}

/** The person's withdrawals, payments and contracts, each leading to where it is decided. */
function PersonRecords({ userId }: { userId: string }) {
  return (
    <div>
      <PersonList<AdminWithdrawalRow>
        resource="withdrawals"
        userId={userId}
        title="Retraits"
        empty="Aucune demande de retrait"
        renderRow={(row) => <Withdrawal row={row} />}
      />
      <PersonList<AdminPayment>
        resource="payments"
        userId={userId}
        title="Paiements"
        empty="Aucun paiement"
        renderRow={(row) => <Payment row={row} />}
      />
      <PersonList<AdminContract>
        resource="contracts"
        userId={userId}
        title="Contrats"
        empty="Aucun contrat"
        renderRow={(row) => <Contract row={row} />}
      />
    </div>
  );
}

/** The page of one person's money, with their records. */
export const PersonMoneyPage = () => (
  <MoneyPage recordsOf={(userId) => <PersonRecords userId={userId} />} />
);
