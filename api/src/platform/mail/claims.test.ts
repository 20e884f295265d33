/** Who sends a mail, when a process or its database fails half way. */
import { sharedClock } from '@parade/db';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type MailServer,
  MINUTE,
  setForward,
  startMailServer,
  workerOf,
} from '../../../tests/mail.ts';
import { createWorld, type World } from '../../../tests/testing.ts';
import { notificationMail, toNotifications } from '../../people/notifications/mails.ts';
import { type Services, SYSTEM } from '../context.ts';
import { work } from '../unit-of-work.ts';
import { enqueueMail } from './enqueue.ts';
import type { MailWorker } from './worker.ts';

let server: MailServer;
let world: World;
const workers: MailWorker[] = [];
beforeEach(async () => {
  server = await startMailServer();
  world = await createWorld({ smtpUrl: server.url });
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const worker of workers.splice(0)) await worker.stop();
  await world.end();
  await server.stop();
});

function worker(services: Services): MailWorker {
  const made = workerOf(services);
  workers.push(made);
  return made;
}

const write = (to: string, services = world.services) =>
  work(services, SYSTEM, (unit) =>
    enqueueMail(unit, to, notificationMail('Bonjour', 'Un message.', toNotifications('http://x'))),
  );
const recipients = () => server.taken.flatMap((mail) => mail.recipients).sort();

/** A process on the same database, whose statements fail while `isAway` says so. */
const failing = (isAway: (statement: string) => boolean): Services => ({
  ...world.services,
  db: world.db.withPlugin({
    transformQuery({ node }) {
      if (isAway(JSON.stringify(node))) {
        throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  }),
});
/** What writes down that a mail was taken, and nothing else. */
const marks = (statement: string) =>
  statement.startsWith('{"kind":"UpdateQueryNode"') &&
  statement.includes('"lastError"') &&
  !statement.includes('"attempts"');

describe('a mail that was taken', () => {
  it('is marked as sent as soon as the database is back, and sent by nobody else', async () => {
    let left = 3;
    const one = worker(failing((statement) => marks(statement) && left-- > 0));
    await write('a@exemple.fr');
    await one.run();
    expect(left).toBeLessThan(0);
    setForward(world.services, 6 * MINUTE);
    await worker(world.services).run();
    expect(recipients()).toEqual(['a@exemple.fr']);
  });

  it('is marked first, by whoever holds it, where its claim ran out while the database was away', async () => {
    let away = false;
    const elapsed = vi.spyOn(performance, 'now');
    const other = worker(failing(() => away));
    const one = worker(failing((statement) => marks(statement) && away));
    await write('a@exemple.fr');
    away = true;
    const marking = one.run();
    await vi.waitFor(() => expect(recipients()).toEqual(['a@exemple.fr']));
    await expect(other.run()).rejects.toThrow('away');
    setForward(world.services, 6 * MINUTE);
    away = false;
    // The other process is asked first, and leaves it alone.
    await other.run();
    await marking;
    const now = performance.now() + 11_000;
    elapsed.mockImplementation(() => now);
    await write('b@exemple.fr');
    await other.run();
    expect(recipients()).toEqual(['a@exemple.fr', 'b@exemple.fr']);
  });

  it('leaves the claim as it is where a failure cannot be written down', async () => {
    await server.stop();
    await write('a@exemple.fr');
    const one = worker(failing((statement) => marks(statement)));
    await one.run();
    const row = await world.db.selectFrom('mail_outbox').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ attempts: 1, lastError: null, sentAt: null });
  });
});

describe.runIf(process.env.TEST_POSTGRES_URL)('processes whose clocks differ', () => {
  /** A process ten minutes off, with the clock of the database as every real one has it. */
  function process(off: number): Services {
    const now = () => new Date(Date.now() + off * MINUTE);
    return { ...world.services, now, sharedNow: sharedClock(world.db, now) };
  }

  it.each([10, -10])(
    'send each mail once, as soon as it is written: %i minutes off',
    async (off) => {
      const [right, wrong] = [process(0), process(off)];
      const addresses = Array.from({ length: 12 }, (_, n) => `personne${n}@exemple.fr`);
      for (const [n, to] of addresses.entries()) await write(to, n % 2 ? right : wrong);
      // While one sends, the other looks again and again for what is left.
      const sending = worker(right).run();
      const other = worker(wrong);
      let sent = false;
      void sending.then(() => (sent = true));
      while (!sent) await other.run();
      await other.run();
      expect(recipients()).toEqual(addresses.sort());
    },
  );

  it.each([10, -10])('keep a claim from the other: %i minutes off', async (off) => {
    const [right, wrong] = [process(0), process(off)];
    await write('a@exemple.fr', right);
    // It dies with the mail in its hands.
    const claimed = { attempts: 1, nextAttemptAt: right.sharedNow(5 * MINUTE) };
    await world.db.updateTable('mail_outbox').set(claimed).execute();
    await worker(wrong).run();
    expect(recipients()).toEqual([]);
    await world.db.updateTable('mail_outbox').set({ nextAttemptAt: right.sharedNow() }).execute();
    await worker(wrong).run();
    expect(recipients()).toEqual(['a@exemple.fr']);
  });
});
