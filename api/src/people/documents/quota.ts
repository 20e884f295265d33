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

/** Refuses `more` bytes while the store has less room than is kept free for everything else. Error: `storage_low`. */
export async function refuseLowStorage({ files, env }: Resources, more = 0): Promise<void> {
  if ((await files.freeBytes()) - more < env.uploadFreeBytes) throw new AppError('storage_low');
}

/** So many of the largest files may be under way for one account. */
const MOST_AT_ONCE = 10;
/** Bytes that are announced by uploads under way in this process, by account: none is stored yet. */
const underWay = new Map<string, number>();
const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0);

/**
 * Holds room for an upload of so many bytes until what it returns is called: many that never end
 * do not fill the disk. Errors: `storage_low`, `document_quota`, `document_quota_unconfirmed`;
 * `rate_limited` for too many at once.
 */
export async function holdRoom(
  services: Resources,
  ownerId: string,
  bytes: number,
): Promise<() => void> {
  const of = (change: number) => {
    const now = (underWay.get(ownerId) ?? 0) + change;
    if (now > 0) underWay.set(ownerId, now);
    else underWay.delete(ownerId);
  };
  of(bytes);
  try {
    await refuseLowStorage(services, sum(underWay.values()));
    const others = (underWay.get(ownerId) ?? 0) - bytes;
    if (others >= MOST_AT_ONCE * services.env.uploadMaxBytes) {
      throw new AppError('rate_limited', { retryAfter: 60 });
    }
    // What the file really takes is checked once it is known.
    await refuseFullAccount(services.db, ownerId);
  } catch (error) {
    of(-bytes);
    throw error;
  }
  return () => of(-bytes);
}

/**
 * Counts the bytes of a file, none before it is there, towards what one network address may store
 * in an hour. Error: `upload_address_limit`.
 */
export const countTowardsAddress = ({ limits }: Resources, address: string, bytes: number) =>
  limits.take('uploadAddress', address, 'upload_address_limit', Math.ceil(bytes / 1000));
