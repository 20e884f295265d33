import { ALONE_HOURS, type ApprovalChange } from '../../../contract/approvals.ts';
import type { Permission } from '../../../contract/staff.ts';
import type { Person, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { ApprovalKind } from '../../platform/ports.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { requireConfirmed } from '../auth/confirmation.ts';
import { lockAccount } from '../users/client.ts';
import { publishApproval } from './live.ts';
import { mailProposal } from './mails.ts';
import { requireSettledFactor } from './settled-factor.ts';
import { stillHolds, stored, waitsFor } from './team.ts';

interface Proposal<Input> {
  /** What it changes: of one thing at most one change waits. */
  object: string;
  /** « Paiement en Bitcoin » */
  title: string;
  changes: readonly ApprovalChange[];
  input: Input;
  /** Whose money or access it is about: they cannot confirm it. */
  userId?: string;
  /** What a second person must hold, where it is not the permission of the kind alone. */
  needs?: readonly Permission[];
}

/** What a route that proposes may answer beside its own. */
export const PROPOSAL_ERRORS = [
  'too_many_proposals',
  'approval_waiting',
  'confirmation_required',
  'totp_missing',
  'totp_too_new',
] as const;

/** When what is proposed, or begins anew, at this instant takes effect by itself. */
export const hoursAfter = (at: string): string =>
  new Date(Date.parse(at) + ALONE_HOURS * 3_600_000).toISOString();

/**
 * Applies a dangerous change, or keeps it until another member who holds the
 * permission confirms it; a team of one waits a day, or in a demonstration not
 * at all. The old value stays in force meanwhile. Answers whether it waits.
 * Errors: `approval_waiting` while another change of the same thing does;
 * `confirmation_required`, `totp_missing`, `totp_too_new` and `too_many_proposals`
 * of who proposes; those of the kind; those of `requireStillThere`.
 */
export async function proposeOrApply<Input>(
  services: Services,
  unit: UnitOfWork,
  editor: Person,
  kind: ApprovalKind<Input>,
  proposal: Proposal<Input>,
): Promise<boolean> {
  const { trx, at } = unit;
  await requireStillThere(unit, editor, kind.permission);
  const { object, title, changes, input, userId = null } = proposal;
  await refuseWhileWaiting(unit, object);
  requireConfirmed(at, editor);
  await requireSettledFactor(unit, editor.id);
  const needs = proposal.needs ?? [kind.permission];
  const concerned = userId === null ? [editor.id] : [editor.id, userId];
  const wait = await waitsFor(trx, needs, concerned, at);
  if (wait === null) {
    await kind.apply(services, unit, { ...editor, confirmedBy: null }, input);
    return false;
  }
  await refuseTooMany(unit, editor.id);
  const id = newId();
  const dueAt = wait === 'hours' ? hoursAfter(at) : null;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('approvals')
    .values({
      id,
      dueAt,
      kind: kind.kind,
      object,
      permissions: stored(needs),
      title,
      input: JSON.stringify(input),
      changes: JSON.stringify(changes),
      userId,
      proposedAt: at,
      proposedBy: editor.id,
    })
    // Of two at the same time one alone waits.
    .onConflict((c) => c.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw new AppError('approval_waiting');
  await unit.audit('propose', 'approvals', id, { after: { title, changes } });
  const said = { dueAt, title, changes, userId, permissions: stored(needs) };
  await mailProposal(services, unit, editor, kind, said);
  publishApproval(unit, said);
  return true;
}

/**
 * Refuses who was signed out, or lost the permission, while the request was under way: it would wait
 * although all that they proposed just ended. Errors: `session_required`, `permission_denied`.
 */
async function requireStillThere(
  { trx }: UnitOfWork,
  { id, signedInAt }: Person,
  permission: Permission,
): Promise<void> {
  await lockAccount(trx, id);
  if (!(await stillHolds(trx, [permission], id))) throw new AppError('permission_denied');
  const session = await trx
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', id)
    .where('createdAt', '=', signedInAt)
    .executeTakeFirst();
  if (!session && signedInAt !== '') throw new AppError('session_required');
}

/** Proposals of one member within an hour: each mails the team, where the one that matters must be seen. */
const AN_HOUR = 30;

async function refuseTooMany({ trx, at }: UnitOfWork, editorId: string): Promise<void> {
  const { count } = await trx
    .selectFrom('approvals')
    .select((e) => e.fn.countAll().as('count'))
    .where('proposedBy', '=', editorId)
    .where('proposedAt', '>', new Date(Date.parse(at) - 3_600_000).toISOString())
    .executeTakeFirstOrThrow();
  if (Number(count) >= AN_HOUR) throw new AppError('too_many_proposals');
}

/** Refuses another change of what waits. Error: `approval_waiting`. */
export async function refuseWhileWaiting({ trx }: UnitOfWork, object: string): Promise<void> {
  const waiting = await trx
    .selectFrom('approvals')
    .select('id')
    .where('object', '=', object)
    .where('status', '=', 'proposed')
    .executeTakeFirst();
  if (waiting) throw new AppError('approval_waiting');
}
