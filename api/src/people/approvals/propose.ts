import type { DbOrTrx } from '@parade/db';
import { ALONE_HOURS, type ApprovalChange } from '../../../contract/approvals.ts';
import { isDemonstration } from '../../../contract/site-settings.ts';
import type { Permission } from '../../../contract/staff.ts';
import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { ApprovalKind } from '../../platform/ports.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { publishApprovals } from './live.ts';
import { mailProposal } from './mails.ts';

/** Who changes something: for the journal and for the colleagues. */
interface Editor {
  id: string;
  email: string;
  name: string;
}

interface Proposal<Input> {
  /** What it changes: of one thing at most one change waits. */
  object: string;
  /** « Adresse de paiement en Bitcoin ». */
  title: string;
  changes: readonly ApprovalChange[];
  input: Input;
  /** Whose money or access it is about. */
  userId?: string;
}

/**
 * Whether another member of the team may confirm what this one proposes: one
 * who accepted the invitation, has signed in, and may come in now.
 */
export async function hasSecond(
  db: DbOrTrx,
  permission: Permission,
  staffId: string,
): Promise<boolean> {
  const other = await db
    .selectFrom('admins')
    .innerJoin('users', 'users.id', 'admins.userId')
    .select('admins.userId')
    .where(`admins.${permission}`, '=', 1)
    .where('admins.acceptedAt', 'is not', null)
    .where('users.lastLoginAt', 'is not', null)
    .where('users.role', '=', 'admin')
    .where('users.status', '=', 'active')
    .where('admins.userId', '<>', staffId)
    .executeTakeFirst();
  return other !== undefined;
}

/** Who or what a change waits for; null where it takes effect at once. */
export async function waitsFor(
  db: DbOrTrx,
  permission: Permission,
  staffId: string,
): Promise<'second' | 'hours' | null> {
  if (await hasSecond(db, permission, staffId)) return 'second';
  // Whoever tries the product alone must not be stopped.
  return isDemonstration(await currentSettings(db)) ? null : 'hours';
}

const hoursAfter = (at: string): string =>
  new Date(Date.parse(at) + ALONE_HOURS * 3_600_000).toISOString();

/**
 * Applies a dangerous change, or keeps it until another member who holds the
 * permission confirms it; a team of one waits a day, or in a demonstration not
 * at all. The old value stays in force meanwhile. Answers whether it waits.
 * Error: `approval_waiting` while another change of the same thing does; those
 * of the kind.
 */
export async function proposeOrApply<Input>(
  services: Services,
  unit: UnitOfWork,
  editor: Editor,
  kind: ApprovalKind<Input>,
  proposal: Proposal<Input>,
): Promise<boolean> {
  const { trx, at } = unit;
  const { object, title, changes, input, userId = null } = proposal;
  const waiting = await trx
    .selectFrom('approvals')
    .select('id')
    .where('object', '=', object)
    .where('status', '=', 'proposed')
    .executeTakeFirst();
  if (waiting) throw new AppError('approval_waiting');

  const wait = await waitsFor(trx, kind.permission, editor.id);
  if (wait === null) {
    await kind.apply(services, unit, { ...editor, confirmedBy: null }, input);
    return false;
  }
  const id = newId();
  const dueAt = wait === 'hours' ? hoursAfter(at) : null;
  await trx
    .insertInto('approvals')
    .values({
      id,
      dueAt,
      kind: kind.kind,
      object,
      permission: kind.permission,
      title,
      input: JSON.stringify(input),
      changes: JSON.stringify(changes),
      userId,
      proposedAt: at,
      proposedBy: editor.id,
    })
    .execute();
  await unit.audit('propose', 'approvals', id, { after: { title, changes } });
  await mailProposal(services, unit, editor, kind.permission, { dueAt, title, changes });
  publishApprovals(unit, kind.permission);
  return true;
}
