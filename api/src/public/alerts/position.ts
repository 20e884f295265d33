import { randomInt } from 'node:crypto';
import type { DbOrTrx } from '@parade/db';
import { AppError } from '../../platform/errors.ts';

/** Places within one millisecond: 2^12, which with today's milliseconds stays below 2^53. */
const PLACES = 4096;

/**
 * A free place in the order of time for an alert of this instant (ISO-8601).
 * Drawn by lot within its millisecond; one that is taken is drawn again.
 */
export async function freePosition(db: DbOrTrx, createdAt: string): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const position = Date.parse(createdAt) * PLACES + randomInt(PLACES);
    const taken = await db
      .selectFrom('alerts')
      .select('id')
      .where('position', '=', position)
      .executeTakeFirst();
    if (!taken) return position;
  }
  throw new AppError('unavailable');
}
