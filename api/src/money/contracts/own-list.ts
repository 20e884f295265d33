import type { Db } from '@parade/db';
import { sql } from 'kysely';
import { cursorOf, readCursor } from '../../platform/http/cursor.ts';
import { contractRows } from './queries.ts';

interface OwnContracts {
  userId: string;
  cursor: string | undefined;
  limit: number;
}

/** What was offered to a person and what they accepted, newest first, and whether more follow. */
export async function ownContracts(db: Db, { userId, cursor, limit }: OwnContracts) {
  let query = contractRows(db)
    .where('userId', '=', userId)
    .where('status', 'not in', ['draft', 'withdrawn']);
  if (cursor !== undefined) {
    const [createdAt, id] = readCursor(cursor);
    query = query.where(sql<boolean>`("createdAt", "id") < (${createdAt}, ${id})`);
  }
  const found = await query
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, nextCursor: last ? cursorOf(last) : null };
}
