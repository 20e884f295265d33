import type { z } from 'zod';
import type { approvalConfirmation } from '../../../contract/approvals.ts';
import { isDemonstration } from '../../../contract/site-settings.ts';
import type { Permissions } from '../../../contract/staff.ts';
import type { Services } from '../../platform/context.ts';
import { AppError, orRefuse } from '../../platform/errors.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { requireOwnPassword } from '../auth/passwords.ts';
import { checkSecondFactor } from '../auth/totp-check.ts';
import { applyStored, kindOf } from './apply.ts';
import { publishApprovals } from './live.ts';
import { mailDecision } from './mails.ts';
import { held } from './queries.ts';

/** Who decides, and what they hold. */
interface Decider {
  id: string;
  email: string;
  name: string;
  may: Permissions;
}

/** Ends a proposal that this member may decide. Of two who decide at once the second finds nothing. */
const close = (
  { trx, at }: UnitOfWork,
  decider: Decider,
  id: string,
  status: 'confirmed' | 'rejected' | 'taken_back',
) =>
  trx
    .updateTable('approvals')
    .set({ status, decidedAt: at, decidedBy: decider.id })
    .where('id', '=', id)
    .where('status', '=', 'proposed')
    .where('permission', 'in', ['', ...held(decider.may)])
    .returningAll()
    .executeTakeFirstOrThrow(orRefuse('approval_decided'));

/**
 * Confirms what a colleague proposed: it takes effect in the same transaction.
 * The password is asked again, and the second factor, which only a
 * demonstration lets a member do without. Errors: `password_wrong`,
 * `rate_limited`, `totp_required`, `totp_wrong`, `recovery_code_wrong`,
 * `totp_missing`, `approval_decided`, `second_person_required`, and what the
 * change itself refuses.
 */
export async function confirmApproval(
  services: Services,
  decider: Decider,
  id: string,
  { password, code }: z.output<typeof approvalConfirmation>,
): Promise<void> {
  await requireOwnPassword(services, decider.id, password, 'password');
  await work(services, decider, async (unit) => {
    const factor = await checkSecondFactor(unit, services, decider.id, code);
    if (factor === null && !isDemonstration(await currentSettings(unit.trx))) {
      throw new AppError('totp_missing');
    }
    const row = await close(unit, decider, id, 'confirmed');
    if (row.proposedBy === decider.id) throw new AppError('second_person_required');
    await unit.audit('confirm', 'approvals', id, { after: { title: row.title } });
    await applyStored(services, unit, row, decider.id);
    await mailDecision(services, unit, kindOf(services, row.kind).permission, {
      ...row,
      by: decider.name,
      done: 'confirmed',
    });
    publishApprovals(unit, kindOf(services, row.kind).permission);
  });
}

/** Rejects a colleague's proposal, or takes one's own back: nothing changes. Error: `approval_decided`. */
export const rejectApproval = (services: Services, decider: Decider, id: string): Promise<void> =>
  work(services, decider, async (unit) => {
    const { trx } = unit;
    const own = await trx
      .selectFrom('approvals')
      .select('id')
      .where('id', '=', id)
      .where('proposedBy', '=', decider.id)
      .executeTakeFirst();
    const row = await close(unit, decider, id, own ? 'taken_back' : 'rejected');
    const action = own ? 'take-back' : 'reject';
    await unit.audit(action, 'approvals', id, { after: { title: row.title } });
    const { permission } = kindOf(services, row.kind);
    await mailDecision(services, unit, permission, { ...row, by: decider.name, done: 'rejected' });
    publishApprovals(unit, permission);
  });
