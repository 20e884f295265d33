import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { ApprovalKind } from '../../platform/ports.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { stillHolds } from './team.ts';

function kindOf({ ports }: Services, name: string): ApprovalKind {
  const kind = ports.approvals.find((one) => one.kind === name);
  if (!kind) throw new Error(`no feature applies ${name}`);
  return kind;
}

/** Stands in for a kind that is gone: its mails tell that it ended, and no more. */
const GONE = { permission: 'manageUsers', ofClient: true } as const;

/** Whom a kind of change concerns, also one that an older version stored. */
export const toldOf = ({ ports }: Services, name: string) =>
  ports.approvals.find((one) => one.kind === name) ?? GONE;

interface Stored {
  kind: string;
  input: string;
  proposedBy: string;
}

/**
 * Applies what was proposed, as its proposer; `confirmedBy` is null for a team
 * of one. Errors: `approval_orphaned` where the proposer was blocked or lost the
 * permission meanwhile; those of the kind.
 */
export async function applyStored(
  services: Services,
  unit: UnitOfWork,
  { kind: name, input, proposedBy }: Stored,
  confirmedBy: string | null,
): Promise<void> {
  const kind = kindOf(services, name);
  if (!(await stillHolds(unit.trx, [kind.permission], proposedBy))) {
    throw new AppError('approval_orphaned');
  }
  const person = await unit.trx
    .selectFrom('users')
    .select(['id', 'email', 'name'])
    .where('id', '=', proposedBy)
    .executeTakeFirstOrThrow();
  await kind.apply(services, unit, { ...person, confirmedBy }, kind.input.parse(JSON.parse(input)));
}
