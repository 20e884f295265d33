/** Every row of a database, for what must not be in it. */
import { vi } from 'vitest';
import type { World } from '../testing.ts';

type Row = Record<string, unknown>;
type Rows = ReadonlyMap<string, readonly Row[]>;

/** Nothing is under way in the background any more. */
async function settled({ db }: World): Promise<void> {
  await vi.waitFor(
    async () => {
      const busy = [
        ...(await db
          .selectFrom('retention_runs')
          .select('id')
          .where('state', '=', 'running')
          .execute()),
        ...(await db
          .selectFrom('exports')
          .select('id')
          .where('status', '=', 'preparing')
          .execute()),
      ];
      if (busy.length > 0) throw new Error('something is under way');
    },
    { timeout: 15_000 },
  );
}

const known = new WeakMap<World, string[]>();

/** The tables that hold what was sent. */
async function tablesOf(world: World): Promise<string[]> {
  const names = known.get(world) ?? (await world.db.introspection.getTables()).map((t) => t.name);
  known.set(world, names);
  // Of the full-text index the rows are those of its table.
  return names.filter((name) => !/^(kysely|sqlite)_|_fts|rate_limits/.test(name));
}

export async function allRows(world: World): Promise<Rows> {
  await settled(world);
  const rows = new Map<string, Row[]>();
  for (const name of await tablesOf(world)) {
    const all = await world.db
      .selectFrom(name as 'users')
      .selectAll()
      .execute();
    rows.set(name, all);
  }
  return rows;
}

/** What came or changed between the two, as `[table, row]`. */
export function written(before: Rows, after: Rows): [table: string, row: Row][] {
  return [...after].flatMap(([table, rows]) => {
    const known = new Set(before.get(table)?.map((row) => JSON.stringify(row)));
    return rows
      .filter((row) => !known.has(JSON.stringify(row)))
      .map((row): [string, Row] => [table, row]);
  });
}
