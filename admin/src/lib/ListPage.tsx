import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import type { ReactNode } from 'react';
import { ListBase, type RaRecord, useResourceContext } from 'react-admin';
import { listParamsKey } from './listParams.ts';
import { PageTitle } from './PageTitle.tsx';

interface ListPageProps<Row> {
  title: string;
  /** The field that puts the newest first. */
  newestBy: keyof Row & string;
  /** The other way round: what is due first. */
  ascending?: boolean;
  /** Reads again after so many milliseconds while it answers a number. */
  pollMs?: (rows: readonly Row[]) => number | false;
  children: ReactNode;
}

/**
 * A tab of rows, newest first unless it says otherwise. Searches stay out of the address, they are
 * personal data; they are kept while the person goes from tab to tab.
 */
export function ListPage<Row extends RaRecord>(props: ListPageProps<Row>) {
  const { title, newestBy, ascending, pollMs, children } = props;
  const resource = useResourceContext() ?? '';
  return (
    <ListBase<Row>
      sort={{ field: newestBy, order: ascending ? 'ASC' : 'DESC' }}
      perPage={20}
      disableSyncWithLocation
      storeKey={listParamsKey(resource)}
      queryOptions={{
        onError: () => undefined,
        refetchInterval: (query) => pollMs?.(query.state.data?.data ?? []) ?? false,
      }}
    >
      <PageTitle page={title} />
      <Typography variant="h1" sx={visuallyHidden}>
        {title}
      </Typography>
      {children}
    </ListBase>
  );
}
