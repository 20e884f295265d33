import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { AdminDispute, AdminDisputeRow } from '@parade/api/contract/disputes.ts';
import { ListTrouble } from '../lib/ListTrouble.tsx';
import { RecordChanged } from '../lib/RecordChanged.tsx';
import { useOpenRecord } from '../lib/useOpenRecord.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { DisputeDetails } from './DisputeDetails.tsx';

/** What somebody says is wrong, and the answer. Read once when it opens: nothing changes under the hands of who is writing. */
export function DisputePanel({ row }: { row: AdminDisputeRow }) {
  const { data, error, isFetching, changed, reload } = useOpenRecord<AdminDispute>('disputes', row);
  if (!data) {
    return (
      <Box sx={{ p: 2.5 }} {...(error ? {} : { role: 'status', 'aria-label': 'Chargement...' })}>
        {error ? (
          <ListTrouble error={error} onRetry={reload} />
        ) : (
          <Skeleton variant="rounded" height={220} />
        )}
      </Box>
    );
  }
  return (
    <>
      {changed && <RecordChanged busy={isFetching} onReload={reload} />}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, lg: 4 },
          p: { xs: 2, sm: 2.5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <DisputeDetails dispute={data} />
        {data.status === 'open' && <AnswerForm dispute={data} onReload={reload} />}
      </Box>
    </>
  );
}
