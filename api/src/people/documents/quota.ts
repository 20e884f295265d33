import type { DbOrTrx } from '@parade/db';
import { AppError, orRefuse } from '../../platform/errors.ts';
import type { Resources } from '../../platform/resources.ts';

/** Bytes that the documents of one account may take, with the copies that are shown. */
export const UNCONFIRMED_QUOTA = 120_000_000;
export const QUOTA = 500_000_000;

/**
 * Refuses an account whose documents take all that they may, or would with `more` bytes. In a
 * transaction the account is held meanwhile, so that two uploads never pass together. Errors:
 * `document_quota_unconfirmed`, `document_quota`.
 */
export async function refuseFullAccount(db: DbOrTrx, ownerId: string, more = 1): Promise<void> {
  const { isEmailVerified } = await db
    .updateTable('users')
    .set((e) => ({ version: e.ref('version') }))
    .where('id', '=', ownerId)
    .returning('isEmailVerified')
    .executeTakeFirstOrThrow(orRefuse('not_found'));
  const { bytes } = await db
    .selectFrom('documents')
    .select((e) =>
      e.fn.coalesce(e.fn.sum<number>(e('size', '+', e.ref('copySize'))), e.lit(0)).as('bytes'),
    )
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow();
  const isConfirmed = isEmailVerified === 1;
  if (bytes + more <= (isConfirmed ? QUOTA : UNCONFIRMED_QUOTA)) return;
  throw new AppError(isConfirmed ? 'document_quota' : 'document_quota_unconfirmed');
}

/** Refuses an upload while the store has less room than is kept free for everything else. Error: `storage_low`. */
export async function refuseLowStorage({ files, env }: Resources): Promise<void> {
  if ((await files.freeBytes()) < env.uploadFreeBytes) throw new AppError('storage_low');
}

/**
 * Counts the bytes of a file, none before it is there, towards what one network address may store
 * in an hour. Error: `upload_address_limit`.
 */
export const countTowardsAddress = ({ limits }: Resources, address: string, bytes: number) =>
  limits.take('uploadAddress', address, 'upload_address_limit', Math.ceil(bytes / 1000));
