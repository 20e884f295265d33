import { Box, Skeleton, Typography } from '@mui/material';
import { visuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { useQuery } from '@tanstack/react-query';
import { ListTrouble } from '../lib/list/ListTrouble.tsx';
import { PageTitle } from '../lib/PageTitle.tsx';
import { ApprovalCard } from './ApprovalCard.tsx';
import { approvalsQuery } from './queries.ts';
import { TeamOfOne } from './TeamOfOne.tsx';

const TITLE = 'À confirmer';

function Waiting() {
  const { data, error, refetch } = useQuery(approvalsQuery);
  if (error && !data) return <ListTrouble error={error} onRetry={() => refetch()} />;
  if (!data) return <Skeleton role="status" aria-label="Chargement..." height={240} />;
  return (
    <>
      <TeamOfOne {...data} />
      {data.items.length === 0 ? (
        <Typography>Rien n’attend d’être confirmé.</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 5 }}>
          {data.items.map((approval) => (
            <li key={approval.id}>
              <ApprovalCard approval={approval} />
            </li>
          ))}
        </Box>
      )}
    </>
  );
}

/** Every change that waits for the reader, or for somebody else who holds what they do. */
export function ApprovalsPage() {
  return (
    <>
      <PageTitle page={TITLE} />
      <Typography variant="h1" sx={visuallyHidden}>
        {TITLE}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2, maxWidth: '46rem' }}>
        Ce qui déplace de l’argent ou donne du pouvoir ne se décide pas seul&nbsp;: une personne le
        propose, une autre le confirme. Jusque-là, rien ne change.
      </Typography>
      <Waiting />
    </>
  );
}
