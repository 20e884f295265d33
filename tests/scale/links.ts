/** Links between cases: a counterparty is found again by its keyed hash among a million of them. */
import { type Db, openDatabase } from '../../db/index.ts';
import { figuresOf } from '../long/statistics.ts';
import { hashOf, siteOf } from './rows/cases.ts';
import { lot } from './rows/making.ts';
import { idOf, KIND, SIZES } from './rows.ts';

const TIMES = 100;
/** One more than is told. */
const COUNT_TO = 1001;

const shown = (db: Db) =>
  db
    .selectFrom('counterparties')
    .innerJoin('reports', 'reports.id', 'counterparties.reportId')
    .where('reports.deletedAt', 'is', null);

/** « Who else named it »: the newest cases, and how many people, of one thing. */
async function whoElse(db: Db, valueHash: string, reportId: string): Promise<number> {
  const all = shown(db)
    .where('counterparties.valueHash', '=', valueHash)
    .where('counterparties.reportId', '<>', reportId);
  await all
    .select(['reports.id', 'reports.reference', 'reports.title', 'reports.createdAt'])
    .orderBy('reports.createdAt', 'desc')
    .limit(20)
    .execute();
  const some = all.select('reports.userId').limit(COUNT_TO).as('some');
  const counted = await db
    .selectFrom(some)
    .select((e) => e.fn.count<number>('userId').distinct().as('people'))
    .executeTakeFirstOrThrow();
  return counted.people;
}

/** The cases that share something with this one, by all that it names. */
async function linked(db: Db, reportId: string): Promise<number> {
  const rows = await db
    .selectFrom('counterparties as own')
    .innerJoin('counterparties as other', 'other.valueHash', 'own.valueHash')
    .select(['own.id', 'other.reportId'])
    .where('own.reportId', '=', reportId)
    .whereRef('other.reportId', '<>', 'own.reportId')
    .limit(COUNT_TO)
    .execute();
  return rows.length;
}

/** `location`: the product's database; `key`: its document key. Prints p50 and p95; false where one is above `bound` ms. */
export async function linksAreQuick(
  location: { url?: string | undefined; file: string },
  key: Buffer,
  bound: number,
): Promise<boolean> {
  const db = openDatabase({ ...location, readOnly: true });
  const at = (nth: number) => lot(nth, SIZES.reports, 223);
  const ofOne = (place: number) => (nth: number) =>
    whoElse(db, hashOf(key, siteOf(at(nth), place)), idOf(KIND.report, at(nth)));
  const questions: [string, (nth: number) => Promise<number>, number][] = [
    ['who else named what 5,000 cases name', ofOne(0), 100],
    ['who else named what 200 cases name', ofOne(1), 100],
    ['who else named what 20 cases name', ofOne(2), 5],
    ['who else named what nobody else names', ofOne(5), 0],
    [
      'the cases that share something with this one',
      (nth) => linked(db, idOf(KIND.report, at(nth))),
      100,
    ],
  ];
  let isQuick = true;
  for (const [name, ask, least] of questions) {
    const times: number[] = [];
    for (let nth = 0; nth < TIMES; nth++) {
      const from = performance.now();
      const found = await ask(nth);
      times.push(performance.now() - from);
      if (found < least) throw new Error(`${name}: ${found}`);
    }
    const { p50, p95 } = figuresOf(times);
    if (p95 > bound) isQuick = false;
    const figures = [p50, p95].map((ms) => ms.toFixed(1).padStart(6)).join('');
    console.log(`${name.padEnd(74)}${figures}${p95 > bound ? '  above' : ''}`);
  }
  await db.destroy();
  return isQuick;
}
