import type { Services } from '../../platform/context.ts';
import type { ApprovalKind } from '../../platform/ports.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export function kindOf({ ports }: Services, name: string): ApprovalKind {
  const kind = ports.approvals.find((one) => one.kind === name);
  if (!kind) throw new Error(`no feature applies ${name}`);
  return kind;
}

/** Applies what was proposed, as its proposer; `confirmedBy` is null for a team of one. */
export async function applyStored(
  services: Services,
  unit: UnitOfWork,
  { kind: name, input, proposedBy }: { kind: string; input: string; proposedBy: string },
  confirmedBy: string | null,
): Promise<void> {
  const kind = kindOf(services, name);
  const {
    id,
    email,
    name: called,
  } = await unit.trx
    .selectFrom('users')
    .select(['id', 'email', 'name'])
    .where('id', '=', proposedBy)
    .executeTakeFirstOrThrow();
  const stored = kind.input.parse(JSON.parse(input));
  await kind.apply(services, unit, { id, email, name: called, confirmedBy }, stored);
}
