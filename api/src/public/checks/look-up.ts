import type { DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import type { CheckedIndicator } from '../../../contract/checks.ts';
import type { IndicatorKind } from '../../../contract/indicators.ts';
import { keyOf } from '../../../contract/reading/spans.ts';
import { presentAlert } from '../alerts/present.ts';
import { publicAlertsAt } from '../alerts/queries.ts';
import type { Key } from './candidates.ts';

type KnownAlert = CheckedIndicator['alerts'][number];
type KnownList = CheckedIndicator['lists'][number];

/** What is known of each key, by `keyOf`. */
export interface Known {
  alerts: Map<string, KnownAlert[]>;
  lists: Map<string, KnownList[]>;
}

const different = (keys: readonly Key[]): Key[] => [
  ...new Map(keys.map((key) => [keyOf(key), key])).values(),
];

/** Alerts that are told of one indicator: the newest among the first so many. */
const TOLD = 5;
const READ = 50;

/**
 * Pads the keys to one of few sizes, repeating the last one, so that few statements are prepared
 * and kept.
 */
const SIZES = [8, 32, 128, 512];
function padded(keys: readonly Key[]): Key[] {
  const size = SIZES.find((each) => each >= keys.length) ?? Math.ceil(keys.length / 1024) * 1024;
  return Array.from({ length: size }, (_, at) => keys[Math.min(at, keys.length - 1)] as Key);
}

/** Both databases name the columns of a bare `values` so. */
const asked = (keys: readonly Key[]) =>
  sql<{ column1: IndicatorKind; column2: string }>`(values ${sql.join(
    padded(keys).map(({ kind, value }) => sql`(${kind}, ${value})`),
  )})`.as('asked');

function add<Item>(to: Map<string, Item[]>, key: string, item: Item): void {
  to.set(key, [...(to.get(key) ?? []), item]);
}

/** Those that a public alert names, unless a dispute suspends them there. */
async function inAlerts(db: DbOrTrx, keys: readonly Key[]): Promise<Key[]> {
  const rows = await db
    .selectFrom(asked(keys))
    .select(['asked.column1 as kind', 'asked.column2 as value'])
    .where((w) =>
      w.exists(
        w
          .selectFrom('alert_indicators as i')
          .innerJoin('alerts as a', 'a.id', 'i.alertId')
          .select(sql.lit(1).as('one'))
          .whereRef('i.kind', '=', 'asked.column1')
          .whereRef('i.value', '=', 'asked.column2')
          .where('i.suspendedAt', 'is', null)
          .where(sql<boolean>`a."status" = 'verified'`),
      ),
    )
    .execute();
  return different(rows);
}

/** The public alerts of one key: however many there are, a bounded number is read. */
const alertsOf = (db: DbOrTrx, { kind, value }: Key) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('alert_indicators as i')
        .innerJoin('alerts as a', 'a.id', 'i.alertId')
        .select(['i.kind', 'i.value', 'a.position', 'a.slug', 'a.title', 'a.fraudType'])
        .select(['a.contestedAt', 'a.source'])
        .where('i.kind', '=', kind)
        .where('i.value', '=', value)
        .where('i.suspendedAt', 'is', null)
        .where(sql<boolean>`a."status" = 'verified'`)
        .limit(sql.lit(READ))
        .as('some'),
    )
    .selectAll();

/** The titles of contested alerts, without what a dispute suspends. */
async function titlesOfContested(
  db: DbOrTrx,
  rows: readonly { position: number; contestedAt: string | null }[],
): Promise<Map<number, string>> {
  const contested = rows.filter((row) => row.contestedAt !== null).map(({ position }) => position);
  const alerts = await publicAlertsAt(db, [...new Set(contested)]);
  return new Map(alerts.map((alert) => [alert.position, presentAlert(alert).title]));
}

async function alertsByKey(db: DbOrTrx, keys: readonly Key[]): Promise<Known['alerts']> {
  const [first, ...others] = await inAlerts(db, keys);
  const known: Known['alerts'] = new Map();
  if (!first) return known;
  const rows = await others
    .reduce((all, key) => all.unionAll(alertsOf(db, key)), alertsOf(db, first))
    .execute();
  const titles = await titlesOfContested(db, rows);
  for (const row of rows.sort((a, b) => b.position - a.position)) {
    if ((known.get(keyOf(row))?.length ?? 0) >= TOLD) continue;
    const { slug, fraudType } = row;
    add(known, keyOf(row), {
      ...{ slug, fraudType },
      title: titles.get(row.position) ?? row.title,
      contested: row.contestedAt !== null,
      example: row.source === 'sample',
    });
  }
  return known;
}

async function listsByKey(db: DbOrTrx, keys: readonly Key[]): Promise<Known['lists']> {
  const known: Known['lists'] = new Map();
  // SQLite keeps the order of a cross join: otherwise it would read the lists whole.
  const rows = await db
    .selectFrom(asked(keys))
    .crossJoin('list_entries as e')
    .crossJoin('lists as l')
    .whereRef('e.kind', '=', 'asked.column1')
    .whereRef('e.value', '=', 'asked.column2')
    .whereRef('l.id', '=', 'e.listId')
    .select(['e.kind', 'e.value', 'e.category', 'l.title', 'l.asOf', 'l.sourceUrl'])
    .orderBy('l.asOf', 'desc')
    .orderBy('l.title')
    .execute();
  for (const { kind, value, title, asOf, sourceUrl, category } of rows) {
    add(known, keyOf({ kind, value }), { title, asOf, sourceUrl, category });
  }
  return known;
}

/** Three questions to the database, whatever the number of keys; each key is looked up by an index. */
export async function lookUp(db: DbOrTrx, keys: readonly Key[]): Promise<Known> {
  if (keys.length === 0) return { alerts: new Map(), lists: new Map() };
  const each = different(keys);
  const [alerts, lists] = await Promise.all([alertsByKey(db, each), listsByKey(db, each)]);
  return { alerts, lists };
}
