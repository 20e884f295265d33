import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { AdminAlert, AdminAlertRow } from '@parade/api/contract/alerts-admin.ts';
import { useIsMutating } from '@tanstack/react-query';
import { useGetOne } from 'react-admin';
import { ListTrouble } from '../lib/ListTrouble.tsx';
import { RecordChanged } from '../lib/RecordChanged.tsx';
import { WHOLE } from '../lib/whole.ts';
import { AlertEditor } from './AlertEditor.tsx';

/**
 * Everything to decide an alert. Read once when it opens, and again only when
 * somebody asks: nothing changes under the hands of who is writing.
 */
export function AlertPanel({ row }: { row: AdminAlertRow }) {
  const { data, error, isFetching, refetch } = useGetOne<AdminAlert>(
    'alerts',
    { id: row.id, meta: WHOLE },
    {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  );
  const saving = useIsMutating() > 0;
  if (!data) {
    return (
      <Box sx={{ p: 2.5 }} {...(error ? {} : { role: 'status', 'aria-label': 'Chargement...' })}>
        {error ? (
          <ListTrouble error={error} onRetry={() => refetch()} />
        ) : (
          <Skeleton variant="rounded" height={320} />
        )}
      </Box>
    );
  }
  const reload = () => refetch();
  return (
    <>
      {/* While this page saves, the change is its own. */}
      {row.version > data.version && !saving && (
        <RecordChanged busy={isFetching} onReload={reload} />
      )}
      <AlertEditor alert={data} onReload={reload} />
    </>
  );
}
