import type { Db, Transaction } from '@parade/db';
import { sql } from 'kysely';
import { AppError } from '../errors.ts';

type Source = Db | Transaction;

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
] as const;

export type AlertRecord = Awaited<ReturnType<typeof publicAlertById>>;

/** The only door to what visitors see. A literal, so that the partial indexes are used. */
export const publicAlerts = (db: Source) =>
  db.selectFrom('alerts').where(sql<boolean>`"status" = 'verified'`);

/** One public alert. `not_found` also for what is not public. */
export async function publicAlertById(db: Source, id: string) {
  const found = await publicAlerts(db).select(COLUMNS).where('id', '=', id).executeTakeFirst();
  if (!found) throw new AppError('not_found');
  return found;
}

/** Public alerts in the order of these positions. */
export async function publicAlertsAt(
  db: Source,
  positions: readonly number[],
): Promise<AlertRecord[]> {
  if (positions.length === 0) return [];
  const rows = await publicAlerts(db)
    .select(COLUMNS)
    .where('position', 'in', [...positions])
    .execute();
  const byPosition = new Map(rows.map((row) => [row.position, row]));
  return positions.flatMap((position) => byPosition.get(position) ?? []);
}

/** Of the public alerts at most this many go into the static site: the most reported and the newest. */
const PUBLISHED = 5000;
const PUBLISHED_MOST_REPORTED = 1000;

/** What the static site shows, newest first. */
export async function alertsToPublish(db: Source): Promise<AlertRecord[]> {
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
