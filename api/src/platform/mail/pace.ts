import type { Services } from '../context.ts';

const MINUTE = 60_000;
/**
 * How far the mails that leave now may be ahead of the rate, in ms: copies of a sending to everybody
 * by a round of the worker, what somebody waits for by a minute.
 */
const AHEAD = { bulk: 5000, awaited: MINUTE } as const;
/** A clock that is wrong by more than servers may be (clocks.ts) stops no mail for longer. */
const LATEST = 3 * MINUTE;

/** The row of `rate_limits` that says until when the rate is used up; no other key is without a hash. */
const KEY = 'mail_rate';

/**
 * How many of these mails may leave now, from the first on: `MAIL_RATE` a minute of all processes
 * together, over time.
 */
export async function takeTurns(
  services: Services,
  mails: readonly { bulk: number }[],
): Promise<number> {
  // Mails that are files hurry no server.
  if (!services.env.smtpUrl || mails.length === 0) return mails.length;
  let turns = 0;
  await use(services, (before, at) => {
    let until = before;
    turns = 0;
    for (const { bulk } of mails) {
      if (until - at >= (bulk ? AHEAD.bulk : AHEAD.awaited)) break;
      until += intervalOf(services);
      turns++;
    }
    return until;
  });
  return turns;
}

/** Gives back the turns of mails that another process sent meanwhile. */
export async function giveTurnsBack(services: Services, turns: number): Promise<void> {
  if (!services.env.smtpUrl || turns === 0) return;
  await use(services, (until) => until - turns * intervalOf(services));
}

const intervalOf = ({ env }: Services) => MINUTE / env.mailRate;

/** Moves the instant until which the rate is used up; both are in ms since 1970. */
async function use(
  { db, now }: Services,
  change: (until: number, at: number) => number,
): Promise<void> {
  for (;;) {
    const at = now().getTime();
    const row = await db
      .selectFrom('rate_limits')
      .select('expiresAt')
      .where('key', '=', KEY)
      .executeTakeFirst();
    const used = row ? Date.parse(row.expiresAt) : at;
    const before = used > at + LATEST ? at : Math.max(at, used);
    const until = change(before, at);
    if (until === before) return;
    const next = { points: 0, expiresAt: new Date(until).toISOString() };
    const mine = row
      ? await db
          .updateTable('rate_limits')
          .set(next)
          .where('key', '=', KEY)
          .where('expiresAt', '=', row.expiresAt)
          .returning('key')
          .executeTakeFirst()
      : await db
          .insertInto('rate_limits')
          .values({ key: KEY, ...next })
          .onConflict((c) => c.column('key').doNothing())
          .returning('key')
          .executeTakeFirst();
    // Another process moved it at the same moment: this comes after it.
    if (mine) return;
  }
}
