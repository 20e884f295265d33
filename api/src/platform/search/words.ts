import type { DbOrTrx, Transaction } from '@parade/db';
import { type RawBuilder, sql } from 'kysely';
import { fold, withoutLigatures } from '../../../contract/text.ts';

/** The lists whose records are found by their words. */
type Searched = 'reports' | 'support-tickets' | 'kyc-verifications' | 'payments' | 'withdrawals';

/** More words nobody types, and of a title no more are stored. */
const MAX_WORDS = 30;
const MAX_LETTERS = 40;
/** Words of a search that are looked up: more hardly narrow it. */
const MAX_SOUGHT = 5;
/** Follows every text that begins with what stands before it. */
const LAST = '\u{10ffff}';

/** Lower-case words without accents, each once. */
const wordsOf = (text: string): string[] =>
  [...new Set(fold(withoutLigatures(text)).split(/[^\p{L}\p{N}]+/u))]
    .filter(Boolean)
    .map((word) => word.slice(0, MAX_LETTERS))
    .slice(0, MAX_WORDS);

/** A reference as one word, with and without its first letters: `sig7k3f92`, `7k3f92`. */
const wordsOfReference = (reference: string): string[] => {
  const parts = wordsOf(reference);
  return [parts.join(''), parts.slice(1).join('')].filter(Boolean);
};

interface Record {
  id: string;
  userId: string;
  reference?: string;
  text?: string;
}

/** Stores the words by which a record is found. */
export async function storeWords(
  trx: Transaction,
  list: Searched,
  { id: recordId, userId, reference, text }: Record,
): Promise<void> {
  const words = new Set([
    ...(reference === undefined ? [] : wordsOfReference(reference)),
    ...(text === undefined ? [] : wordsOf(text)),
  ]);
  if (words.size === 0) return;
  await trx
    .insertInto('search_words')
    .values([...words].map((word) => ({ list, word, recordId, userId })))
    .execute();
}

/** Forgets the words of records that lose their texts. */
export async function forgetWords(trx: Transaction, recordIds: readonly string[]): Promise<void> {
  if (recordIds.length === 0) return;
  await trx.deleteFrom('search_words').where('recordId', 'in', recordIds).execute();
}

const begins = (word: string) =>
  sql<boolean>`"search_words"."word" >= ${word} and "search_words"."word" < ${word + LAST}`;

/** What was typed as the alternatives that a record may have: all of its words, or it as one reference. */
function alternativesOf(typed: string): string[][] {
  const all = wordsOf(typed);
  const joined = all.join('');
  if (all.length === 0) return [];
  // « à », « du »: every other title has them.
  const telling = all.filter(({ length }) => length > 2).slice(0, MAX_SOUGHT);
  const words = telling.length > 0 ? telling : all.slice(0, MAX_SOUGHT);
  return all.length > 1 && /\d/.test(joined) ? [words, [joined]] : [words];
}

/** Looked up for each row; of an `exists` PostgreSQL would first gather all records with the word. */
const has = (id: RawBuilder<unknown>, word: string) =>
  sql<boolean>`(select 1 from "search_words"
    where "search_words"."recordId" = ${id} and ${begins(word)} limit 1) is not null`;

/** Whether a record has what was typed; for row after row. */
export function hasWords(id: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const each = alternativesOf(typed).map(
    (words) =>
      sql`(${sql.join(
        words.map((word) => has(id, word)),
        sql` and `,
      )})`,
  );
  return each.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`(${sql.join(each, sql` or `)})`;
}

/** The records of a list that have what was typed; undefined where they are more than `most`. */
export async function recordsWith(
  db: DbOrTrx,
  list: Searched,
  typed: string,
  most: number,
): Promise<string[] | undefined> {
  const all: string[] = [];
  for (const words of alternativesOf(typed)) {
    const found = await recordsWithAll(db, list, words, most);
    if (!found) return undefined;
    all.push(...found);
  }
  return all.length > most ? undefined : [...new Set(all)];
}

async function recordsWithAll(
  db: DbOrTrx,
  list: Searched,
  words: readonly string[],
  most: number,
): Promise<string[] | undefined> {
  const withWord = async (word: string, among?: readonly string[]) => {
    let rows = db.selectFrom('search_words').select('recordId').where(begins(word));
    rows = among ? rows.where('recordId', 'in', among) : rows.where('list', '=', list);
    if (!among) rows = rows.limit(sql.lit(most + 1));
    return (await rows.execute()).map(({ recordId }) => recordId);
  };
  let found: string[] | undefined;
  const common: string[] = [];
  for (const word of words) {
    const ids = await withWord(word);
    const set = new Set(ids);
    if (ids.length > most) common.push(word);
    else found = found ? found.filter((id) => set.has(id)) : [...set];
  }
  for (const word of common) {
    if (!found || found.length === 0) break;
    found = [...new Set(await withWord(word, found))];
  }
  return found;
}
