import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { AdminAlert, AdminAlertRow } from '@parade/api/contract/alerts-admin.ts';
import { ListTrouble } from '../lib/ListTrouble.tsx';
import { RecordChanged } from '../lib/RecordChanged.tsx';
import { useOpenRecord } from '../lib/useOpenRecord.ts';
import { AlertEditor } from './AlertEditor.tsx';

/**
 * Everything to decide an alert. Read once when it opens, and again only when
 * somebody asks: nothing changes under the hands of who is writing.
 */
export function AlertPanel({ row }: { row: AdminAlertRow }) {
  const { data, error, isFetching, changed, reload } = useOpenRecord<AdminAlert>('alerts', row);
  if (!data) {
    return (
      <Box sx={{ p: 2.5 }} {...(error ? {} : { role: 'status', 'aria-label': 'Chargement...' })}>
        {error ? (
          <ListTrouble error={error} onRetry={reload} />
        ) : (
          <Skeleton variant="rounded" height={320} />
        )}
      </Box>
    );
  }
  return (
    <>
      {changed && <RecordChanged busy={isFetching} onReload={reload} />}
      <AlertEditor alert={data} onReload={reload} />
    </>
  );
}
