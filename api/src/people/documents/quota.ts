import type { DbOrTrx } from '@parade/db';
import { AppError, orRefuse } from '../../platform/errors.ts';
import type { Resources } from '../../platform/resources.ts';

/** Bytes that the documents of one account may take, with the copies that are shown. */
export const UNCONFIRMED_QUOTA = 120_000_000;
export const QUOTA = 500_000_000;

/** What the documents of an account take, with the copies that are shown. */
export async function storedBytes(db: DbOrTrx, ownerId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('documents')
    .select((e) =>
      e.fn.coalesce(e.fn.sum<number>(e('size', '+', e.ref('copySize'))), e.lit(0)).as('bytes'),
    )
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow();
  return bytes;
}

/**
 * Refuses an account whose documents take all that they may, or would with `more` bytes. In a
 * transaction the account is held meanwhile, so that two uploads never pass together. Answers
 * whether its address is confirmed. Errors: `document_quota_unconfirmed`, `document_quota`.
 */
export async function refuseFullAccount(db: DbOrTrx, ownerId: string, more = 1): Promise<boolean> {
  const { isEmailVerified } = await db
    .updateTable('users')
    .set((e) => ({ version: e.ref('version') }))
    .where('id', '=', ownerId)
    .returning('isEmailVerified')
    .executeTakeFirstOrThrow(orRefuse('not_found'));
  const bytes = await storedBytes(db, ownerId);
  const isConfirmed = isEmailVerified === 1;
  if (bytes + more <= (isConfirmed ? QUOTA : UNCONFIRMED_QUOTA)) return isConfirmed;
  throw new AppError(isConfirmed ? 'document_quota' : 'document_quota_unconfirmed');
}

/** What uploads under way in this process hold against everybody's floor. */
let held = 0;

/** Refuses `more` bytes while the store has less room than is kept free for everything else. Error: `storage_low`. */
export async function refuseLowStorage({ files, env }: Resources, more = 0): Promise<void> {
  if ((await files.freeBytes()) - held - more < env.uploadFreeBytes) {
    throw new AppError('storage_low');
  }
}

/** So many of the largest files may be under way for one account. */
const MOST_AT_ONCE = 10;
const MOST_AT_ONCE_UNCONFIRMED = 5;
/** Bytes that are announced by uploads under way in this process, by account: none is stored yet. */
const underWay = new Map<string, number>();
/** Room is held by this much, beginning with one. */
const STEP = 262_144;

/** Room that an upload holds. */
export interface Room {
  /** Tells that so many bytes more have arrived. Error: `storage_low`, once there is no room for more. */
  grow(bytes: number): Promise<void>;
  /** Once the upload has ended, however it did. */
  release(): void;
}

/**
 * Holds room for an upload that announces so many bytes. They count whole against the account; what
 * everybody shares is held only as they arrive, since announcing costs nothing. Errors:
 * `storage_low`, `document_quota`, `document_quota_unconfirmed`; `rate_limited` for too many at once.
 */
export async function holdRoom(
  services: Resources,
  ownerId: string,
  announced: number,
): Promise<Room> {
  let arrived = 0;
  let room = 0;
  const of = (change: number) => {
    const now = (underWay.get(ownerId) ?? 0) + change;
    if (now > 0) underWay.set(ownerId, now);
    else underWay.delete(ownerId);
  };
  const hold = async () => {
    const more = room < announced ? Math.min(STEP, announced - room) : STEP;
    room += more;
    held += more;
    await refuseLowStorage(services).catch((error: unknown) => {
      room -= more;
      held -= more;
      throw error;
    });
  };
  const release = () => {
    of(-announced);
    held -= room;
  };
  of(announced);
  try {
    await hold();
    // What the file really takes is checked once it is known.
    const isConfirmed = await refuseFullAccount(services.db, ownerId);
    const others = (underWay.get(ownerId) ?? 0) - announced;
    const most = isConfirmed ? MOST_AT_ONCE : MOST_AT_ONCE_UNCONFIRMED;
    if (others >= most * services.env.uploadMaxBytes) {
      throw new AppError('rate_limited', { retryAfter: 60 });
    }
  } catch (error) {
    release();
    throw error;
  }
  const grow = async (bytes: number) => {
    arrived += bytes;
    while (arrived > room) await hold();
  };
  return { grow, release };
}

/**
 * Counts the bytes of a file, none before it is there, towards what one network address may store
 * in an hour. Error: `upload_address_limit`.
 */
export const countTowardsAddress = ({ limits }: Resources, address: string, bytes: number) =>
  limits.take('uploadAddress', address, 'upload_address_limit', Math.ceil(bytes / 1000));
