import { runCompiled, type Transaction } from '@parade/db';
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

/** What a refresh changes in a list. */
export async function differenceOf(
  trx: Transaction,
  listId: string,
  wanted: readonly Entry[],
): Promise<Difference & { before: number }> {
  const stored = await trx
    .selectFrom('list_entries')
    .select(['kind', 'value', 'category'])
    .where('listId', '=', listId)
    .execute();
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
export function refuseShrinking(before: number, removed: number): void {
  if (removed <= before * MAX_LOSS) return;
  const [gone, all] = [removed, before].map((count) => count.toLocaleString('fr'));
  throw new ImportRefused(
    `La liste perdrait ${gone} de ses ${all} entrées, plus d’un tiers. Rien n’a changé. Si c’est juste\u00a0: --allow-shrink.`,
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
