import type { DbOrTrx, Tables } from '@parade/db';
import { type Selectable, sql } from 'kysely';
import type { IndicatorKind } from '../../../contract/indicators.ts';
import { AppError, orRefuse } from '../../platform/errors.ts';

const COLUMNS = [
  'position',
  'id',
  'slug',
  'title',
  'description',
  'fraudType',
  'amountCents',
  'dateOfFraud',
  'perpetratorInfo',
  'createdAt',
  'meTooCount',
  'country',
  'region',
  'reporterId',
  'contestedAt',
  'checkedOn',
  'checkedHow',
] as const;

type Row = Pick<Selectable<Tables['alerts']>, (typeof COLUMNS)[number]>;

export interface AlertRecord extends Row {
  indicators: { kind: IndicatorKind; display: string }[];
  /** Displays of the indicators that a dispute suspends. */
  suspended: string[];
}

/** The most ids that both databases take in one list. */
const IDS_AT_ONCE = 500;

/** Adds the indicators to alerts, those that a dispute suspends apart. */
async function withIndicators(db: DbOrTrx, rows: readonly Row[]): Promise<AlertRecord[]> {
  const records = new Map(
    rows.map((row): [string, AlertRecord] => [row.id, { ...row, indicators: [], suspended: [] }]),
  );
  for (let at = 0; at < rows.length; at += IDS_AT_ONCE) {
    const ids = rows.slice(at, at + IDS_AT_ONCE).map(({ id }) => id);
    const found = await db
      .selectFrom('alert_indicators')
      .select(['alertId', 'kind', 'display', 'suspendedAt'])
      .where('alertId', 'in', ids)
      .orderBy('id')
      .execute();
    for (const { alertId, suspendedAt, kind, display } of found) {
      const record = records.get(alertId);
      if (suspendedAt === null) record?.indicators.push({ kind, display });
      else record?.suspended.push(display);
    }
  }
  return [...records.values()];
}

/**
 * Alerts that visitors may see: every public query begins here. The status is a
 * literal, so that the partial indexes are used.
 */
export const publicAlerts = (db: DbOrTrx) =>
  db.selectFrom('alerts').where(sql<boolean>`"status" = 'verified'`);

/** One public alert, by its id or its slug. Error: `not_found`, also for what is not public. */
export async function publicAlert(db: DbOrTrx, name: string): Promise<AlertRecord> {
  const found = await publicAlerts(db)
    .select(COLUMNS)
    .where((e) => e.or([e('id', '=', name), e('slug', '=', name)]))
    .executeTakeFirstOrThrow(orRefuse('not_found'));
  const [alert] = await withIndicators(db, [found]);
  if (!alert) throw new AppError('not_found');
  return alert;
}

/** When an alert of this slug was last changed; null where nobody may see it. */
export async function alertChangedAt(db: DbOrTrx, slug: string): Promise<string | null> {
  const found = await publicAlerts(db)
    .select('updatedAt')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return found?.updatedAt ?? null;
}

/** Public alerts in the order of these positions. */
export async function publicAlertsAt(
  db: DbOrTrx,
  positions: readonly number[],
): Promise<AlertRecord[]> {
  if (positions.length === 0) return [];
  const rows = await publicAlerts(db)
    .select(COLUMNS)
    .where('position', 'in', [...positions])
    .execute();
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  const inOrder = positions.flatMap((position) => byPosition.get(position) ?? []);
  return withIndicators(db, inOrder);
}

/** At most this many public alerts go into the static site: the most reported and the newest. */
const PUBLISHED = 5000;
const PUBLISHED_MOST_REPORTED = 1000;

/** What the static site shows, newest first. */
export async function alertsToPublish(db: DbOrTrx): Promise<AlertRecord[]> {
  const most = await publicAlerts(db)
    .select('position')
    .orderBy('meTooCount', 'desc')
    .orderBy('position', 'desc')
    .limit(PUBLISHED_MOST_REPORTED)
    .execute();
  const newest = await publicAlerts(db)
    .select('position')
    .orderBy('position', 'desc')
    .limit(PUBLISHED)
    .execute();
  const positions = [...new Set([...most, ...newest].map(({ position }) => position))];
  const chosen = positions.slice(0, PUBLISHED).sort((a, b) => b - a);
  return publicAlertsAt(db, chosen);
}
