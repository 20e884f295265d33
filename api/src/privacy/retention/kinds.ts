import type { DbOrTrx } from '@parade/db';
import type { RetentionKind } from '../../../contract/retention.ts';
import { lockAccount } from '../../people/users/client.ts';
import type { Services } from '../../platform/context.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { blockersOf } from '../personal-data/blockers.ts';
import { eraseAccount } from '../personal-data/erase/account.ts';
import { forgetInJournal } from '../personal-data/erase/journal.ts';
import { eraseKyc } from '../personal-data/erase/kyc.ts';
import { eraseReports } from '../personal-data/erase/reports.ts';

export interface Kind {
  /** What has outlived its period; ids, oldest first. Asked again inside the removal's transaction with `only`. */
  find(db: DbOrTrx, cutoff: string, only?: readonly string[]): Promise<string[]>;
  /** Removes what was found. */
  remove(services: Services, unit: UnitOfWork, ids: readonly string[]): Promise<void>;
  /** How many go in one transaction. */
  batch: number;
}

/** Closed accounts that may go: nothing is left to be settled. */
export async function closedAccounts(db: DbOrTrx, cutoff: string, only?: readonly string[]) {
  let query = db
    .selectFrom('users')
    .leftJoin('admins', 'admins.userId', 'users.id')
    .select('users.id')
    .where('users.status', 'in', ['disabled', 'deleted'])
    .where('users.deletedAt', '<', cutoff)
    .where('users.erasedAt', 'is', null)
    .where('admins.userId', 'is', null);
  if (only) query = query.where('users.id', 'in', only);
  const rows = await query.orderBy('users.deletedAt').orderBy('users.id').execute();
  const found = [];
  for (const { id } of rows) found.push({ id, obstacles: await blockersOf(db, id) });
  return found;
}

const accountData: Kind = {
  batch: 1,
  async find(db, cutoff, only) {
    const accounts = await closedAccounts(db, cutoff, only);
    return accounts.filter(({ obstacles }) => obstacles.length === 0).map(({ id }) => id);
  },
  async remove(services, unit, ids) {
    for (const id of ids) {
      await lockAccount(unit.trx, id);
      await eraseAccount(services, unit, id);
    }
  },
};

const fraudReports: Kind = {
  batch: 50,
  async find(db, cutoff, only) {
    let query = db
      .selectFrom('reports')
      .select('id')
      .where('updatedAt', '<', cutoff)
      // Decided, or set aside with its account; and not a mere number already.
      .where((w) =>
        w.or([
          w.and([w('status', 'in', ['resolved', 'rejected']), w('deletedAt', 'is', null)]),
          w('deletedAt', '<', cutoff),
        ]),
      )
      .where('title', '<>', '');
    if (only) query = query.where('id', 'in', only);
    return (await query.orderBy('updatedAt').orderBy('id').execute()).map(({ id }) => id);
  },
  async remove(services, unit, ids) {
    await eraseReports(services, unit, ids);
    await forgetInJournal(unit.trx, ids);
  },
};

const kycDocuments: Kind = {
  batch: 20,
  async find(db, cutoff, only) {
    let query = db
      .selectFrom('users')
      .select('users.id')
      .where('users.status', 'in', ['disabled', 'deleted'])
      .where('users.deletedAt', '<', cutoff)
      .where((e) =>
        e.exists(
          e
            .selectFrom('kyc_verifications')
            .select('kyc_verifications.id')
            .whereRef('kyc_verifications.userId', '=', 'users.id'),
        ),
      );
    if (only) query = query.where('users.id', 'in', only);
    return (await query.orderBy('users.deletedAt').execute()).map(({ id }) => id);
  },
  async remove(services, unit, ids) {
    await eraseKyc(services, unit, ids);
    await unit.trx
      .updateTable('users')
      .set({ kycStatus: 'not_submitted' })
      .where('id', 'in', ids)
      .execute();
  },
};

const VISITORS = 'visitor:%';
const SIGN_INS = ['sign-in', 'sign-in-refused'];

/** Whether a mark or a sign-in: both are named by what makes them unique. */
const navigationData: Kind = {
  batch: 500,
  async find(db, cutoff, only) {
    const marks = await db
      .selectFrom('alert_me_toos')
      .select(['alertId', 'mark'])
      .where('mark', 'like', VISITORS)
      .where('createdAt', '<', cutoff)
      .orderBy('createdAt')
      .execute();
    const signIns = await db
      .selectFrom('audit_events')
      .select('id')
      .where('action', 'in', SIGN_INS)
      .where('at', '<', cutoff)
      .orderBy('at')
      .execute();
    const found = [
      ...marks.map(({ alertId, mark }) => `${alertId} ${mark}`),
      ...signIns.map(({ id }) => id),
    ];
    if (!only) return found;
    const wanted = new Set(only);
    return found.filter((name) => wanted.has(name));
  },
  async remove(_services, { trx }, names) {
    for (const name of names) {
      const [id = '', mark] = name.split(' ');
      // The alert keeps its count; who it was is forgotten.
      await (mark === undefined
        ? trx.deleteFrom('audit_events').where('id', '=', id)
        : trx.deleteFrom('alert_me_toos').where('alertId', '=', id).where('mark', '=', mark)
      ).execute();
    }
  },
};

/** Each kind of the policy: what is found, and how it goes. */
export const KINDS: Readonly<Record<RetentionKind, Kind>> = {
  accountData,
  fraudReports,
  kycDocuments,
  navigationData,
};
