import { useIsMutating } from '@tanstack/react-query';
import { type RaRecord, useGetOne } from 'react-admin';
import { WHOLE } from './whole.ts';

interface Row {
  id: string;
  version: number;
}

/**
 * The whole record behind a row. Read once when its panel opens, and again
 * only when somebody asks: nothing changes under the hands of who is writing.
 * `changed`: somebody else saved it since; while this page saves, the change is its own.
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
