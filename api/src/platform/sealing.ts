/** The numbers of papers and accounts as they are stored: encrypted with the document key. */
import { createHmac, hkdfSync } from 'node:crypto';
import {
  type Db,
  type Place,
  type Sealed,
  type SealedColumn,
  type SealedTable,
  type Sealer,
  sealedColumns,
  sealedValues,
  transact,
} from '@parade/db';
import { sql } from 'kysely';
import { decrypt, encrypt } from './cipher.ts';

/** The first byte: how the rest was made. */
const VERSION = 1;

/** Authenticated with the value: in another row or column it does not open. */
const nameOf = ({ table, column, id }: Place) => `v${VERSION} ${table}.${column} ${id}`;

/** Base64 of the version's byte and AES-256-GCM as files have it. */
export function seal(key: Buffer, place: Place, plain: string): Sealed {
  const stored = encrypt(key, nameOf(place), Buffer.from(plain));
  const text = Buffer.concat([Buffer.of(VERSION), stored]).toString('base64');
  return text as unknown as Sealed;
}

/** What was sealed there. Throws where a bit, the place or the key is another one. */
export function unseal(key: Buffer, place: Place, sealed: Sealed): string {
  const stored = Buffer.from(String(sealed), 'base64');
  if (stored[0] !== VERSION) throw new Error(`no sealed value: ${place.table}.${place.column}`);
  return decrypt(key, nameOf(place), stored.subarray(1)).toString();
}

/** SHA-256 with a key of its own, hexadecimal: without the document key nobody can try what it is of. */
export function keyedHash(key: Buffer, text: string): string {
  const derived = Buffer.from(hkdfSync('sha256', key, '', 'Parade keyed hash', 32));
  return createHmac('sha256', derived).update(text).digest('hex');
}

export const sealerOf = (key: Buffer): Sealer => ({
  seal: (place, plain) => seal(key, place, plain),
  keyedHash: (text) => keyedHash(key, text),
});

/** A row with other values in these columns; what is null stays so. */
type With<Row, Columns, Value> = {
  [Name in keyof Row]: Name extends Columns ? Value | Extract<Row[Name], null> : Row[Name];
};

function inSealedColumns<Name extends SealedTable, From, To>(
  table: Name,
  row: { id: string },
  change: (place: Place, value: From) => To,
): unknown {
  const changed: Record<string, unknown> = { ...row };
  for (const column of sealedColumns(table) as string[]) {
    const value = changed[column];
    if (value === null || value === undefined) continue;
    changed[column] = change({ table, column, id: row.id }, value as From);
  }
  return changed;
}

/** A new row as it is stored. */
export const sealRow = <
  Name extends SealedTable,
  Row extends { id: string } & Record<SealedColumn<Name>, string | null>,
>(
  key: Buffer,
  table: Name,
  row: Row,
) =>
  inSealedColumns(table, row, (place, plain: string) => seal(key, place, plain)) as With<
    Row,
    SealedColumn<Name>,
    Sealed
  >;

/** A stored row as it was. */
export const unsealRow = <
  Name extends SealedTable,
  Row extends { id: string } & Record<SealedColumn<Name>, Sealed | null>,
>(
  key: Buffer,
  table: Name,
  row: Row,
) =>
  inSealedColumns(table, row, (place, sealed: Sealed) => unseal(key, place, sealed)) as With<
    Row,
    SealedColumn<Name>,
    string
  >;

/** Whether a value opens with this key, where it stands. */
export function opens(key: Buffer, place: Place, sealed: Sealed): boolean {
  try {
    unseal(key, place, sealed);
    return true;
  } catch {
    return false;
  }
}

/** Empties every number that a new key does not open, after the one of before was lost; answers how many. */
export const forgetUnreadable = (db: Db, key: Buffer): Promise<number> =>
  transact(db, async (trx) => {
    let emptied = 0;
    for (const { place, value } of await sealedValues(trx)) {
      if (opens(key, place, value)) continue;
      const empty = seal(key, place, '');
      await sql`update ${sql.table(place.table)} set ${sql.ref(place.column)} = ${empty}
        where "id" = ${place.id}`.execute(trx);
      emptied++;
    }
    await trx.deleteFrom('idempotency_keys').execute();
    return emptied;
  });
