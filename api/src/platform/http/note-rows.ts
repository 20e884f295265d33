import type { AuditObject } from '../../../contract/audit/objects.ts';
import type { Actor, Services } from '../context.ts';
import { lineId } from '../line-id.ts';
import { work } from '../unit-of-work.ts';

const HOUR = 3_600_000;
/** Twice the longest page of the back office: who looks for something stops before. */
const MANY = 200;
/** So many are told apart: nobody's memory is filled by reading. */
const TOLD_APART = 20_000;

interface Read {
  ids: Set<string>;
  /** The count that the next line is for. */
  next: number;
}
/** What each member read of each list within the current hour, in this process. */
const reads = new WeakMap<Services, { hour: number; of: Map<string, Read> }>();

function readOf(services: Services, hour: number, key: string): Read {
  let now = reads.get(services);
  if (now?.hour !== hour) {
    now = { hour, of: new Map() };
    reads.set(services, now);
  }
  const read = now.of.get(key) ?? { ids: new Set(), next: MANY };
  now.of.set(key, read);
  return read;
}

/**
 * Writes into the journal, before they are shown, that a member read more than `MANY` rows of a
 * list within an hour of the clock, however they were cut into pages: one line for each of them,
 * list and hour, whose count is written again each time it doubles. The same row read again, as
 * open pages do, counts once.
 */
export async function noteRows(
  services: Services,
  actor: Actor & { id: string },
  objectType: AuditObject,
  rows: readonly { id: string }[],
): Promise<void> {
  const hour = Math.floor(services.now().getTime() / HOUR);
  const read = readOf(services, hour, `${actor.id} ${objectType}`);
  for (const { id } of rows) if (read.ids.size < TOLD_APART) read.ids.add(id);
  const count = read.ids.size;
  if (count <= read.next) return;
  const id = lineId(services.key, ['rows', actor.id, objectType, hour]);
  const after = { rows: count };
  await work(services, actor, async ({ trx, audit }) => {
    if (await audit('view-many', objectType, 'all', { id, after })) return;
    await trx
      .updateTable('audit_events')
      .set({ after: JSON.stringify(after) })
      .where('id', '=', id)
      .execute();
  });
  while (read.next < count) read.next *= 2;
}
