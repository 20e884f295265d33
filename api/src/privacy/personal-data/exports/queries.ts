import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { DataExports } from '../../../../contract/personal-data.ts';
import type { Services } from '../../../platform/context.ts';
import { AppError, orRefuse } from '../../../platform/errors.ts';
import { presentExport } from './present.ts';

const LATEST = 5;

/** A person's last exports, newest first. */
export async function ownExports({ db, now }: Services, userId: string): Promise<DataExports> {
  const rows = await db
    .selectFrom('exports')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('requestedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(LATEST))
    .execute();
  return { items: rows.map((row) => presentExport(row, now())) };
}

/**
 * The file of one's own export. Errors: `not_found` (also other people's and
 * what has expired), `export_not_ready`.
 */
export async function openExport(
  { db, exports, now }: Services,
  userId: string,
  id: string,
): Promise<{ size: number; bytes: Readable; readyAt: string }> {
  const row = await db
    .selectFrom('exports')
    .select(['status', 'readyAt', 'expiresAt'])
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow(orRefuse('not_found'));
  if (row.status === 'preparing') throw new AppError('export_not_ready');
  const { readyAt, expiresAt } = row;
  if (readyAt === null || expiresAt === null || expiresAt <= now().toISOString()) {
    throw new AppError('not_found');
  }
  return { ...(await exports.stream(id, 'original')), readyAt };
}
