import { Box, Skeleton, Typography } from '@mui/material';
import type { ContractStatus } from '@parade/api/contract/contracts.ts';
import { Failure } from '../lib/Failure.tsx';
import { PlainList } from '../lib/Line.tsx';
import { PagedList } from '../lib/PagedList.tsx';
import { itemsOf } from '../lib/paged.ts';
import { Section } from '../lib/Section.tsx';
import { ContractItem } from './ContractItem.tsx';
import { useContracts } from './queries.ts';

interface ContractListProps {
  /** The status that is left out: a closed account is offered nothing. */
  without?: ContractStatus;
}

/** The part « Contrats » of a page: what was offered, accepted and renounced. */
export function ContractList({ without }: ContractListProps) {
  const list = useContracts();
  return (
    <Section id="contracts" title="Contrats">
      <PagedList
        list={list}
        items={itemsOf(list)?.filter(({ status }) => status !== without)}
        skeleton={
          <Box role="status" aria-label="Chargement des contrats" sx={{ py: 2 }}>
            <Skeleton width="55%" height={28} />
            <Skeleton width="40%" height={24} />
          </Box>
        }
        unread={
          <Failure sentence="Erreur lors du chargement des contrats" onRetry={list.refetch} />
        }
        empty={
          <Typography sx={{ py: 2.5, maxWidth: '38rem' }}>
            Aucun contrat pour le moment. Un contrat précise ce que nous faisons et à quel prix.
            Vous avez 14&nbsp;jours pour y renoncer, sans donner de motif.
          </Typography>
        }
        more="Afficher plus de contrats"
      >
        {(contracts) => (
          <PlainList>
            {contracts.map((contract) => (
              <ContractItem key={contract.id} contract={contract} />
            ))}
          </PlainList>
        )}
      </PagedList>
    </Section>
  );
}
