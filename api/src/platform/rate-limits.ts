import type { Db, DbOrTrx } from '@parade/db';
import { sql } from 'kysely';
import type { ErrorCode } from '../../contract/errors.ts';
import { AppError } from './errors.ts';
import { sha256 } from './ids.ts';
import { type BackOffName, COUNTED, LIMITS, type LimitName, MEMORY, waitAfter } from './limits.ts';

/** What is counted for one address at one account or alert. */
export const pairOf = (of: string, address: string) => `${of} ${address}`;

/**
 * Fixed windows kept in the database, so that they hold over restarts and
 * several processes. The table holds hashes, no address and no e-mail.
 */
export class RateLimits {
  readonly #db: Db;
  readonly #now: () => Date;

  constructor(db: Db, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  /**
   * Takes one point, or as many as it weighs, or throws `code` (429) with the seconds to wait.
   * `most`: of a subject that has a number of its own.
   */
  async take(
    name: LimitName,
    subject: string,
    code: ErrorCode = 'rate_limited',
    weight = 1,
    most: number = LIMITS[name].points,
  ): Promise<void> {
    const now = this.#now();
    const { points, expiresAt } = await this.#count(name, subject, now, weight);
    if (points <= most) return;
    const wait = Math.ceil((Date.parse(expiresAt) - now.getTime()) / 1000);
    throw new AppError(code, { retryAfter: Math.max(1, wait) });
  }

  /**
   * Counts an attempt that may fail, or throws `code` (429) with the seconds
   * to wait: nothing counts meanwhile, so that asking again makes nobody wait
   * longer. Returns how many there were since the last one that was forgotten.
   */
  async slow(name: BackOffName, subject: string, code: ErrorCode = 'rate_limited') {
    const key = keyOf(name, subject);
    for (;;) {
      const now = this.#now().getTime();
      const row = await this.#db
        .selectFrom('rate_limits')
        .select(['points', 'expiresAt'])
        .where('key', '=', key)
        .executeTakeFirst();
      const last = row ? Date.parse(row.expiresAt) - MEMORY : now;
      const before = row && last + MEMORY > now ? row.points : 0;
      const pause = waitAfter(name, before);
      const wait = Math.ceil((last + pause - now) / 1000);
      // One that was counted a moment after this one began is no reason to wait by itself.
      if (pause > 0 && wait > 0) throw new AppError(code, { retryAfter: wait });
      const points = before + 1;
      const next = { points, expiresAt: new Date(now + MEMORY).toISOString() };
      const counted = row
        ? await this.#db
            .updateTable('rate_limits')
            .set(next)
            .where('key', '=', key)
            .where('points', '=', row.points)
            .where('expiresAt', '=', row.expiresAt)
            .returning('key')
            .executeTakeFirst()
        : await this.#db
            .insertInto('rate_limits')
            .values({ key, ...next })
            .onConflict((c) => c.column('key').doNothing())
            .returning('key')
            .executeTakeFirst();
      // Another attempt was counted at the same moment: this one comes after it.
      if (counted) return points;
    }
  }

  /** Takes one point; false where none was left. */
  async allows(name: LimitName, subject: string): Promise<boolean> {
    const { points } = await this.#count(name, subject, this.#now());
    return points <= LIMITS[name].points;
  }

  #count(name: LimitName, subject: string, now: Date, weight = 1) {
    const { window } = LIMITS[name];
    const at = now.toISOString();
    const end = new Date(now.getTime() + window).toISOString();
    return this.#db
      .insertInto('rate_limits')
      .values({ key: keyOf(name, subject), points: weight, expiresAt: end })
      .onConflict((c) =>
        c.column('key').doUpdateSet({
          points: sql`case when "rate_limits"."expiresAt" <= ${at} then ${sql.lit(weight)} else "rate_limits"."points" + ${sql.lit(weight)} end`,
          expiresAt: sql`case when "rate_limits"."expiresAt" <= ${at} then ${end} else "rate_limits"."expiresAt" end`,
        }),
      )
      .returning(['points', 'expiresAt'])
      .executeTakeFirstOrThrow();
  }

  /** Forgets what was counted, after a success. */
  async forget(name: LimitName | BackOffName, subject: string): Promise<void> {
    await this.#db.deleteFrom('rate_limits').where('key', '=', keyOf(name, subject)).execute();
  }

  /** Gives points back: a success is no attempt, and many people share an address. */
  async giveBack(name: LimitName, subject: string, points = 1): Promise<void> {
    await this.#db
      .updateTable('rate_limits')
      .set((e) => ({ points: e('points', '-', points) }))
      .where('key', '=', keyOf(name, subject))
      .where('points', '>=', points)
      .execute();
  }

  /** Forgets whatever is counted for these subjects, or for everybody; how many counts there were. */
  async lift(trx: DbOrTrx, subjects: readonly string[] | 'all'): Promise<number> {
    let counted = trx.deleteFrom('rate_limits');
    if (subjects !== 'all') {
      const keys = subjects.flatMap((subject) => COUNTED.map((name) => keyOf(name, subject)));
      counted = counted.where('key', 'in', keys);
    }
    const { numDeletedRows } = await counted.executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }

  async removeExpired(): Promise<void> {
    await this.#db
      .deleteFrom('rate_limits')
      .where('expiresAt', '<=', this.#now().toISOString())
      .execute();
  }
}

const keyOf = (name: LimitName | BackOffName, subject: string) =>
  `${name}:${sha256(subject).slice(0, 32)}`;
