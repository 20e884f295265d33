import type { Services } from '../context.ts';
import { enqueueMails } from '../mail/enqueue.ts';
import { pageUrl } from '../mail/links.ts';
import { staffEmails } from '../mail/staff-emails.ts';
import type { Probe, Reading } from '../ports.ts';
import { SYSTEM, type UnitOfWork } from '../unit.ts';
import { work } from '../unit-of-work.ts';
import { isWorkingHour } from '../working-days.ts';
import { type Left, outsideMail } from './mails.ts';

const isInside = ({ value, min = value, max = value }: Reading): boolean =>
  value >= min && value <= max;

/**
 * Reads every probe, in working hours alone, and mails the team what has left its range since the
 * reading before: one mail for all of them, and nothing more until each was inside again.
 */
export async function takeReadings(services: Services): Promise<void> {
  const { db, env, now, ports } = services;
  if (!isWorkingHour(now())) return;
  const taken: [Probe, Reading | undefined][] = [];
  for (const probe of ports.probes) taken.push([probe, await probe.measure(db, now())]);
  await work(services, SYSTEM, async (unit) => {
    const left: Left[] = [];
    for (const [probe, reading] of taken) {
      if ((await store(unit, probe, reading)) && reading) left.push({ ...probe, ...reading });
    }
    if (left.length > 0) {
      const team = await staffEmails(unit.trx, 'manageUsers');
      await enqueueMails(unit, team, outsideMail(left, pageUrl(env, '/admin/probes')));
    }
    unit.publish({ topic: 'probes' }, { permission: 'manageUsers' });
  });
}

/** Writes a reading down; true where it has left its range. What cannot be judged changes nothing of that. */
async function store(
  { trx, at }: UnitOfWork,
  { name }: Probe,
  reading: Reading | undefined,
): Promise<boolean> {
  const { value = null, min = null, max = null } = reading ?? {};
  const news = { value, min, max, at };
  // It holds the row until the commit: of several processes one finds that it has left.
  const { outsideSince } = await trx
    .insertInto('probes')
    .values({ name, ...news, outsideSince: null })
    .onConflict((c) => c.column('name').doUpdateSet(news))
    .returning('outsideSince')
    .executeTakeFirstOrThrow();
  if (!reading || isInside(reading) === (outsideSince === null)) return false;
  const left = outsideSince === null;
  await trx
    .updateTable('probes')
    .set({ outsideSince: left ? at : null })
    .where('name', '=', name)
    .execute();
  return left;
}
