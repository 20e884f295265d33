import { Box, Button } from '@mui/material';
import { Link, useSearchParams } from 'react-router';
import { ContractList } from '../contracts/ContractList.tsx';
import { useContractStatuses, useIsOffered } from '../contracts/queries.ts';
import { RenounceableContracts } from '../contracts/RenounceableContracts.tsx';
import { EmptyState } from '../lib/EmptyState.tsx';
import { ErrorBanner } from '../lib/ErrorBanner.tsx';
import { PlainList } from '../lib/Line.tsx';
import { ListSkeletons } from '../lib/ListSkeletons.tsx';
import { NoneInStatus, UnreadList } from '../lib/list-notices.tsx';
import { PagedList } from '../lib/PagedList.tsx';
import { itemsOf } from '../lib/paged.ts';
import { SectionHeading } from '../lib/Section.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { useArrival } from '../lib/useArrival.ts';
import { PaymentFigures } from './PaymentFigures.tsx';
import { filterOf, PaymentFilters } from './PaymentFilters.tsx';
import { PaymentItem } from './PaymentItem.tsx';
import { usePayments } from './queries.ts';
import { type Sent, SentNotice } from './SentNotice.tsx';

export default function PaymentsPage() {
  const sent = useArrival<Sent>('sent');
  const [search, setSearch] = useSearchParams();
  const status = filterOf(search.get('statut'));
  const list = usePayments(status);
  const totals = list.data?.pages.at(-1)?.totals;
  const payments = itemsOf(list);
  const isOffered = useIsOffered();
  const statuses = useContractStatuses(payments?.map(({ contractId }) => contractId) ?? []);

  return (
    <>
      <SentNotice sent={sent} statuses={statuses} />
      <ErrorBanner of={list} sentence="Erreur lors du chargement des paiements" />
      <Box sx={{ my: 4 }}>
        <PaymentFigures totals={totals} isError={list.isError} />
      </Box>
      <Box sx={{ mb: 4 }}>
        <RenounceableContracts />
      </Box>
      <SectionHeading>Historique</SectionHeading>
      <Box sx={{ py: 2 }}>
        <PaymentFilters
          chosen={status}
          totals={totals}
          onChoose={(next) => setSearch(next ? { statut: next } : {}, { replace: true })}
        />
      </Box>
      <PagedList
        list={list}
        items={payments}
        skeleton={<ListSkeletons label="Chargement des paiements" />}
        unread={<UnreadList of="paiements" />}
        empty={
          status ? (
            <NoneInStatus of="paiements" />
          ) : (
            <EmptyState title="Aucun paiement pour le moment">
              Vous ne devez rien. Un retrait ne dépend jamais d’un paiement.
            </EmptyState>
          )
        }
        beside={
          totals !== undefined &&
          (isOffered ? (
            <Button variant="outlined" component={Link} to="/payment">
              Effectuer un paiement
            </Button>
          ) : (
            <TallLink to="/payment">Voir le contrat et le prix</TallLink>
          ))
        }
      >
        {(shown) => (
          <PlainList>
            {shown.map((payment) => (
              <PaymentItem
                key={payment.id}
                payment={payment}
                isNew={payment.reference === sent?.reference}
                contractStatus={statuses.get(payment.contractId)}
              />
            ))}
          </PlainList>
        )}
      </PagedList>
      <Box sx={{ mt: 6 }}>
        <ContractList />
      </Box>
    </>
  );
}
