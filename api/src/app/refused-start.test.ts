/** What keeps a server from starting, in the process that starts it. */
import { type AddressInfo, createServer } from 'node:net';
import { migrate, openDatabase } from '@parade/db';
import { freshDatabase } from '@parade/db/testing.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorld } from '../../tests/testing.ts';
import { listen } from './server.ts';

let taken: ReturnType<typeof createServer>;
beforeAll(async () => {
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
});
afterAll(() => void taken.close());

it('refuses a database of a later version, and leaves it as it is', async () => {
  const database = await freshDatabase();
  const db = openDatabase(database.location);
  await sql`insert into "kysely_migration" values ('9999_later', ${new Date().toISOString()})`.execute(
    db,
  );
  const sentence = 'The database comes from a later version of Parade (9999_later): ';
  await expect(migrate(db)).rejects.toThrow(sentence);
  await sql`delete from "kysely_migration" where "name" = '9999_later'`.execute(db);
  await migrate(db);
  await db.destroy();
  await database.drop();
});

it('says that the port is in use, and what to change', async () => {
  const { port } = taken.address() as AddressInfo;
  const nothing = { handle: () => false, useSite: async () => {}, builtSite: null };
  const attempt = async (changes: { port?: number; host?: string; metrics?: object }) => {
    const world = await createWorld();
    const env = { ...world.services.env, port: 0, host: '127.0.0.1', ...changes };
    const services = { ...world.services, env: env as typeof world.services.env };
    await listen(services, nothing).finally(() => world.end());
  };
  await expect(attempt({ port })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is in use by another process: stop that one, or set PORT.`,
  );
  await expect(attempt({ host: '192.0.2.1' })).rejects.toThrow(
    '192.0.2.1 is no address of this machine (EADDRNOTAVAIL): put HOST right, or set PORT.',
  );
  await expect(attempt({ metrics: { port, host: '127.0.0.1' } })).rejects.toThrow('METRICS_PORT');
});
