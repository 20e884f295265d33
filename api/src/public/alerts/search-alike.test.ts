/** Whatever index a database has, a search finds what comparing every text finds. */
import { alertSearch } from '@parade/db';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { alertsQuery } from '../../../contract/alerts.ts';
import { createWorld, type World } from '../../../tests/testing.ts';
import { listAlerts } from './list.ts';
import { needleOf, needlesOfWords, searchTextOf } from './search-text.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

/** More than are sorted after they were read, and than are walked along. */
const ALERTS = 3200;
const QUESTIONS = 70;
const TYPES = ['Phishing / Email frauduleux', 'Fausse boutique en ligne', 'Faux support technique'];
const COUNTRIES = ['France', 'Suisse', 'Belgique'];
const SORTS = { recent: 'position', amount: 'amountCents', reported: 'meTooCount' } as const;
const WORDS =
  'colis Œuvre 100% mon_compte réglé L’appel sécurité ça a é 12€ coli monXcompte œil naïve vire-ment %% _a zé'.split(
    ' ',
  );

/** The same numbers from 0 to 1 at each run. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const roll = dice(20);
const some = <Item>(items: readonly Item[]) => items[Math.floor(roll() * items.length)] as Item;
const sentence = () =>
  Array.from({ length: 1 + Math.floor(roll() * 5) }, () => some(WORDS)).join(' ');

const alerts = Array.from({ length: ALERTS }, (_, at) => {
  const created = Date.parse('2026-01-01T10:00:00.000Z') + at * 3_000_000;
  const createdAt = new Date(created).toISOString();
  const told = {
    title: roll() < 0.9 ? `virement ${sentence()}` : sentence(),
    description: `${sentence()} n${at % 900}`,
    perpetratorInfo: roll() < 0.5 ? '' : sentence(),
    fraudType: some(TYPES),
    country: some(COUNTRIES),
  };
  return {
    ...{ ...told, position: created * 4096 + at, id: `a${at}`, slug: `a${at}`, region: '' },
    ...{ amountCents: Math.floor(roll() * 50), meTooCount: Math.floor(roll() * 9) },
    ...{ dateOfFraud: '2026-10-02', source: 'test', searchText: searchTextOf(told) },
    status: roll() < 0.95 ? ('verified' as const) : ('pending' as const),
    ...{ firstSeenAt: createdAt, lastSeenAt: createdAt, createdAt, updatedAt: createdAt },
  };
});

/** A text as it stands, or a part of it, or words that no text has side by side. */
function typed(): string {
  const text = some(alerts)[some(['title', 'description', 'perpetratorInfo'] as const)];
  const from = Math.floor(roll() * text.length);
  return some([
    () => text.slice(from, from + 1 + Math.floor(roll() * 12)),
    () => some(WORDS),
    () => some([...'abcdefghijklmnopqrstuvwxyzéœ%_€0']),
    () => some([...'abcdefghijklmnopqrstuvwxyz']) + some([...'aeiouré']),
    () => `${some(WORDS)} ${some(WORDS)} n${Math.floor(roll() * 950)}`,
    () => 'virement',
    () => 'introuvable',
  ])();
}

function expected({ q = '', fraudType, country, sort }: Asked): string[] {
  const isIn = (needles: readonly string[]) =>
    alerts.filter(
      (alert) =>
        alert.status === 'verified' &&
        (!fraudType || alert.fraudType === fraudType) &&
        (!country || alert.country === country) &&
        needles.every((needle) => alert.searchText.includes(needle)),
    );
  const needle = needleOf(q);
  const side = needle === null ? [] : isIn(needle === undefined ? [] : [needle]);
  const found = side.length === 0 && needle ? isIn(needlesOfWords(needle)) : side;
  const key = SORTS[sort];
  return found.sort((a, b) => b[key] - a[key] || b.position - a.position).map(({ id }) => id);
}

interface Asked {
  q?: string;
  fraudType?: string;
  country?: string;
  sort: keyof typeof SORTS;
}

async function compare() {
  for (let nth = 0; nth < QUESTIONS; nth++) {
    const asked: Asked = {
      q: typed(),
      sort: some(['recent', 'recent', 'amount', 'reported']),
      ...(roll() < 0.3 && { fraudType: some(TYPES) }),
      ...(roll() < 0.3 && { country: some(COUNTRIES) }),
    };
    const all = expected(asked);
    const limit = some([3, 20, 50]);
    let cursor: string | null = null;
    for (let page = 0; page < 4; page++) {
      const query = alertsQuery.parse({ ...asked, limit, ...(cursor && { cursor }) });
      const answer = await listAlerts(world.db, query);
      const said = JSON.stringify({ ...asked, page });
      expect(
        answer.items.map(({ id }) => id),
        said,
      ).toEqual(all.slice(page * limit, (page + 1) * limit));
      expect([answer.total, answer.totalIsMore], said).toEqual([
        Math.min(all.length, 1000),
        all.length > 1000,
      ]);
      cursor = answer.nextCursor;
      if (!cursor) break;
    }
  }
}

it('finds and counts what comparing every text finds, without an index for many and with it', async () => {
  for (let at = 0; at < ALERTS; at += 200) {
    await world.db
      .insertInto('alerts')
      .values(alerts.slice(at, at + 200))
      .execute();
  }
  await compare();
  await alertSearch(world.db).keepLarge(world.db, 1);
  await compare();
  // A text that is written while the index is there is in it.
  const [late] = alerts;
  if (!late) throw new Error('no alert');
  Object.assign(late, { status: 'verified', searchText: searchTextOf({ ...late, title: 'zwq' }) });
  const { status, searchText } = late;
  await world.db
    .updateTable('alerts')
    .set({ status, searchText })
    .where('id', '=', late.id)
    .execute();
  const found = await listAlerts(world.db, alertsQuery.parse({ q: 'zwq' }));
  expect(found.items.map(({ id }) => id)).toEqual([late.id]);
  await sql`drop index if exists alerts_grams`.execute(world.db);
});
