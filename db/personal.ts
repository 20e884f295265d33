/** What every text column of every table holds, and whose a row is: what erasure and export go by. */
import type { SelectType } from 'kysely';

declare const sealed: unique symbol;
/** A text that is stored encrypted: without the document key nobody reads it, and no type takes it for the text itself. */
export interface Sealed {
  readonly [sealed]: true;
}

/** A column that holds text: any string, or a word of a closed list; sealed or not, null or not. */
type TextColumn<Table> = {
  [Column in keyof Table & string]: Extract<
    SelectType<Table[Column]>,
    string | Sealed
  > extends never
    ? never
    : Column;
}[keyof Table & string];

/** Text that is nobody's. `word`: of a closed list. `technical`: what a machine said. `published`: for everybody. */
type Impersonal =
  | 'id'
  | 'reference'
  | 'hash'
  | 'instant'
  | 'day'
  | 'word'
  | 'decimal'
  | 'technical'
  | 'published';

/**
 * The name or the e-mail address of who of the team did something for others.
 * `authorName`: the column with their id; `json`: where in the text it stands.
 * `passing`: goes by itself within months.
 */
type Team<Column> = { authorName: Column; json?: string } | 'authorEmail' | 'passing';

/** How the person is found whose a row is: by the account's id, by what the row belongs to, by an e-mail address, or by who acted. */
type Owner<Column> =
  | { id: Column; prefix?: string }
  | { parent: string; by: Column }
  | { email: Column }
  | { actor: Column; email: Column };

/** The kinds of each text column; what is sealed is declared so, and nothing else is. */
type Kinds<Table, Column extends string, Kind> = {
  [Name in Column & keyof Table]: Sealed extends SelectType<Table[Name]> ? 'sealed' : Kind;
};

/** A text column that is not classified does not compile. */
export type Declarations<Tables> = {
  [Name in keyof Tables]: TextColumn<Tables[Name]> extends infer Column extends string
    ?
        | {
            owner: Owner<Column>;
            text: Kinds<Tables[Name], Column, 'personal' | Impersonal | Team<Column>>;
          }
        | { nobody: string; text: Kinds<Tables[Name], Column, Impersonal | Team<Column>> }
    : never;
};

const each =
  <Kind extends string>(kind: Kind) =>
  <Column extends string>(...columns: Column[]) =>
    Object.fromEntries(columns.map((column) => [column, kind])) as Record<Column, Kind>;

/** Each kind with its columns. `personal`: says something of the person, is gone with them and theirs to have. `sealed`: so, and encrypted. */
export const text = {
  personal: each('personal'),
  sealed: each('sealed'),
  ids: each('id'),
  references: each('reference'),
  hashes: each('hash'),
  instants: each('instant'),
  days: each('day'),
  words: each('word'),
  decimals: each('decimal'),
  technical: each('technical'),
  published: each('published'),
  authorEmails: each('authorEmail'),
};
