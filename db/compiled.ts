import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './transaction.ts';

const queries = new WeakMap<Db, Map<string, CompiledQuery<unknown>>>();

/**
 * Runs a query that is compiled once per database and name, which for a hot
 * query saves most of Kysely's own time. `build` may put anything in the place
 * of its parameters; they must appear in the order in which they are passed.
 */
export async function runCompiled<Row>(
  db: Db,
  name: string,
  build: () => Compilable<Row>,
  parameters: readonly unknown[],
): Promise<Row[]> {
  const known = queries.get(db) ?? new Map<string, CompiledQuery<unknown>>();
  queries.set(db, known);
  const query = (known.get(name) ?? build().compile()) as CompiledQuery<Row>;
  known.set(name, query);
  if (parameters.length !== query.parameters.length) {
    throw new Error(`query ${name} takes ${query.parameters.length} parameters`);
  }
  return (await db.executeQuery<Row>({ ...query, parameters })).rows;
}
