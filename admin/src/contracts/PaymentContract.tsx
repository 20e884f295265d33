import { Box, Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { ListTrouble } from '../lib/list/ListTrouble.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { ContractItem } from './ContractItem.tsx';
import { contractsById } from './queries.ts';

/** The contract of a payment. A standard one belongs to no report and shows only here. */
export function PaymentContract({ contractId }: { contractId: string }) {
  const { data, error, refetch } = useQuery(contractsById(contractId));
  return (
    <Box component="section" aria-label="Contrat">
      <PanelHeading>Contrat</PanelHeading>
      {error && !data && <ListTrouble error={error} onRetry={() => refetch()} />}
      {!error && !data && <Skeleton height={64} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((contract) => (
          <ContractItem key={contract.id} contract={contract} />
        ))}
      </Box>
    </Box>
  );
}
