import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useSearchParams } from 'react-router';
import { ContractList } from '../contracts/ContractList.tsx';
import { useContractStatuses } from '../contracts/queries.ts';
import { RenounceableContracts } from '../contracts/RenounceableContracts.tsx';
import { ErrorBanner } from '../lib/ErrorBanner.tsx';
import { ListSkeletons } from '../lib/ListSkeletons.tsx';
import { SectionHeading } from '../lib/SectionHeading.tsx';
import { EmptyPayments } from './EmptyPayments.tsx';
import { PaymentFigures } from './PaymentFigures.tsx';
import { filterOf, PaymentFilters } from './PaymentFilters.tsx';
import { PaymentItem } from './PaymentItem.tsx';
import { usePayments } from './queries.ts';
import { SentNotice } from './SentNotice.tsx';
import { useSent } from './useSent.ts';

export function PaymentsPage() {
  const sent = useSent();
  const [search, setSearch] = useSearchParams();
  const status = filterOf(search.get('statut'));
  const list = usePayments(status);
  const totals = list.data?.pages.at(-1)?.totals;
  const payments = list.data?.pages.flatMap(({ items }) => items);
  const statuses = useContractStatuses(payments?.map(({ contractId }) => contractId) ?? []);

  return (
    <>
      <SentNotice sent={sent} statuses={statuses} />
      <ErrorBanner
        key={list.errorUpdateCount}
        sentence={list.isError ? 'Erreur lors du chargement des paiements' : undefined}
        onRetry={list.refetch}
      />
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
      {list.isPending && <ListSkeletons label="Chargement des paiements" />}
      {list.isError && !payments && (
        <Typography sx={{ py: 3 }}>
          Vos paiements sont bien conservés, mais la liste n’a pas pu être lue.
        </Typography>
      )}
      {payments && payments.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {payments.map((payment) => (
            <PaymentItem
              key={payment.id}
              payment={payment}
              isNew={payment.reference === sent?.reference}
              contractStatus={statuses.get(payment.contractId)}
            />
          ))}
        </Box>
      )}
      {payments?.length === 0 &&
        (status ? (
          <Typography sx={{ py: 3 }}>
            Aucun de vos paiements n’est dans cet état. Choisissez «&nbsp;Tous&nbsp;» pour les voir
            tous.
          </Typography>
        ) : (
          <EmptyPayments />
        ))}
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {list.hasNextPage && (
          <Button
            variant="outlined"
            loading={list.isFetchingNextPage}
            onClick={() => list.fetchNextPage()}
          >
            Afficher plus
          </Button>
        )}
        {totals !== undefined && totals.count > 0 && (
          <Button variant="outlined" component={Link} to="/payment">
            Effectuer un paiement
          </Button>
        )}
      </Box>
      <Box sx={{ mt: 6 }}>
        <ContractList />
      </Box>
    </>
  );
}
