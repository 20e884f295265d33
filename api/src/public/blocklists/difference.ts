import { setImmediate as turn } from 'node:timers/promises';
import { type DbOrTrx, runCompiled, type Transaction } from '@parade/db';
import { sql } from 'kysely';
import { INDICATOR_KINDS } from '../../../contract/indicators.ts';
import { keyOf } from '../../../contract/reading/spans.ts';
import { ImportRefused } from './adapters/adapter.ts';
import type { Entry } from './entries.ts';

/** Rows that go in at once: more make neither database faster. */
const ROWS = 400;

export interface Difference {
  added: Entry[];
  changed: Entry[];
  removed: Entry[];
}

/** Rows that are read before others have their turn: one statement of SQLite lets nobody through. */
const PAGE = 5000;

/** What is stored of a list, in the order of the one index that all lists share. */
async function storedEntries(db: DbOrTrx, listId: string): Promise<Entry[]> {
  const stored: Entry[] = [];
  for (const kind of INDICATOR_KINDS) {
    for (let after = '', more = true; more; ) {
      const page = await db
        .selectFrom('list_entries')
        .select(['kind', 'value', 'category'])
        .where('kind', '=', kind)
        .where('value', '>', after)
        // Not by the index of the list alone, which has no order: each page would sort all of it.
        .where(sql<string>`"listId" || ''`, '=', listId)
        .orderBy('kind')
        .orderBy('value')
        .limit(PAGE)
        .execute();
      for (const entry of page) stored.push(entry);
      after = page.at(-1)?.value ?? '';
      more = page.length === PAGE;
      await turn();
    }
  }
  return stored;
}

/** What a refresh changes in a list. */
export async function differenceOf(
  db: DbOrTrx,
  listId: string,
  wanted: readonly Entry[],
): Promise<Difference & { before: number }> {
  const stored = await storedEntries(db, listId);
  const old = new Map(stored.map((entry) => [keyOf(entry), entry]));
  const kept = new Set<string>();
  const added: Entry[] = [];
  const changed: Entry[] = [];
  for (const entry of wanted) {
    const same = old.get(keyOf(entry));
    if (!same) added.push(entry);
    else {
      kept.add(keyOf(entry));
      if (same.category !== entry.category) changed.push(entry);
    }
  }
  const removed = stored.filter((entry) => !kept.has(keyOf(entry)));
  return { added, changed, removed, before: stored.length };
}

const MAX_LOSS = 1 / 3;

/** A list that shrank to nothing overnight is broken far more often than it is right. */
export const shrinks = (before: number, removed: number): boolean => removed > before * MAX_LOSS;

export class ShrinkRefused extends ImportRefused {}

/** Error: `ShrinkRefused`. */
export function requireNoShrinking(before: number, removed: number): void {
  if (!shrinks(before, removed)) return;
  const [gone, all] = [removed, before].map((count) => count.toLocaleString('fr'));
  throw new ShrinkRefused(
    `La liste perdrait ${gone} de ses ${all} entrées, plus d’un tiers. Rien n’a changé.`,
  );
}

const parts = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / ROWS) }, (_, at) =>
    items.slice(at * ROWS, (at + 1) * ROWS),
  );

/** Writes a difference; an entry that stays keeps its `firstSeenAt`. */
export async function storeDifference(
  trx: Transaction,
  listId: string,
  at: string,
  { added, changed, removed }: Difference,
  step: (done: number, total: number) => void,
): Promise<void> {
  const total = added.length + changed.length + removed.length;
  let done = 0;
  const stepped = (rows: number) => {
    done += rows;
    step(done, total);
  };
  for (const part of parts(removed)) {
    for (const kind of new Set(part.map((entry) => entry.kind))) {
      const values = part.filter((entry) => entry.kind === kind).map(({ value }) => value);
      await trx
        .deleteFrom('list_entries')
        .where('kind', '=', kind)
        .where('value', 'in', values)
        .where('listId', '=', listId)
        .execute();
    }
    stepped(part.length);
    await turn();
  }
  for (const part of parts(added)) {
    const rows = part.map((entry) => ({ ...entry, listId, firstSeenAt: at }));
    // Compiled once for all full parts, which is most of the work.
    await runCompiled(
      trx,
      `list entries ${rows.length}`,
      () => trx.insertInto('list_entries').values(rows),
      rows.flatMap(({ kind, value, category }) => [kind, value, category, listId, at]),
    );
    stepped(part.length);
    await turn();
  }
  for (const { kind, value, category } of changed) {
    await trx
      .updateTable('list_entries')
      .set({ category })
      .where('kind', '=', kind)
      .where('value', '=', value)
      .where('listId', '=', listId)
      .execute();
    stepped(1);
  }
}
