import { refuseWhileMoneyIsLeft } from '../../../money/ledger/balance.ts';
import { discard } from '../../../people/documents/discard.ts';
import { publishUser } from '../../../people/users/client.ts';
import type { Services } from '../../../platform/context.ts';
import { ERASED_NAME, pseudonymOf } from '../../../platform/pseudonyms.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { eraseDocuments } from './documents.ts';
import { forgetInJournal, renameInJournal } from './journal.ts';
import { eraseMessages } from './messages.ts';
import { eraseAroundMoney } from './money.ts';

/**
 * Erases an account: what is left is a number for what the law keeps.
 * Reports and identity papers have their own periods, and are erased on their
 * own. Its owner's address is free again. Errors: `balance_left`.
 */
export async function eraseAccount(
  services: Services,
  unit: UnitOfWork,
  id: string,
): Promise<void> {
  const { trx, at } = unit;
  await refuseWhileMoneyIsLeft(trx, id);
  const owner = await trx
    .selectFrom('users')
    .select(['id', 'email', 'createdAt', 'isEmailVerified'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const objects = await objectsOf(unit, id);
  await eraseMessages(services, unit, owner);
  await eraseAroundMoney(unit, id);
  const loose = await trx
    .selectFrom('documents')
    .select('id')
    .where('ownerId', '=', id)
    .where('reportId', 'is', null)
    .where('messageId', 'is', null)
    .where((w) => w.or([w('slot', 'is', null), w('slot', 'not in', ['idFront', 'idBack'])]))
    .execute();
  await eraseDocuments(
    services,
    unit,
    loose.map((document) => document.id),
  );
  await trx.deleteFrom('alert_me_toos').where('mark', '=', `account:${id}`).execute();
  await eraseExports(services, unit, id);
  for (const table of ['sessions', 'tokens', 'idempotency_keys'] as const) {
    await trx.deleteFrom(table).where('userId', '=', id).execute();
  }
  // First answers that staff got speak of the person too: a ticket with its conversation.
  await trx.deleteFrom('idempotency_keys').where('answer', 'like', `%${id}%`).execute();
  await trx
    .updateTable('users')
    .set((e) => ({
      email: pseudonymOf(id),
      // Fits no password: nothing hashes to it.
      passwordHash: '',
      name: ERASED_NAME,
      nameFolded: '',
      phone: '',
      phoneDigits: '',
      address: '',
      bio: '',
      avatar: null,
      wantsPush: 0,
      wantsEmails: 0,
      wantsSms: 0,
      wantsReportUpdates: 0,
      wantsMarketing: 0,
      isEmailVerified: 0,
      verified: 0,
      kycStatus: 'not_submitted' as const,
      termsVersion: null,
      termsTextId: null,
      termsAcceptedAt: null,
      adultDeclaredAt: null,
      lastLoginAt: null,
      status: 'deleted' as const,
      deletedAt: e.fn.coalesce('deletedAt', e.val(at)),
      erasedAt: at,
      updatedAt: at,
      version: e('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
  // Staff who closed it keep their stamp; its owner's own goes.
  await trx
    .updateTable('users')
    .set({ deletedByEmail: null })
    .where('id', '=', id)
    .where('deletedBy', '=', id)
    .execute();
  await renameInJournal(trx, owner, pseudonymOf(id));
  await forgetInJournal(trx, objects);
  publishUser(unit, id);
}

/** Everything of theirs that the journal may speak of. */
async function objectsOf({ trx }: UnitOfWork, userId: string): Promise<string[]> {
  const ids = [userId];
  for (const table of [
    'reports',
    'support_tickets',
    'notifications',
    'notification_sendings',
    'kyc_verifications',
    'payments',
    'contracts',
    'invoices',
    'withdrawals',
    'recovered_amounts',
    'exports',
  ] as const) {
    const rows = await trx.selectFrom(table).select('id').where('userId', '=', userId).execute();
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}

async function eraseExports(services: Services, unit: UnitOfWork, userId: string): Promise<void> {
  const rows = await unit.trx
    .deleteFrom('exports')
    .where('userId', '=', userId)
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  unit.afterCommit(() => void discard(services, services.exports, ids));
}
