/** Mails to an address that nobody has shown to be theirs. */
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createWorld, type World } from '../../../tests/testing.ts';
import { notificationMail, toNotifications } from '../../people/notifications/mails.ts';
import { SYSTEM } from '../context.ts';
import { newId } from '../ids.ts';
import { work } from '../unit-of-work.ts';
import { enqueueToUnproven } from './enqueue.ts';

const isSqlite = !process.env.TEST_POSTGRES_URL;
const ROWS = 2000;

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

it('are counted without reading those to everybody else', async () => {
  const at = world.services.now().toISOString();
  const empty = { subject: '', text: '', html: '', createdAt: at, nextAttemptAt: at, attempts: 0 };
  for (let from = 0; from < ROWS; from += 500) {
    const some = Array.from({ length: 500 }, (_, nth) => `personne${from + nth}@exemple.fr`);
    await world.db
      .insertInto('mail_outbox')
      .values(some.map((to) => ({ ...empty, id: newId(), to, sentAt: at })))
      .execute();
  }
  if (!isSqlite) await sql`analyze mail_outbox`.execute(world.db);

  const asked: RootOperationNode[] = [];
  const listener: KyselyPlugin = {
    transformQuery({ node }) {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const services = { ...world.services, db: world.db.withPlugin(listener) };
  const addresses = ['personne1@exemple.fr', 'personne2@exemple.fr'];
  const mail = notificationMail('A', 'B', toNotifications('http://x'));
  await work(services, SYSTEM, (unit) => enqueueToUnproven(unit, addresses, mail));

  const plans: string[] = [];
  for (const node of asked) {
    const query = world.db.getExecutor().compileQuery(node as never, { queryId: 'plan' } as never);
    if (!/^select .* from "mail_outbox"/.test(query.sql)) continue;
    const how = isSqlite ? 'explain query plan ' : 'explain ';
    const { rows } = await world.db.executeQuery<Record<string, string>>({
      ...query,
      sql: `${how}${query.sql}`,
    });
    plans.push(rows.map((row) => row.detail ?? row['QUERY PLAN']).join('\n'));
  }
  expect(plans).toEqual([expect.stringContaining('mail_outbox_address')]);
});
