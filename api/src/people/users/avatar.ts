import type { Me } from '../../../contract/auth.ts';
import type { Services } from '../../platform/context.ts';
import { fieldError, orRefuse } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { discard } from '../documents/discard.ts';
import { isImage } from '../documents/image-types.ts';
import { changeUser, lockAccount, ownObject, publishOwnChange } from './client.ts';
import { meOf } from './me.ts';
import { accountOf } from './queries.ts';

/**
 * Takes an own upload as the picture of the account; the one before goes, its
 * file too. Errors: `document_unknown` for what is not this person's or is
 * attached already, `validation` for what is no image.
 */
export async function setAvatar(
  services: Services,
  account: Account,
  documentId: string,
): Promise<Me> {
  await work(services, account, async (unit) => {
    const { trx, at } = unit;
    await lockAccount(trx, account.id);
    const taken = await trx
      .updateTable('documents')
      .set({ slot: 'avatar', attachedAt: at })
      .where('id', '=', documentId)
      .where('ownerId', '=', account.id)
      .where('attachedAt', 'is', null)
      .returning('type')
      .executeTakeFirstOrThrow(orRefuse('document_unknown'));
    if (!isImage(taken.type)) {
      throw fieldError('documentId', 'Choisissez une image (JPEG, PNG ou WebP).');
    }
    await replaceAvatar(services, unit, account, documentId);
  });
  return meOf(services, await accountOf(services, account.id));
}

/** Takes the picture away; without one nothing changes. */
export async function removeAvatar(services: Services, account: Account): Promise<Me> {
  await work(services, account, async (unit) => {
    await lockAccount(unit.trx, account.id);
    await replaceAvatar(services, unit, account, null);
  });
  return meOf(services, await accountOf(services, account.id));
}

async function replaceAvatar(
  services: Services,
  unit: UnitOfWork,
  account: Account,
  next: string | null,
): Promise<void> {
  const { trx } = unit;
  const { avatar: former } = await trx
    .selectFrom('users')
    .select('avatar')
    .where('id', '=', account.id)
    .executeTakeFirstOrThrow();
  if (former === next) return;
  await changeUser(unit, account.id, { avatar: next });
  if (former !== null) {
    await trx.deleteFrom('documents').where('id', '=', former).execute();
    await unit.audit('remove', 'documents', former);
    unit.afterCommit(() => void discard(services, services.files, [former]));
  }
  await unit.audit('update', ...ownObject(account), { after: { changed: ['avatar'] } });
  publishOwnChange(unit, account);
}
