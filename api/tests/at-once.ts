import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { World } from './testing.ts';

/** How many statements of this PostgreSQL database wait for a lock. */
export async function waitingForLocks({ db }: World): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}

/**
 * Sends requests that meet where each waits for the same account: on PostgreSQL none goes on before
 * all have come there. SQLite takes one after the other.
 */
export async function atOnce<Answer>(
  world: World,
  accountId: string,
  requests: readonly (() => Promise<Answer>)[],
): Promise<Answer[]> {
  const send = () => requests.map((request) => request());
  if (!process.env.TEST_POSTGRES_URL) return Promise.all(send());
  const sent = await world.db.transaction().execute(async (trx) => {
    await sql`update users set version = version where id = ${accountId}`.execute(trx);
    const answers = send();
    const all = async () => expect(await waitingForLocks(world)).toBe(requests.length);
    await vi.waitFor(all, { timeout: 5000, interval: 20 });
    return { answers };
  });
  return Promise.all(sent.answers);
}
