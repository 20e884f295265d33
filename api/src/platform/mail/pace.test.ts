/** The rate at which mails leave, and who goes first. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type MailServer, setForward, startMailServer, workerOf } from '../../../tests/mail.ts';
import { createWorld, type World } from '../../../tests/testing.ts';
import { notificationMail, toNotifications } from '../../people/notifications/mails.ts';
import { SYSTEM } from '../context.ts';
import { standingOf } from '../metrics/standing.ts';
import { work } from '../unit-of-work.ts';
import { enqueueMails } from './enqueue.ts';
import type { MailWorker } from './worker.ts';

const SECOND = 1000;
/** The job of the outbox comes round so often. */
const ROUND = 5 * SECOND;
const RATE = 120;
const EVERYBODY = 500;

let server: MailServer;
let world: World;
let workers: MailWorker[];
beforeEach(async () => {
  server = await startMailServer();
  world = await createWorld({ smtpUrl: server.url, mailRate: RATE });
  // One clock that stands still between the rounds.
  const at = new Date();
  world.services.now = () => at;
  workers = [workerOf(world.services), workerOf(world.services)];
});
afterEach(async () => {
  for (const worker of workers) await worker.stop();
  await world.end();
  await server.stop();
});

const write = (addresses: string[], bulk: boolean) =>
  work(world.services, SYSTEM, (unit) =>
    enqueueMails(unit, addresses, notificationMail('A', 'B', toNotifications('http://x')), {
      bulk,
    }),
  );
const addresses = (count: number, name = 'personne') =>
  Array.from({ length: count }, (_, nth) => `${name}${nth}@exemple.fr`);
const round = () => Promise.all(workers.map((worker) => worker.run()));
const recipients = () => server.taken.flatMap((mail) => mail.recipients);

it('is kept by all processes together, and a reset leaves before what goes to everybody', async () => {
  const person = await world.client({ email: 'eloise@exemple.fr' });
  await round();
  await write(addresses(EVERYBODY), true);
  await round();
  const before = recipients().length;
  await world.visitor().post('/api/auth/password-reset', { email: person.email });
  await round();
  expect(recipients().slice(before)).toEqual([person.email]);

  const first = recipients().length;
  for (let nth = 0; nth < 12; nth++) {
    setForward(world.services, ROUND);
    await round();
  }
  const inAMinute = recipients().length - first;
  expect(inAMinute).toBeGreaterThan(0.9 * RATE);
  expect(inAMinute).toBeLessThanOrEqual(RATE);
});

it('lets who waits be ahead of it by a minute, and not by more', async () => {
  await write(addresses(RATE + 30), false);
  // The second time, what one gave back that the other was faster with.
  await round();
  await workers[0]?.run();
  expect(recipients()).toHaveLength(RATE);
  setForward(world.services, ROUND);
  await round();
  await workers[0]?.run();
  expect(recipients()).toHaveLength(RATE + 10);
});

it('is not stopped by an instant that a wrong clock wrote', async () => {
  const expiresAt = new Date(world.services.now().getTime() + 3600 * SECOND).toISOString();
  await world.db
    .insertInto('rate_limits')
    .values({ key: 'mail_rate', points: 0, expiresAt })
    .execute();
  await write(['a@exemple.fr'], false);
  await round();
  expect(recipients()).toEqual(['a@exemple.fr']);
});

it('hurries no alarm: only what somebody waits for grows old', async () => {
  await server.stop();
  await write(addresses(EVERYBODY), true);
  setForward(world.services, 6 * 3600 * SECOND);
  expect(await standingOf(world.services)).toMatchObject({
    bulkMailsWaiting: EVERYBODY,
    mailsWaiting: 0,
    oldestMailSeconds: 0,
  });
  await write(['a@exemple.fr'], false);
  setForward(world.services, 1000 * SECOND);
  await round();
  expect(await standingOf(world.services)).toMatchObject({
    mailsWaiting: 1,
    oldestMailSeconds: 1000,
  });
});

it('is for what goes to everybody alone that it comes last', async () => {
  await world.client({ email: 'eloise@exemple.fr' });
  await world.db.updateTable('users').set({ wantsEmails: 1, isEmailVerified: 1 }).execute();
  await world.db.deleteFrom('mail_outbox').execute();
  const staff = await world.staff();
  const notice = { title: 'Maintenance', message: 'Ce soir à 22 heures.' };
  const all = await staff.post('/api/admin/notifications', { ...notice, userId: 'all' });
  expect(all.status).toBeLessThan(300);
  const [user] = await world.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'eloise@exemple.fr')
    .execute();
  await staff.post('/api/admin/notifications', { ...notice, userId: user?.id });
  const rows = () =>
    world.db
      .selectFrom('mail_outbox')
      .select('bulk')
      .where('to', '=', 'eloise@exemple.fr')
      .orderBy('id')
      .execute();
  await expect.poll(rows).toEqual([{ bulk: 1 }, { bulk: 0 }]);
});
