import { z } from 'zod';
import type { ApprovalChange } from '../../../contract/approvals.ts';
import type { AdminWithdrawal, WithdrawalStatus } from '../../../contract/withdrawals.ts';
import { lockAccount } from '../../people/users/client.ts';
import { noteRead } from '../../platform/audit/note-read.ts';
import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { ApprovalKind, Proposer } from '../../platform/ports.ts';
import { saveVersion } from '../../platform/save-version.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { mayHoldFunds } from '../ledger/balance.ts';
import { post } from '../ledger/ledger.ts';
import { holdDestination } from './destination.ts';
import { presentAdminWithdrawal } from './present.ts';
import {
  publishWithdrawal,
  type WithdrawalRecord,
  withdrawalOf,
  withdrawalRecords,
} from './queries.ts';
import { type Saved, tellOwner } from './tell-owner.ts';
import { TRANSITIONS } from './transitions.ts';

interface Decision {
  id: string;
  version: number;
  after: Saved;
}

/** Where the money goes, whole: who confirms it compares it with what the client says. */
const accountInWords = (to: AdminWithdrawal): ApprovalChange[] =>
  [
    {
      what: 'le compte en entier',
      before: null,
      after: to.accountNumber ?? to.walletAddress ?? to.binanceId,
    },
    {
      what: 'le titulaire du compte',
      before: null,
      after:
        to.accountHolder &&
        (to.holderDiffers
          ? `${to.accountHolder}. Ce n’est pas le nom de la personne\u00a0: vérifiez avec elle.`
          : to.accountHolder),
    },
  ].filter(({ after }) => after);

/**
 * A decision over the version that was read: the amount moves once. Errors:
 * `withdrawal_not_found`, `account_erased`, `withdrawal_cancelled`,
 * `stale_version`, `funds_basis_missing`, `identity_first`, `insufficient_balance`.
 */
export const withdrawalChange = {
  kind: 'withdrawals.decision',
  permission: 'managePayments',
  ofClient: true,
  input: z.object({ id: z.string(), version: z.number(), after: z.custom<Saved>() }),
  async reveal(services: Services, reader, { id }) {
    const found = await withdrawalRecords(services.db)
      .where('withdrawals.id', '=', id)
      .executeTakeFirst();
    if (!found) return [];
    await noteRead(services, reader, ['withdrawals', id], found.userId);
    return accountInWords(presentAdminWithdrawal(found, services.key));
  },
  async apply(services: Services, unit, proposer, { id, version, after }) {
    const { trx, at } = unit;
    const before = await withdrawalOf(trx, id, 'staff');
    await lockAccount(trx, before.userId);
    if (before.cancelledAt !== null) throw new AppError('withdrawal_cancelled');
    if (before.version !== version) throw new AppError('stale_version');

    const decided = before.status !== after.status;
    // Also at the second person's word: a paper may be refused while it is waited for.
    if (decided && after.status === 'approved') {
      await requirePayable(services, unit, before.userId);
      await holdDestination(services, unit, before);
    }
    const approvals = before.approvals + (decided && after.status === 'approved' ? 1 : 0);
    const decision = decided ? { decidedAt: at, decidedBy: proposer.id } : {};
    // Of two at once the second finds another version: the amount moves once.
    await saveVersion(unit, 'withdrawals', before, { ...after, ...decision, approvals });
    if (decided) await moveMoney(unit, proposer, { ...before, approvals }, after.status);

    await unit.audit(decided ? TRANSITIONS[after.status].audit : 'update', 'withdrawals', id, {
      before: journalled(before),
      after: journalled(after),
    });
    await tellOwner(services, unit, before, after, proposer.id);
    publishWithdrawal(unit, before);
  },
} satisfies ApprovalKind<Decision>;

/**
 * Nothing is paid out of what nobody may hold; and where the settings ask for it, nothing to whose
 * identity is not approved. Errors: `funds_basis_missing`, `identity_first`.
 */
export async function requirePayable(
  { ports }: Services,
  { trx }: UnitOfWork,
  userId: string,
): Promise<void> {
  if (!(await mayHoldFunds(trx))) throw new AppError('funds_basis_missing');
  const { security } = await currentSettings(trx);
  if (security.withdrawalIdentityFirst && !(await ports.identityApproved(trx, userId))) {
    throw new AppError('identity_first');
  }
}

const journalled = ({ status, adminNote, payoutReference, payoutOn }: Saved) => ({
  status,
  adminNote,
  payoutReference,
  payoutOn,
});

async function moveMoney(
  unit: UnitOfWork,
  { id: authorId, confirmedBy }: Proposer,
  withdrawal: WithdrawalRecord,
  next: WithdrawalStatus,
): Promise<void> {
  const { id, userId, reference, amountCents, approvals, status } = withdrawal;
  const entry = {
    ...{ userId, reference, authorId, confirmedBy },
    withdrawalId: id,
    approval: approvals,
  };
  if (next === 'approved') {
    const reason = `Retrait ${reference}`;
    const taken = { ...entry, kind: 'withdrawal', amountCents: -amountCents, reason } as const;
    await post(unit, taken, 'insufficient_balance');
  } else if (status === 'approved') {
    const reason = `Retrait ${reference} annulé\u00a0: la somme revient au solde`;
    const given = { ...entry, kind: 'withdrawal_return', amountCents, reason } as const;
    await post(unit, given, 'insufficient_balance');
  }
}
