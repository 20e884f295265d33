import type { Transaction } from '@parade/db';
import { newToken, sha256 } from '../ids.ts';

type Kind = 'admin_setup';

/** Makes the only valid token of a kind; the ones before it stop working. */
export async function issueToken(trx: Transaction, kind: Kind, at: string): Promise<string> {
  const token = newToken();
  await trx.deleteFrom('tokens').where('kind', '=', kind).where('usedAt', 'is', null).execute();
  await trx
    .insertInto('tokens')
    .values({
      hash: sha256(token),
      kind,
      userId: null,
      createdAt: at,
      expiresAt: null,
      usedAt: null,
    })
    .execute();
  return token;
}

/** Uses a token up. False when it is unknown, used or expired; of two at once one wins. */
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
  return numUpdatedRows === 1n;
}
