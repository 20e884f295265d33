/** How many checks are answered: two numbers, and nothing of what was checked. */
import type { Db } from '@parade/db';
import type { Services } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { daysBefore } from '../../platform/paris-days.ts';
import type { Probe, Reading } from '../../platform/ports.ts';

const ENOUGH = 20;
const EXPECTED = 0.95;

/** Of this process, since they were last stored: a check waits for no write. */
const unstored = new WeakMap<Db, { answered: number; failed: number }>();

/** Passes an answer or its error on, counted. */
export async function counted<Answer>(db: Db, answer: Promise<Answer>): Promise<Answer> {
  const counts = unstored.get(db) ?? { answered: 0, failed: 0 };
  unstored.set(db, counts);
  try {
    const given = await answer;
    counts.answered++;
    return given;
  } catch (error) {
    counts.failed++;
    throw error;
  }
}

/** Stores what was counted since the last time, and forgets what is older than a day. */
export async function storeCounts({ db, now }: Services): Promise<void> {
  const counts = unstored.get(db);
  if (counts && counts.answered + counts.failed > 0) {
    const { answered, failed } = counts;
    await db
      .insertInto('check_counts')
      .values({ id: newId(), at: now().toISOString(), answered, failed })
      .execute();
    counts.answered -= answered;
    counts.failed -= failed;
  }
  await db
    .deleteFrom('check_counts')
    .where('at', '<', daysBefore(now(), 1).toISOString())
    .execute();
}

async function shareAnswered(db: Db, now: Date): Promise<Reading | undefined> {
  const { answered, failed } = await db
    .selectFrom('check_counts')
    .select((e) => [
      e.fn.sum<number | null>('answered').as('answered'),
      e.fn.sum<number | null>('failed').as('failed'),
    ])
    .where('at', '>=', daysBefore(now, 1).toISOString())
    .executeTakeFirstOrThrow();
  const all = (answered ?? 0) + (failed ?? 0);
  return all < ENOUGH ? undefined : { value: (answered ?? 0) / all, min: EXPECTED };
}

export const checksAnswered: Probe = {
  name: 'checks_answered',
  label: 'Vérifications menées à bien en 24\u00a0heures',
  unit: 'share',
  measure: shareAnswered,
};
