import { type Kysely, sql } from 'kysely';
import type { Place, Sealer } from '../sealed.ts';

/** What was written in plain text until now, by the key of its rows. */
const PLAIN: readonly { table: string; key: readonly string[]; columns: readonly string[] }[] = [
  { table: 'kyc_verifications', key: ['id'], columns: ['idNumber'] },
  { table: 'withdrawals', key: ['id'], columns: ['binanceId', 'accountNumber', 'walletAddress'] },
  { table: 'idempotency_keys', key: ['userId', 'key'], columns: ['answer'] },
];
/** Hashes of what somebody sent, from which a number could be found by trying. */
const GUESSABLE = { table: 'idempotency_keys', column: 'requestHash' };
const AT_ONCE = 500;

type Row = Record<string, string | null>;

/**
 * Encrypts the numbers of papers and accounts where they stand. Whatever it found leaves a mark:
 * the files still hold what stood there, until the migrator has rewritten them.
 */
export async function up(db: Kysely<unknown>, sealer: Sealer): Promise<void> {
  let found = false;
  for (const { table, key, columns } of PLAIN) {
    const hashed = table === GUESSABLE.table ? [GUESSABLE.column] : [];
    for await (const row of rowsOf(db, table, key, [...columns, ...hashed])) {
      const id = key.map((name) => row[name]).join(' ');
      const sealed = columns.flatMap((column) => sealing(sealer, { table, column, id }, row));
      const changes = [
        ...sealed,
        ...hashed.map((column) => set(column, sealer.keyedHash(row[column] ?? ''))),
      ];
      if (changes.length === 0) continue;
      const same = sql.join(
        key.map((name) => sql`${sql.ref(name)} = ${row[name]}`),
        sql` and `,
      );
      await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${same}`.execute(db);
      found = true;
    }
  }
  if (found) await db.schema.createTable(REMAINS).addColumn('one', 'integer').execute();
}

/** Is there while the files of `REWRITTEN` may hold plain text. Called as the migrator's own tables are: no copy takes it along. */
export const REMAINS = 'kysely_plain_text_remains';
export const REWRITTEN = PLAIN.map(({ table }) => table);

const set = (column: string, value: unknown) => sql`${sql.ref(column)} = ${value}`;

function sealing(sealer: Sealer, place: Place, row: Row) {
  const plain = row[place.column];
  return typeof plain === 'string' ? [set(place.column, sealer.seal(place, plain))] : [];
}

/** The rows in the order of their key, some at a time. */
async function* rowsOf(
  db: Kysely<unknown>,
  table: string,
  key: readonly string[],
  columns: readonly string[],
): AsyncGenerator<Row> {
  const by = sql.join(key.map((name) => sql.ref(name)));
  let last: Row | undefined;
  do {
    const beyond: Row | undefined = last;
    const after = beyond
      ? sql`where (${by}) > (${sql.join(key.map((name) => beyond[name]))})`
      : sql``;
    const { rows } = await sql<Row>`select ${by}, ${sql.join(columns.map((name) => sql.ref(name)))}
      from ${sql.table(table)} ${after} order by ${by} limit ${sql.lit(AT_ONCE)}`.execute(db);
    yield* rows;
    last = rows.length === AT_ONCE ? rows.at(-1) : undefined;
  } while (last);
}
