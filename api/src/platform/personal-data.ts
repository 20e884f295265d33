/** What a feature says of the personal data in its tables: what an export shows of it, and what an erasure leaves. */
import {
  type DbOrTrx,
  type OwnedTable,
  type PersonalColumn,
  TABLES,
  type Tables,
  type Transaction,
} from '@parade/db';
import { type RawBuilder, type SelectType, type SqlBool, sql, type Updateable } from 'kysely';
import type {
  ErasurePreview,
  KeptAfterErasure,
  PersonalData,
} from '../../contract/personal-data.ts';
import { countOf } from './count.ts';
import type { Html } from './personal-page.ts';
import type { Resources } from './resources.ts';
import type { UnitOfWork } from './unit.ts';

/** Whose data it is. An address that is not confirmed (0) may be a stranger's. */
export interface Person {
  id: string;
  email: string;
  name: string;
  /** Since when the account is there. */
  createdAt: string;
  isEmailVerified: number;
}

/** Stays where it is after an erasure, and why it may. */
interface Kept {
  kept: string;
}
export const kept = (because: string): Kept => ({ kept: because });

/** Not in the export, and why. */
interface Withheld {
  withheld: string;
}
export const withheld = (because: string): Withheld => ({ withheld: because });
/** What the database keeps of the account beside a record, for an order. */
export const ownerOrder = withheld('The account’s own, once more.');

/** The fields of the export by their paths, through its lists: `reports.history.note`. */
type FieldsOf<Value> = Value extends readonly (infer Item)[]
  ? FieldsOf<Item>
  : Value extends object
    ? {
        [Name in keyof Value & string]: NonNullable<Value[Name]> extends object
          ? `${Name}.${FieldsOf<NonNullable<Value[Name]>>}`
          : Name;
      }[keyof Value & string]
    : never;
type Field = FieldsOf<PersonalData>;
/** The parts of the export whose fields are called as these columns are. */
type PartWith<Column> = {
  [Name in keyof PersonalData]: PersonalData[Name] extends readonly (infer Item)[]
    ? [Column] extends [keyof Item]
      ? Name
      : never
    : never;
}[keyof PersonalData];

/** What stands in a column once its owner is gone; a function makes it of their id, or of what stood there. */
type Erased<Value> = Value | Kept | ((from: string) => Value);

/**
 * What becomes of each personal column of a table: its rows go, or every column
 * has an answer. And the field of the export that shows it, or the part that
 * has a field of its name. A column without an answer does not compile.
 */
export type Answers<Names extends OwnedTable> = {
  [Name in Names]: {
    erased:
      | 'rows'
      | ({ [Column in PersonalColumn<Name>]: Erased<SelectType<Tables[Name][Column]>> } & Partial<
          Omit<Updateable<Tables[Name]>, PersonalColumn<Name>>
        >);
    exported:
      | Withheld
      | PartWith<PersonalColumn<Name>>
      | Record<PersonalColumn<Name>, Field | readonly Field[] | Withheld>;
  };
};

export type Count = (db: DbOrTrx, person: Person) => Promise<number>;

/** A file of the export: its place in the ZIP, and its bytes once its turn comes. */
export interface ExportFile {
  path: string;
  read: () => Promise<Buffer>;
  at: string;
  /** For texts: pictures and PDFs are compressed already. */
  compress?: true;
}

/** What every system takes as a file's name. */
export const safeName = (name: string): string => name.replace(/[^\p{L}\p{N}._ -]/gu, '_');

/** A feature's part in what a person gets of their data, and in their erasure. */
export interface PersonalPart {
  answers: Partial<Answers<OwnedTable>>;
  /** Its fields of the export, by the same allow-lists as everywhere else; with what a deactivation hides. */
  collect?(given: Resources, person: Person): Promise<Partial<PersonalData>>;
  /** The same fields to be read. */
  page?: {
    [Name in keyof PersonalData]?: (own: PersonalData[Name], data: PersonalData) => Html;
  };
  files?(given: Resources, person: Person, data: PersonalData): Promise<ExportFile[]>;
  /** Answers what the journal says of it. */
  erase?(
    given: Resources,
    unit: UnitOfWork,
    person: Person,
    objectIds: readonly string[],
  ): Promise<unknown>;
  /** Where time erases an account alone, this waits for a period of its own. */
  hasOwnPeriod?: true;
  /** Ids of what is theirs by which the journal speaks of them. */
  objects?(db: DbOrTrx, person: Person): Promise<string[]>;
  /** How much of it the law keeps, and how much goes. */
  kept?: Partial<Record<KeptAfterErasure, Count>>;
  counted?: Partial<Record<keyof ErasurePreview['erased'], Count>>;
}

/** Which rows of a table are a person's; in a query over it. */
export function ownedBy(table: OwnedTable, person: Person): RawBuilder<SqlBool> {
  const { owner } = TABLES[table];
  const is = (column: string, value: string) =>
    sql<SqlBool>`${sql.ref(`${table}.${column}`)} = ${value}`;
  if ('id' in owner) return is(owner.id, `${'prefix' in owner ? owner.prefix : ''}${person.id}`);
  if ('actor' in owner) {
    return sql`(${is(owner.actor, person.id)} or ${is(owner.email, person.email)})`;
  }
  if ('email' in owner) return is(owner.email, person.email);
  const of = sql`select "id" from ${sql.table(owner.parent)} where ${ownedBy(owner.parent, person)}`;
  return sql`${sql.ref(`${table}.${owner.by}`)} in (${of})`;
}

export const countOwned =
  (table: OwnedTable): Count =>
  (db, person) =>
    countOf(db.selectFrom(table).where(ownedBy(table, person)));

type TableWithId = {
  [Name in OwnedTable]: 'id' extends keyof Tables[Name] ? Name : never;
}[OwnedTable];
/** The ids of a person's rows in these tables. */
export const idsOwned =
  (...tables: TableWithId[]) =>
  async (db: DbOrTrx, person: Person): Promise<string[]> => {
    const ids: string[] = [];
    for (const table of tables) {
      const rows = await db.selectFrom(table).select('id').where(ownedBy(table, person)).execute();
      ids.push(...rows.map(({ id }) => id));
    }
    return ids;
  };

/** Deletes every row of a person's in these tables, in this order. */
export async function deleteOwned(
  trx: Transaction,
  person: Person,
  ...tables: OwnedTable[]
): Promise<void> {
  for (const table of tables) {
    await trx.deleteFrom(table).where(ownedBy(table, person)).execute();
  }
}
