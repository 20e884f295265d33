import { useIsMutating } from '@tanstack/react-query';
import { type RaRecord, useGetOne } from 'react-admin';

/**
 * Sets whole records apart in the cache: react-admin stores the rows of a list
 * as records under the plain key, and a row lacks most of what a panel shows.
 */
export const WHOLE = { whole: true };

interface Row {
  id: string;
  version: number;
}

/**
 * The whole record behind a row, read when its panel opens and again only on
 * request: nothing changes while somebody types. `changed`: somebody else saved
 * it since; false while this page saves, whose own change it is.
 */
export function useOpenRecord<Whole extends RaRecord & Row>(resource: string, row: Row) {
  const { data, error, isFetching, refetch } = useGetOne<Whole>(
    resource,
    { id: row.id, meta: WHOLE },
    {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  );
  const saving = useIsMutating() > 0;
  const changed = data !== undefined && row.version > data.version && !saving;
  return { data, error, isFetching, changed, reload: () => refetch() };
}
