/** In how many texts of a day each sign was found: counts, and nothing of what was checked. */
import { setImmediate as immediately } from 'node:timers/promises';
import type { Db } from '@parade/db';
import { sql } from 'kysely';
import { signLabel } from '../../../contract/analysis/sign-labels.ts';
import { analyse } from '../../../contract/analysis/verdict.ts';
import type { CheckSigns } from '../../../contract/check-keys.ts';
import { parisDay } from '../../../contract/dates.ts';
import type { Services } from '../../platform/context.ts';
import { daysAfter } from '../../platform/paris-days.ts';

/** Texts that wait to be looked at; of more none is counted, so that a flood costs no memory. */
const MOST_WAITING = 50;
/** From one to the next: the checks that come meanwhile have the process. */
const PACE_MS = 250;
/** Thirteen months. */
const KEPT_DAYS = 395;
const SHOWN = 20;

interface Tally {
  /** Of which day, and what: until their turn comes, never stored. */
  waiting: [day: string, text: string][];
  /** By day and sign. */
  counts: Map<string, number>;
}

/** Of this process, since they were last stored. */
const unstored = new WeakMap<Db, Tally>();

function tallyOf(db: Db): Tally {
  const tally = unstored.get(db) ?? { waiting: [], counts: new Map() };
  unstored.set(db, tally);
  return tally;
}

function add({ counts }: Tally, day: string, signs: readonly { sign: string }[]): void {
  for (const sign of new Set(signs.map((each) => each.sign))) {
    const key = `${day} ${sign}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
}

/** Looks at the text that has waited longest; false where none does. */
function lookAtNext(tally: Tally): boolean {
  const next = tally.waiting.shift();
  if (!next) return false;
  const [day, text] = next;
  try {
    add(tally, day, analyse(text).signs);
  } catch {
    // A text that cannot be read is not counted: its error might quote it.
  }
  return true;
}

function lookAtEach(tally: Tally): void {
  if (lookAtNext(tally) && tally.waiting.length > 0) planned(tally);
}
const planned = (tally: Tally) => setTimeout(lookAtEach, PACE_MS, tally).unref();

/** Counts the signs of a text once its answer has left: a check waits for none of it. */
export function countSignsLater({ db, now }: Services, text: string): void {
  const tally = tallyOf(db);
  if (tally.waiting.length >= MOST_WAITING) return;
  tally.waiting.push([parisDay(now()), text]);
  if (tally.waiting.length === 1) planned(tally);
}

/** Counts signs that were found already. */
export const countSigns = ({ db, now }: Services, signs: readonly { sign: string }[]): void =>
  add(tallyOf(db), parisDay(now()), signs);

/** Stores what was counted since the last time, and forgets what is older than thirteen months. */
export async function storeSigns({ db, now }: Services): Promise<void> {
  const tally = tallyOf(db);
  while (lookAtNext(tally)) await immediately();
  const taken = tally.counts;
  if (taken.size > 0) {
    tally.counts = new Map();
    const rows = [...taken].map(([key, count]) => {
      const [day = '', sign = ''] = key.split(' ');
      return { day, sign, count };
    });
    await db
      .insertInto('check_sign_counts')
      .values(rows)
      .onConflict((c) =>
        c.columns(['day', 'sign']).doUpdateSet({
          count: sql<number>`"check_sign_counts"."count" + "excluded"."count"`,
        }),
      )
      .execute();
  }
  const oldest = daysAfter(parisDay(now()), -KEPT_DAYS);
  await db.deleteFrom('check_sign_counts').where('day', '<', oldest).execute();
}

/** The signs seen most in the last 30 days, with those of the last 7. */
export async function mostSeen({ db, now }: Services): Promise<CheckSigns> {
  const today = parisDay(now());
  const [week, month] = [daysAfter(today, -6), daysAfter(today, -29)];
  const rows = await db
    .selectFrom('check_sign_counts')
    .select('sign')
    .select((e) => [
      e.fn.sum<number>('count').as('month'),
      sql<number>`sum(case when "day" >= ${week} then "count" else 0 end)`.as('week'),
    ])
    .where('day', '>=', month)
    .groupBy('sign')
    .orderBy('month', 'desc')
    .orderBy('sign')
    .limit(SHOWN)
    .execute();
  return {
    signs: rows.map((row) => ({
      sign: row.sign,
      label: signLabel(row.sign),
      week: Number(row.week),
      month: Number(row.month),
    })),
  };
}
