import type { AdminTicket } from '@parade/api/contract/support-tickets.ts';
import { useState } from 'react';
import { useEditContext, useStore } from 'react-admin';

const FIELDS = ['status', 'priority'] as const;
/** What is decided on a ticket: its long conversation is too large to send back. */
export type Decided = Pick<AdminTicket, 'id' | 'version' | (typeof FIELDS)[number]>;
const NOTHING: Partial<Decided> = {};

const decided = ({ id, version, status, priority }: AdminTicket): Decided => ({
  id,
  version,
  status,
  priority,
});

/**
 * What the form of an open ticket decides on. `read` follows the live ticket
 * unless somebody else has set what is being changed here: then it is
 * `changed`, until it is reloaded.
 */
export function useTicket(live: AdminTicket) {
  const { refetch } = useEditContext<AdminTicket>();
  const [chosen] = useStore<Partial<Decided>>(`support-tickets.draft.${live.id}`, NOTHING);
  const [read, setRead] = useState(() => decided(live));
  const changed = FIELDS.some(
    (field) =>
      chosen[field] !== undefined && live[field] !== read[field] && live[field] !== chosen[field],
  );
  if (live.version > read.version && !changed) setRead(decided(live));

  async function reload() {
    const { data: now } = await refetch();
    if (now) setRead(decided(now));
  }

  return { read, changed, reload };
}
