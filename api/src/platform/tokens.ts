import type { Db, Transaction } from '@parade/db';
import { STAFF_INVITATION_DAYS } from '../../contract/staff.ts';
import type { Services } from './context.ts';
import { AppError } from './errors.ts';
import { newToken, sha256 } from './ids.ts';

const HOUR = 3_600_000;

/** How long a link of each kind is valid, in milliseconds; null: until it is used or replaced. */
const LIFETIMES = {
  admin_setup: null,
  password_reset: HOUR,
  email_verification: HOUR,
  staff_invitation: STAFF_INVITATION_DAYS * 24 * HOUR,
} as const;

type Kind = keyof typeof LIFETIMES;

/**
 * Kinds of which several tokens may be valid at once. Anybody may ask for a reset in anybody's
 * name, and each process prints a link of its own: a new token must not end the one that somebody
 * is about to follow. The first that is used ends the others.
 */
const SEVERAL: readonly Kind[] = ['password_reset', 'admin_setup'];

function expiryOf(kind: Kind, at: string): string | null {
  const lifetime = LIFETIMES[kind];
  return lifetime === null ? null : new Date(Date.parse(at) + lifetime).toISOString();
}

/**
 * Makes a token of a kind for a person (null: for nobody in particular); the
 * ones before it stop working, except where several may stand. Only its hash is kept.
 */
export async function issueToken(
  trx: Transaction,
  kind: Kind,
  at: string,
  userId: string | null = null,
): Promise<string> {
  const token = newToken();
  if (!SEVERAL.includes(kind)) await removeTokens(trx, [kind], userId);
  await trx
    .insertInto('tokens')
    .values({
      hash: sha256(token),
      kind,
      userId,
      createdAt: at,
      expiresAt: expiryOf(kind, at),
      usedAt: null,
    })
    .execute();
  return token;
}

/**
 * Whose link this is, before it is used. Errors: `link_expired` when it is unknown, used, expired
 * or nobody's.
 */
export async function tokenOwner(
  { db, now }: Pick<Services, 'db' | 'now'>,
  kind: Kind,
  token: string,
): Promise<string> {
  const row = await db
    .selectFrom('tokens')
    .select('userId')
    .where('hash', '=', sha256(token))
    .where('kind', '=', kind)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now().toISOString())
    .executeTakeFirst();
  if (!row?.userId) throw new AppError('link_expired');
  return row.userId;
}

/**
 * Refuses a link that opens nothing any more. Tells nothing of whose it is and uses nothing up: a
 * mail scanner may ask too. Errors: `link_expired`.
 */
export async function requireOpenLink(...link: Parameters<typeof tokenOwner>): Promise<void> {
  await tokenOwner(...link);
}

/** Uses a token up; false when it is unknown, expired or used, be it at the same moment. */
export async function useToken(
  trx: Transaction,
  kind: Kind,
  token: string,
  at: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('tokens')
    .set({ usedAt: at })
    .where('hash', '=', sha256(token))
    .where('kind', '=', kind)
    .where('usedAt', 'is', null)
    .where((w) => w.or([w('expiresAt', 'is', null), w('expiresAt', '>', at)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/**
 * The time of a link begins when its mail leaves: one that waited for a mail
 * server would arrive dead. Does nothing to a token that was used or replaced.
 */
export async function restartLifetime(
  trx: Transaction,
  kind: Kind,
  token: string,
  at: string,
): Promise<void> {
  await trx
    .updateTable('tokens')
    .set({ expiresAt: expiryOf(kind, at) })
    .where('hash', '=', sha256(token))
    .where('kind', '=', kind)
    .where('usedAt', 'is', null)
    .execute();
}

/** Takes back links of a person that were not used yet. */
export async function removeTokens(
  trx: Transaction,
  kinds: readonly Kind[],
  userId: string | null,
): Promise<void> {
  await trx
    .deleteFrom('tokens')
    .where('kind', 'in', kinds)
    .where('userId', 'is not distinct from', userId)
    .where('usedAt', 'is', null)
    .execute();
}

/** Removes tokens that were used, or that expired, before an instant. */
export async function removeOldTokens(db: Db, before: string): Promise<void> {
  await db
    .deleteFrom('tokens')
    .where((w) => w.or([w('usedAt', '<', before), w('expiresAt', '<', before)]))
    .execute();
}
