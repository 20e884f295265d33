import type { Transaction } from '@parade/db';
import { newToken, sha256 } from '../ids.ts';

const HOUR = 3_600_000;

/** How long each kind of link opens its door, in milliseconds; null: until it is used or replaced. */
const LIFETIMES = {
  admin_setup: null,
  password_reset: HOUR,
  email_verification: HOUR,
  /** Who is invited may not read their mail today. */
  staff_invitation: 72 * HOUR,
} as const;

type Kind = keyof typeof LIFETIMES;

/**
 * Makes the only valid token of a kind for a person (null: for nobody in
 * particular); the ones before it stop working. Only its hash is kept.
 */
export async function issueToken(
  trx: Transaction,
  kind: Kind,
  at: string,
  userId: string | null = null,
): Promise<string> {
  const token = newToken();
  const lifetime = LIFETIMES[kind];
  await removeTokens(trx, [kind], userId);
  await trx
    .insertInto('tokens')
    .values({
      hash: sha256(token),
      kind,
      userId,
      createdAt: at,
      expiresAt: lifetime === null ? null : new Date(Date.parse(at) + lifetime).toISOString(),
      usedAt: null,
    })
    .execute();
  return token;
}

/** Uses a token up. Null when it is unknown, used or expired; of two at once one wins. */
export async function useToken(
  trx: Transaction,
  kind: Kind,
  token: string,
  at: string,
): Promise<{ userId: string | null } | null> {
  const used = await trx
    .updateTable('tokens')
    .set({ usedAt: at })
    .where('hash', '=', sha256(token))
    .where('kind', '=', kind)
    .where('usedAt', 'is', null)
    .where((w) => w.or([w('expiresAt', 'is', null), w('expiresAt', '>', at)]))
    .returning('userId')
    .executeTakeFirst();
  return used ?? null;
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
