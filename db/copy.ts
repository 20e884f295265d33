import { sql } from 'kysely';
import type { Source, Table } from './catalog.ts';
import { catalogOf } from './dialect.ts';
import {
  type CopiedTable,
  fingerprint,
  fingerprints,
  inSnapshot,
  type Progress,
  tablesOf,
  tableWithRows,
} from './fingerprints.ts';
import { isUpToDate, migrate } from './migrator.ts';
import { openDatabase } from './open.ts';
import type { Db } from './transaction.ts';

interface CopyOptions {
  /** Tables that stay empty in the target. */
  without?: readonly string[];
  progress?: Progress | undefined;
}

/**
 * Copies every row into a migrated, empty database of either kind: read in one
 * snapshot, so that writers may go on; written in one transaction, so that the
 * target is whole or as it was. At its end the foreign keys are checked, and what
 * arrived is read again and compared, table by table. Throws a sentence where the
 * target is not empty, the source is not up to date or a table arrived otherwise
 * than it left.
 */
export async function copyDatabase(
  source: Db,
  target: Db,
  { without = [], progress = () => {} }: CopyOptions = {},
): Promise<CopiedTable[]> {
  await requireUpToDate(source, 'La base de départ');
  await requireUpToDate(target, 'La base d’arrivée');
  return inSnapshot(source, (from) =>
    catalogOf(target).fill(target, async (to) => {
      const tables = await sameTables(from, to);
      const filled = await tableWithRows(to);
      if (filled) {
        throw new Error(
          `La base d’arrivée n’est pas vide (${filled} a des lignes)\u00a0: rien n’a été copié.`,
        );
      }
      const sent: [Table, CopiedTable][] = [];
      for (const table of tables) {
        if (!without.includes(table.name)) {
          sent.push([table, await copyTable(from, to, table, progress)]);
        }
      }
      for (const [nth, [table, left]] of sent.entries()) {
        const { rows, sha256 } = await fingerprint(to, table);
        if (rows !== left.rows || sha256 !== left.sha256) {
          throw new Error(
            `La table ${table.name} n’est pas arrivée telle qu’elle est partie\u00a0: rien n’a été copié.`,
          );
        }
        progress('Relecture des tables', nth + 1, sent.length);
      }
      return sent.map(([, copied]) => copied);
    }),
  );
}

/**
 * Copies every row into a new SQLite file. From SQLite it goes page by page, which is many times
 * quicker than building the indexes again. Throws as `copyDatabase` does.
 */
export async function saveDatabase(
  source: Db,
  file: string,
  { without = [], progress }: CopyOptions = {},
): Promise<CopiedTable[]> {
  await requireUpToDate(source, 'La base de départ');
  const saved = await catalogOf(source).saveInto(source, file);
  const copy = openDatabase({ file });
  try {
    if (!saved) {
      await migrate(copy);
      return await copyDatabase(source, copy, { without, progress });
    }
    for (const name of without) await sql`delete from ${sql.table(name)}`.execute(copy);
    const hear = (done: number, total: number) => progress?.('Lecture des tables', done, total);
    return (await fingerprints(copy, hear)).filter(({ name }) => !without.includes(name));
  } finally {
    await copy.destroy(); // Folds its log into the one file.
  }
}

/** What the database itself finds wrong with its pages, indexes and foreign keys; one line each. */
export const faultsOf = (db: Db): Promise<string[]> => catalogOf(db).faults(db);

async function sameTables(from: Source, to: Source): Promise<Table[]> {
  const [tables, others] = [await tablesOf(from), await tablesOf(to)];
  if (JSON.stringify(tables) !== JSON.stringify(others)) {
    throw new Error('Les deux bases n’ont pas les mêmes tables\u00a0: rien n’a été copié.');
  }
  const keyless = tables.find(({ key }) => key.length === 0);
  if (keyless) throw new Error(`La table ${keyless.name} n’a pas de clé primaire.`);
  return tables;
}

async function requireUpToDate(db: Db, which: string): Promise<void> {
  if (await isUpToDate(db)) return;
  throw new Error(`${which} n’est pas de cette version de Parade\u00a0: rien n’a été copié.`);
}

async function copyTable(
  from: Source,
  to: Source,
  table: Table,
  progress: Progress,
): Promise<CopiedTable> {
  const { name } = table;
  const counted = await sql<{ total: number }>`
    select count(*) as "total" from ${sql.table(name)}`.execute(from);
  const total = counted.rows[0]?.total ?? 0;
  return fingerprint(from, table, async (rows, before) => {
    await catalogOf(to)
      .insert(to, table, rows)
      .catch((cause: unknown) => {
        throw new Error(`La table ${name} n’a pas pu être copiée\u00a0: ${String(cause)}`, {
          cause,
        });
      });
    progress(name, before + rows.length, total);
  });
}
