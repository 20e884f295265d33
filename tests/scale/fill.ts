/** Writes the rows beside a running product, on either database. */
import Database from 'better-sqlite3';
import pg from 'pg';
import { seal } from '../../api/src/platform/sealing.ts';
import type { Place } from '../../db/index.ts';
import { hashOf } from './rows/cases.ts';
import { idOf, type Row, TABLES, type Table } from './rows.ts';

const AT_ONCE = 2000;
/** Who works beside the administrator, with the same password. */
export const COLLEAGUES = Array.from({ length: 20 }, (_, nth) => `collegue${nth}@exemple.fr`);

/** The administrator's rows, for each colleague. */
function* team(tables: Record<'users' | 'admins', Row>): Generator<Table> {
  for (const [nth, email] of COLLEAGUES.entries()) {
    const id = idOf(0xfff, nth);
    yield { name: 'users', rows: [{ ...tables.users, id, email }] };
    yield { name: 'admins', rows: [{ ...tables.admins, userId: id, email }] };
  }
}
const ADMINISTRATOR = {
  users: `select * from users where role = 'admin'`,
  admins: 'select * from admins',
};

/** What the product encrypts. */
const SEALED: Readonly<Record<string, readonly string[]>> = {
  kyc_verifications: ['idNumber'],
  losses: ['account'],
  counterparties: ['typed', 'value'],
};

/** A row as the product stores it. */
function stored(key: Buffer, table: string, plain: Row): Row {
  const site = table === 'counterparties' ? String(plain.typed) : undefined;
  const row = site ? { ...plain, value: site, valueHash: hashOf(key, site) } : plain;
  const sealed = (SEALED[table] ?? []).map((column) => {
    const place = { table, column, id: String(row.id) } as const;
    return [column, String(seal(key, place as Place, String(row[column])))];
  });
  return { ...row, ...Object.fromEntries(sealed) };
}

const quoted = (name: string) => `"${name}"`;

/** `file`: the product's database; `key`: its document key. */
export function fillSqlite(file: string, key: Buffer): void {
  const database = new Database(file);
  database.pragma('busy_timeout = 5000');
  database.pragma('synchronous = OFF');
  database.pragma('foreign_keys = OFF');
  const one = (query: string) => database.prepare<[], Row>(query).get() ?? {};
  const { users, admins } = ADMINISTRATOR;
  const colleagues = team({ users: one(users), admins: one(admins) });
  database.transaction(() => {
    for (const { name, rows } of [...TABLES, ...colleagues]) {
      let insert: Database.Statement<Row[]> | undefined;
      for (const row of rows) {
        const columns = Object.keys(row);
        insert ??= database.prepare(
          `insert into ${quoted(name)} (${columns.map(quoted)}) values (${columns.map((column) => `@${column}`)})`,
        );
        insert.run(stored(key, name, row));
      }
    }
  })();
  // One commit of a gigabyte: the next save would copy it into the file and wait for the disk.
  database.pragma('synchronous = FULL');
  database.pragma('wal_checkpoint(TRUNCATE)');
  const broken = database.pragma('foreign_key_check') as unknown[];
  database.close();
  if (broken.length > 0) throw new Error(`rows that name nothing: ${JSON.stringify(broken[0])}`);
}

/** `url`: the product's database; `key`: its document key. */
export async function fillPostgres(url: string, key: Buffer): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const one = async (query: string) => (await client.query<Row>(query)).rows[0] ?? {};
  const { users, admins } = ADMINISTRATOR;
  const colleagues = team({ users: await one(users), admins: await one(admins) });
  for (const { name, rows } of [...TABLES, ...colleagues]) {
    let waiting: Row[] = [];
    const write = async () => {
      const columns = Object.keys(waiting[0] ?? {}).map(quoted);
      if (columns.length === 0) return;
      await client.query(
        `insert into ${quoted(name)} (${columns})
          select ${columns} from jsonb_populate_recordset(null::${quoted(name)}, $1)`,
        [JSON.stringify(waiting)],
      );
      waiting = [];
    };
    for (const row of rows) {
      waiting.push(stored(key, name, row));
      if (waiting.length === AT_ONCE) await write();
    }
    await write();
  }
  // What a running server does by itself.
  await client.query('vacuum analyze');
  await client.end();
}
