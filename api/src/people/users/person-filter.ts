import type { DbOrTrx } from '@parade/db';
import { type RawBuilder, sql } from 'kysely';
import { fold } from '../../../contract/text.ts';
import { contains, oneOf } from '../../platform/http/admin-list.ts';
import type { Search } from '../../platform/http/list-page.ts';
import { hasWords, recordsWith } from '../../platform/search/words.ts';
import { phoneDigits } from './phone.ts';

/** Up to this many people or records are looked up one by one; what finds more is asked of row after row. */
const FEW = 1000;
/** Fewer digits are in too many numbers to mean one. */
const DIGITS_OF_A_PHONE = 4;

interface Filter {
  q?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

type Condition = RawBuilder<boolean>;
const nobody = sql<boolean>`1 = 0`;
const all = (conditions: readonly Condition[]) => sql<boolean>`${sql.join(conditions, sql` and `)}`;

/** Letters alone are no number, and find nobody rather than everybody. */
function hasPhone(typed: string): Condition {
  const digits = phoneDigits(typed);
  return digits ? contains('users.phoneDigits', digits) : nobody;
}

/** Each part in the name or the e-mail address; digits alone in the phone number. */
function isMeant(typed: string): Condition {
  const isNumber = /^[\d\s+().-]+$/.test(typed);
  if (isNumber) {
    const enough = typed.replace(/\D/g, '').length >= DIGITS_OF_A_PHONE;
    return enough ? hasPhone(typed) : nobody;
  }
  const parts = fold(typed).split(/\s+/).slice(0, 6);
  return all(
    parts.map(
      (part) =>
        sql<boolean>`(${contains('users.nameFolded', part)} or ${contains('users.email', part)})`,
    ),
  );
}

const typedIn = ({ q, email, phone }: Filter) => ({
  q: q?.trim(),
  email: email?.trim(),
  phone: phone?.trim(),
});

/** The conditions of a search among accounts: by name, e-mail and phone at once, by one of them, or both. */
function personMatches(filter: Filter): Condition[] {
  const { q, email, phone } = typedIn(filter);
  return [
    ...(q ? [isMeant(q)] : []),
    ...(email ? [contains('users.email', email.toLowerCase())] : []),
    ...(phone ? [hasPhone(phone)] : []),
  ];
}

const peopleWho = (conditions: readonly Condition[], limit: number) =>
  sql<{ id: string }>`select "users"."id" from "users" where ${all(conditions)}
    limit ${sql.lit(limit)}`;

/** Whether a column is one of these; no condition where there are none. */
const among = (column: string, values: readonly string[]): Condition[] =>
  values.length === 0 ? [] : [sql`${sql.ref(column)} in (${sql.join(values)})`];
const anyOf = (conditions: readonly Condition[]): Condition | null =>
  conditions.length === 0 ? null : sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** A search in the list of the people themselves. */
export async function searchOfPeople(db: DbOrTrx, filter: Filter): Promise<Search | undefined> {
  const person = personMatches(filter);
  return person.length === 0 ? undefined : byPerson(db, { owner: 'users.id' }, person);
}

/**
 * A search in a list of what people have: by the person, or, for what is
 * sought everywhere, also by the record's own words.
 */
export async function searchOf(
  db: DbOrTrx,
  columns: { id: string; owner: string },
  list: Parameters<typeof recordsWith>[1],
  filter: Filter,
): Promise<Search | undefined> {
  const { q, ...narrower } = typedIn(filter);
  const person = personMatches(narrower);
  const parts: Search[] = [];
  if (person.length > 0) parts.push(await byPerson(db, columns, person));
  if (q) parts.push(await everywhere(db, columns, list, q));
  const [first, second] = parts;
  return first && second ? both(first, second) : first;
}

/**
 * Whether somebody is meant. A value is looked up for each row; of an `exists` PostgreSQL would
 * first gather everybody who is.
 */
const ofPerson = (conditions: readonly Condition[]) => (owner: RawBuilder<unknown>) =>
  sql<boolean>`(select ${all(conditions)} from "users" where "users"."id" = ${owner})`;

/** Whether somebody is one of those who are meant: who they are is looked up once where they are few. */
const ofThese =
  (people: readonly string[] | undefined, conditions: readonly Condition[]) =>
  (owner: RawBuilder<unknown>) => {
    if (!people) return ofPerson(conditions)(owner);
    return people.length === 0 ? nobody : oneOf(owner, people);
  };

async function fewPeople(db: DbOrTrx, conditions: readonly Condition[]) {
  const { rows } = await peopleWho(conditions, FEW + 1).execute(db);
  return rows.length > FEW ? undefined : rows.map(({ id }) => id);
}

async function byPerson(
  db: DbOrTrx,
  { owner }: { owner: string },
  conditions: readonly Condition[],
): Promise<Search> {
  const people = await fewPeople(db, conditions);
  const test = ofThese(people, conditions);
  return {
    test: (_, of) => test(of),
    found: people && anyOf(among(owner, people)),
  };
}

async function everywhere(
  db: DbOrTrx,
  { id, owner }: { id: string; owner: string },
  list: Parameters<typeof recordsWith>[1],
  typed: string,
): Promise<Search> {
  const meant = [isMeant(typed)];
  const [people, records] = await Promise.all([
    fewPeople(db, meant),
    recordsWith(db, list, typed, FEW),
  ]);
  const test = ofThese(people, meant);
  return {
    test: (record, of) => sql<boolean>`(${test(of)} or ${hasWords(record, typed)})`,
    found: people && records && anyOf([...among(owner, people), ...among(id, records)]),
  };
}

const both = (one: Search, other: Search): Search => ({
  test: (...row) => sql<boolean>`${one.test(...row)} and ${other.test(...row)}`,
  found: one.found && other.found && all([one.found, other.found]),
});
