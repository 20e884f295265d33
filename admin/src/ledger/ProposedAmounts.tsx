import { Box, Link, Typography } from '@mui/material';
import type { ProposedAmount } from '@parade/api/contract/ledger.ts';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { ListTrouble } from '../lib/list/ListTrouble.tsx';
import { moneyPath } from '../users/MoneyLink.tsx';
import { Proposal } from './Proposal.tsx';
import { proposedQuery } from './queries.ts';

function Person({ proposal: { userId, userName, userEmail } }: { proposal: ProposedAmount }) {
  return (
    <>
      <Link component={RouterLink} to={moneyPath(userId)} sx={{ py: 1.25 }}>
        {userName}
      </Link>{' '}
      ({userEmail})
    </>
  );
}

export function ProposedAmounts() {
  const { data, error, refetch } = useQuery(proposedQuery);
  if (error && !data) return <ListTrouble error={error} onRetry={() => refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="proposed-amounts" sx={{ mb: 4 }}>
      <Typography id="proposed-amounts" variant="h2" sx={{ mb: 1 }}>
        Montants à confirmer ({data.length})
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5, maxWidth: '46rem' }}>
        Un montant récupéré ne compte qu’une fois confirmé par une deuxième personne, qui a vu
        l’opération sur le relevé.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map((proposal) => (
          <Box
            component="li"
            key={proposal.id}
            sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}
          >
            <Proposal proposal={proposal} person={<Person proposal={proposal} />} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}
