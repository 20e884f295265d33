import { afterEach, beforeEach, expect, it } from 'vitest';
import { createWorld, type World } from '../../../tests/testing.ts';
import { newId } from '../ids.ts';
import { mailsDelivered } from './delivered.ts';

const NOW = '2026-11-23T10:23:00.000Z';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

/** Mails of so many hours ago. */
function mails(
  count: number,
  hours: number,
  outcome: { sentAt?: string; failedAt?: string; lastError?: string; attempts?: number },
) {
  const createdAt = new Date(Date.parse(NOW) - hours * 3_600_000).toISOString();
  return world.db
    .insertInto('mail_outbox')
    .values(
      Array.from({ length: count }, () => ({
        ...{ id: newId(), to: 'a@exemple.fr', subject: '', text: '', html: '', attempts: 1 },
        ...{ createdAt, nextAttemptAt: createdAt, ...outcome },
      })),
    )
    .execute();
}

it('counts what was given up, and what waits after a try in vain', async () => {
  const measured = () => mailsDelivered.measure(world.db, new Date(NOW));
  const sentAt = '2026-11-23T09:00:00.000Z';
  const lastError = 'refused';
  await mails(19, 2, { sentAt });
  await mails(5, 30, { sentAt: '2026-11-22T09:00:00.000Z' });
  await mails(5, 2, { sentAt, attempts: 0 }); // Written for nobody.
  await mails(5, 0.5, { lastError }); // Put off for less than an hour.
  await mails(5, 2, {}); // Under way.
  await mails(5, 30, { lastError });
  expect(await measured()).toBeUndefined();
  await mails(1, 2, { lastError });
  expect(await measured()).toEqual({ value: 0.95, min: 0.95 });
  await mails(5, 90, { failedAt: sentAt, lastError });
  expect(await measured()).toEqual({ value: 19 / 25, min: 0.95 });
});
