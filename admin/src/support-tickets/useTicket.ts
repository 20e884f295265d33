import type { AdminTicket } from '@parade/api/contract/support-tickets.ts';
import { useState } from 'react';
import { useGetOne, useStore } from 'react-admin';
import { WHOLE } from '../lib/useOpenRecord.ts';

const FIELDS = ['status', 'priority'] as const;
type Chosen = Partial<Pick<AdminTicket, (typeof FIELDS)[number]>>;
const NOTHING: Chosen = {};

/**
 * An open ticket. `live` is its conversation as it goes on; `read` is what the
 * form decides on, which follows unless somebody else has set what is being
 * changed here: then it is `changed`, until it is reloaded.
 */
export function useTicket(row: AdminTicket) {
  const { data, error, isFetching, refetch } = useGetOne<AdminTicket>(
    'support-tickets',
    { id: row.id, meta: WHOLE },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  const [chosen] = useStore<Chosen>(`support-tickets.draft.${row.id}`, NOTHING);
  const [read, setRead] = useState(data);
  const changed =
    data !== undefined &&
    read !== undefined &&
    FIELDS.some(
      (field) =>
        chosen[field] !== undefined && data[field] !== read[field] && data[field] !== chosen[field],
    );
  if (data !== read && !changed) setRead(data);

  async function reload() {
    const { data: now } = await refetch();
    if (now) setRead(now);
  }

  return { data: data && read && { live: data, read }, error, isFetching, changed, reload };
}
