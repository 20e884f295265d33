import type { Db } from '@parade/db';
import { sql } from 'kysely';
import type { ErrorCode } from '../../contract/errors.ts';
import { AppError } from './errors.ts';
import { sha256 } from './ids.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Points allowed in a window, by what is counted and for whom. */
const LIMITS = {
  /** One address at one account: what stops guessing. */
  loginPair: { points: 10, window: 15 * MINUTE },
  /** Many addresses at one account: high, or anybody could lock its owner out. */
  loginAccount: { points: 100, window: 15 * MINUTE },
  /** Asked again of somebody who is signed in. */
  passwordAccount: { points: 10, window: 15 * MINUTE },
  /** Codes beside a password that fits. */
  approvalCode: { points: 10, window: 15 * MINUTE },
  loginAddress: { points: 100, window: 15 * MINUTE },
  registerAddress: { points: 60, window: HOUR },
  setupAddress: { points: 20, window: 15 * MINUTE },
  /** One address for one account. */
  resetPair: { points: 5, window: HOUR },
  /** Many addresses for one account: high, or anybody could keep its owner from a link. */
  resetAccount: { points: 30, window: HOUR },
  resetAddress: { points: 60, window: HOUR },
  verificationAccount: { points: 5, window: HOUR },
  linkAddress: { points: 60, window: 15 * MINUTE },
  uploadAccount: { points: 120, window: HOUR },
  /** High: a household, a school or a company share an address. */
  meTooAddress: { points: 120, window: HOUR },
  /** One address at one alert: a household says it, a loop without cookies does not. */
  meTooPair: { points: 5, window: 24 * HOUR },
  /** Higher still: a worried person pastes one thing after the other. */
  checkAddress: { points: 600, window: HOUR },
  disputeAddress: { points: 20, window: HOUR },
  /** Keeps anybody from filling a stranger's mailbox. */
  disputeEmail: { points: 5, window: 24 * HOUR },
  /** Above what one address may do: nobody alone keeps others from disputing an alert. */
  disputeAlert: { points: 60, window: HOUR },
  /** An order binds, mails a contract and asks staff to look: nobody places more in earnest. */
  payAccount: { points: 10, window: HOUR },
  /** An export reads everything that is held on one person. */
  exportAccount: { points: 10, window: HOUR },
  submitAccount: { points: 120, window: HOUR },
} as const;

/** What is counted for one address at one account or alert. */
export const pairOf = (of: string, address: string) => `${of} ${address}`;

export type LimitName = keyof typeof LIMITS;

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

  /** Takes one point, or throws `code` (429) with the seconds to wait. */
  async take(name: LimitName, subject: string, code: ErrorCode = 'rate_limited'): Promise<void> {
    const now = this.#now();
    const { points, expiresAt } = await this.#count(name, subject, now);
    if (points <= LIMITS[name].points) return;
    const wait = Math.ceil((Date.parse(expiresAt) - now.getTime()) / 1000);
    throw new AppError(code, { retryAfter: Math.max(1, wait) });
  }

  /** Takes one point; false where none was left. */
  async allows(name: LimitName, subject: string): Promise<boolean> {
    const { points } = await this.#count(name, subject, this.#now());
    return points <= LIMITS[name].points;
  }

  #count(name: LimitName, subject: string, now: Date) {
    const { window } = LIMITS[name];
    const at = now.toISOString();
    const end = new Date(now.getTime() + window).toISOString();
    return this.#db
      .insertInto('rate_limits')
      .values({ key: keyOf(name, subject), points: 1, expiresAt: end })
      .onConflict((c) =>
        c.column('key').doUpdateSet({
          points: sql`case when "rate_limits"."expiresAt" <= ${at} then 1 else "rate_limits"."points" + 1 end`,
          expiresAt: sql`case when "rate_limits"."expiresAt" <= ${at} then ${end} else "rate_limits"."expiresAt" end`,
        }),
      )
      .returning(['points', 'expiresAt'])
      .executeTakeFirstOrThrow();
  }

  /** Forgets what was counted, after a success. */
  async forget(name: LimitName, subject: string): Promise<void> {
    await this.#db.deleteFrom('rate_limits').where('key', '=', keyOf(name, subject)).execute();
  }

  /** Gives one point back: a success is no attempt, and many people share an address. */
  async giveBack(name: LimitName, subject: string): Promise<void> {
    await this.#db
      .updateTable('rate_limits')
      .set({ points: sql`"rate_limits"."points" - 1` })
      .where('key', '=', keyOf(name, subject))
      .where('points', '>', 0)
      .execute();
  }

  async removeExpired(): Promise<void> {
    await this.#db
      .deleteFrom('rate_limits')
      .where('expiresAt', '<=', this.#now().toISOString())
      .execute();
  }
}

const keyOf = (name: LimitName, subject: string) => `${name}:${sha256(subject).slice(0, 32)}`;
