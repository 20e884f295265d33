import type { Visitor } from '../../platform/http/access.ts';
import { markCookie, readMark } from '../../platform/http/browser-mark.ts';
import { newToken, sha256 } from '../../platform/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

const isSecure = ({ services }: Visitor) => services.env.publicUrl.protocol === 'https:';

const markOf = (visitor: Visitor) =>
  readMark(visitor.services.key, 'device', visitor.c.req.header('cookie'), isSecure(visitor));

/**
 * The mark of this browser, hashed, where it signed in to the account of an
 * e-mail before; null for any other. Nobody else has it: what is counted for
 * it holds nobody else up, and what others do does not hold it up.
 */
export async function knownDevice(visitor: Visitor, email: string): Promise<string | null> {
  const mark = markOf(visitor);
  if (!mark) return null;
  const row = await visitor.services.db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.userId')
    .select('known_devices.hash')
    .where('known_devices.hash', '=', sha256(mark))
    .where('users.email', '=', email)
    .where('users.erasedAt', 'is', null)
    .executeTakeFirst();
  return row?.hash ?? null;
}

/** So many browsers of an account are known: whoever signs in again and again gains no further tries. */
const MOST_DEVICES = 10;

/**
 * Knows this browser again at the doors of an account, in the transaction that lets it in: of a
 * change of the password at the same moment it either comes after, or is forgotten with the others.
 */
export async function rememberDevice(
  visitor: Visitor,
  { trx, at: usedAt, afterCommit }: UnitOfWork,
  userId: string,
): Promise<void> {
  const mark = markOf(visitor) ?? newToken();
  await trx
    .insertInto('known_devices')
    .values({ hash: sha256(mark), userId, usedAt })
    .onConflict((c) => c.columns(['hash', 'userId']).doUpdateSet({ usedAt }))
    .execute();
  const newest = trx
    .selectFrom('known_devices')
    .select('hash')
    .where('userId', '=', userId)
    .orderBy('usedAt', 'desc')
    .orderBy('hash')
    .limit(MOST_DEVICES);
  await trx
    .deleteFrom('known_devices')
    .where('userId', '=', userId)
    .where('hash', 'not in', newest)
    .execute();
  const cookie = markCookie(visitor.services.key, 'device', mark, isSecure(visitor));
  afterCommit(() => visitor.c.header('set-cookie', cookie, { append: true }));
}
