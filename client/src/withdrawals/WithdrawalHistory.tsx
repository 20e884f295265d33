import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { Failure } from '../lib/Failure.tsx';
import { ListSkeletons } from '../lib/ListSkeletons.tsx';
import { SectionHeading } from '../lib/SectionHeading.tsx';
import { useWithdrawals } from './queries.ts';
import { WithdrawalItem } from './WithdrawalItem.tsx';

/** One's own requests, newest first. */
export function WithdrawalHistory() {
  const list = useWithdrawals();
  const requests = list.data?.pages.flatMap(({ items }) => items);
  return (
    <Box component="section" aria-labelledby="withdrawals">
      <SectionHeading id="withdrawals">Vos demandes</SectionHeading>
      {list.isPending && <ListSkeletons label="Chargement des demandes" />}
      {list.isError && (
        <Box sx={{ py: 2 }}>
          <Failure
            sentence="Vos demandes sont bien conservées, mais la liste n’a pas pu être lue."
            onRetry={list.refetch}
          />
        </Box>
      )}
      {requests?.length === 0 && (
        <Typography sx={{ py: 2.5 }}>Vous n’avez encore demandé aucun retrait.</Typography>
      )}
      {requests && requests.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {requests.map((request) => (
            <WithdrawalItem key={request.id} request={request} />
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
          Afficher plus<VisuallyHidden> de demandes</VisuallyHidden>
        </Button>
      )}
    </Box>
  );
}
