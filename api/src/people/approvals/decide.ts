import type { z } from 'zod';
import type { approvalRejection } from '../../../contract/approvals.ts';
import type { selfConfirmation } from '../../../contract/staff.ts';
import type { Person, Services } from '../../platform/context.ts';
import { AppError, orRefuse } from '../../platform/errors.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { asProven } from '../auth/confirmation.ts';
import { applyStored } from './apply.ts';
import { tellClosed } from './close.ts';
import { requireSettledFactor } from './settled-factor.ts';
import { heldBy, holds, mayReject, neededFor } from './team.ts';

/** Who decides. What they hold is read in the transaction: it may go while a password is checked. */
type Decider = Pick<Person, 'id' | 'email' | 'name'>;

/** A waiting proposal that this member may see by now. Error: `approval_decided`. */
async function found({ trx }: UnitOfWork, decider: Decider, id: string) {
  const row = await trx
    .selectFrom('approvals')
    .innerJoin('users', 'users.id', 'approvals.proposedBy')
    .selectAll('approvals')
    .select('users.name as proposerName')
    .where('approvals.id', '=', id)
    .where('approvals.status', '=', 'proposed')
    .executeTakeFirstOrThrow(orRefuse('approval_decided'));
  const may = await heldBy(trx, decider.id);
  if (!may || !mayReject(row, may)) throw new AppError('approval_decided');
  return { ...row, may };
}
type Row = Awaited<ReturnType<typeof found>>;

/** Ends it, and tells of it. */
async function close(
  services: Services,
  unit: UnitOfWork,
  decider: Decider,
  row: Row,
  status: Parameters<typeof tellClosed>[3]['status'],
  reason: string | null,
): Promise<void> {
  // Of two who decide at once the second finds nothing.
  const { numUpdatedRows } = await unit.trx
    .updateTable('approvals')
    .set({ status, reason, decidedAt: unit.at, decidedBy: decider.id })
    .where('id', '=', row.id)
    .where('status', '=', 'proposed')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('approval_decided');
  const by = `${decider.name} (${decider.email})`;
  await tellClosed(services, unit, row, { status, reason, by });
}

/**
 * Confirms what a colleague proposed: it takes effect in the same transaction.
 * The password is asked again, and the second factor, which only a
 * demonstration lets a member do without. Errors: `password_wrong`,
 * `rate_limited`, `totp_required`, `totp_wrong`, `recovery_code_wrong`,
 * `totp_missing`, `totp_too_new`, `approval_decided`, `approval_orphaned`,
 * `second_person_required`, `own_affair`, `permission_denied`, and what the
 * change itself refuses.
 */
export const confirmApproval = (
  services: Services,
  decider: Person,
  id: string,
  proof: z.output<typeof selfConfirmation>,
): Promise<void> =>
  asProven(services, decider, proof, async (unit, askCode) => {
    const row = await found(unit, decider, id);
    if (row.proposedBy === decider.id) throw new AppError('second_person_required');
    if (row.userId === decider.id) throw new AppError('own_affair');
    if (!holds(row.may, neededFor(row.permissions))) throw new AppError('permission_denied');
    await askCode();
    await requireSettledFactor(unit, decider.id);
    await close(services, unit, decider, row, 'confirmed', null);
    await applyStored(services, unit, row, decider.id);
  });

/** Rejects a colleague's proposal, or takes one's own back: nothing changes. Error: `approval_decided`. */
export const rejectApproval = (
  services: Services,
  decider: Decider,
  id: string,
  { reason }: z.output<typeof approvalRejection>,
): Promise<void> =>
  work(services, decider, async (unit) => {
    const row = await found(unit, decider, id);
    const status = row.proposedBy === decider.id ? 'taken_back' : 'rejected';
    await close(services, unit, decider, row, status, reason);
  });
