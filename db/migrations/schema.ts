/** What the tables of the migrations are made of. Released ones go by it: its SQL never changes. */
import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, sql } from 'kysely';

type Rule = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder;

const columns =
  (type: 'text' | 'integer', rule: Rule) =>
  <Name extends string>(...names: Name[]) =>
  <Columns extends string>(table: CreateTableBuilder<string, Columns>) =>
    names.reduce<CreateTableBuilder<string, Columns | Name>>(
      (wider, name) => wider.addColumn(name, type, rule),
      table,
    );

/** Texts that are always there: ids, words, instants. */
export const required = columns('text', (column) => column.notNull());
/** Texts that may be missing. */
export const optional = columns('text', (column) => column);
/** Whole numbers that are always there. */
export const integers = columns('integer', (column) => column.notNull());

/** A text that is one of these words; the one that it begins as, where it is named. */
export const oneOf = (name: string, words: readonly string[], start?: string) =>
  columns('text', (column) => {
    const known = column
      .notNull()
      .check(sql`${sql.ref(name)} in (${sql.join(words.map(sql.lit))})`);
    return start === undefined ? known : known.defaultTo(start);
  })(name);

export const primaryKey: Rule = (column) => column.primaryKey();
/** Of an account that is there. */
export const ofUser: Rule = (column) => column.notNull().references('users.id');
/** The same, of what goes with its account. */
export const withUser: Rule = (column) => ofUser(column).onDelete('cascade');
/** How often a record was saved: an edit names the version that it read. */
export const version: Rule = (column) => column.notNull().defaultTo(1);

/** An index in the order of its columns. */
export const index = (db: Kysely<unknown>, table: string, name: string, ...by: string[]) =>
  db.schema.createIndex(`${table}_${name}`).on(table).columns(by).execute();

/** An index by which a value of `by` stands once among the rows where `column` is `value`. */
export const onceWhere = (
  db: Kysely<unknown>,
  table: string,
  name: string,
  by: string,
  [column, value]: readonly [column: string, value: string | number],
) =>
  db.schema
    .createIndex(`${table}_${name}`)
    .unique()
    .on(table)
    .column(by)
    .where(sql.ref(column), '=', sql.lit(value))
    .execute();
