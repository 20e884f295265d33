import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ContractStatus } from '@parade/api/contract/contracts.ts';
import { Failure } from '../lib/Failure.tsx';
import { SectionHeading } from '../lib/SectionHeading.tsx';
import { ContractItem } from './ContractItem.tsx';
import { useContracts } from './queries.ts';

interface ContractListProps {
  /** Left out: who cannot pay any more is offered nothing. */
  without?: ContractStatus;
}

/** The part « Contrats » of a page: what was offered, accepted and renounced. */
export function ContractList({ without }: ContractListProps) {
  const list = useContracts();
  const contracts = list.data?.pages
    .flatMap(({ items }) => items)
    .filter(({ status }) => status !== without);
  return (
    <Box component="section" aria-labelledby="contracts">
      <SectionHeading id="contracts">Contrats</SectionHeading>
      {list.isPending && (
        <Box role="status" aria-label="Chargement des contrats" sx={{ py: 2 }}>
          <Skeleton width="55%" height={28} />
          <Skeleton width="40%" height={24} />
        </Box>
      )}
      {list.isError && !contracts && (
        <Box sx={{ py: 2 }}>
          <Failure sentence="Erreur lors du chargement des contrats" onRetry={list.refetch} />
        </Box>
      )}
      {contracts?.length === 0 && (
        <Typography sx={{ py: 2.5, maxWidth: '38rem' }}>
          Aucun contrat pour le moment. Un contrat dit ce que nous faisons et son prix&nbsp;; vous y
          renoncez sans motif pendant 14&nbsp;jours.
        </Typography>
      )}
      {contracts && contracts.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {contracts.map((contract) => (
            <ContractItem key={contract.id} contract={contract} />
          ))}
        </Box>
      )}
      {list.hasNextPage && (
        <Button
          variant="outlined"
          sx={{ mt: 3 }}
          loading={list.isFetchingNextPage}
          onClick={() => list.fetchNextPage()}
        >
          Afficher plus de contrats
        </Button>
      )}
    </Box>
  );
}
