import { Box, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { ListTrouble } from '../lib/list/ListTrouble.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';

/** More than a person usually has; older ones are in the tab. */
const SHOWN = 50;

interface PersonListProps<Row> {
  /** The resource, whose list takes `userId`. */
  resource: string;
  userId: string;
  title: string;
  empty: string;
  renderRow: (row: Row) => ReactNode;
}

/** What one person has of a resource, the newest first, in few words. */
export function PersonList<Row extends RaRecord<string>>(props: PersonListProps<Row>) {
  const { resource, userId, title, empty, renderRow } = props;
  const { data, total, error, refetch } = useGetList<Row>(resource, {
    filter: { userId },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  return (
    <Box component="section" aria-label={title} sx={{ mb: 4 }}>
      <PanelHeading>{total === undefined ? title : `${title} (${total})`}</PanelHeading>
      {error && <ListTrouble error={error} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={48} />}
      {total === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {empty}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, typography: 'body2' }}>
        {data?.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{ py: 0.75, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            {renderRow(row)}
          </Box>
        ))}
      </Box>
      {total !== undefined && total > SHOWN && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Les {SHOWN} plus récents&nbsp;; les autres sont dans l’onglet.
        </Typography>
      )}
    </Box>
  );
}

/** The second line of a row: short words with a point between. */
export function Details({ words }: { words: readonly (string | false | null)[] }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {words.filter(Boolean).join(' · ')}
    </Typography>
  );
}
