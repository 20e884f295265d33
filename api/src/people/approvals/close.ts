import type { ApprovalChange } from '../../../contract/approvals.ts';
import type { Permissions } from '../../../contract/staff.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { toldOf } from './apply.ts';
import { publishApproval } from './live.ts';
import { mailDecision } from './mails.ts';
import { heldButForBlock } from './team.ts';

const ACTIONS = { confirmed: 'confirm', rejected: 'reject', taken_back: 'take-back' } as const;

interface Closed {
  id: string;
  kind: string;
  title: string;
  proposerName: string;
  changes: string;
  dueAt: string | null;
  userId: string | null;
  permissions: string;
}

/**
 * Tells everybody who may decide it that a proposal ended, and writes both names and the difference
 * into the journal. `by`: who decided; null for the system.
 */
export async function tellClosed(
  services: Services,
  unit: UnitOfWork,
  row: Closed,
  end: { status: keyof typeof ACTIONS; reason: string | null; by: string | null },
): Promise<void> {
  const { id, title, proposerName, changes } = row;
  const { status, reason, by } = end;
  const said = {
    title,
    proposedBy: proposerName,
    changes: JSON.parse(changes) as ApprovalChange[],
  };
  const after = reason === null ? said : { ...said, reason };
  await unit.audit(ACTIONS[status], 'approvals', id, { after });
  const done = status === 'confirmed' ? status : 'rejected';
  await mailDecision(services, unit, toldOf(services, row.kind), { ...row, reason, by, done });
  publishApproval(unit, row);
}

/**
 * Why what a member proposed ends without anybody's decision, as the team reads it. After a reset:
 * somebody else may have proposed it in their name.
 */
const REASONS = {
  reset: 'L’accès de la personne qui l’avait proposé a été réinitialisé.',
  removed: 'La personne qui l’avait proposé a quitté l’équipe.',
  lost: 'La personne qui l’avait proposé n’en a plus la permission.',
} as const;

/**
 * Ends what a member proposed and what still waits, as if they had taken it back. `held`: what they
 * hold from now on, where what needs no more than that goes on waiting.
 */
export async function endProposals(
  services: Services,
  unit: UnitOfWork,
  member: { id: string; name: string },
  why: keyof typeof REASONS,
  held: Permissions | null = null,
): Promise<void> {
  const reason = REASONS[why];
  const kinds = services.ports.approvals.filter(({ permission }) => held?.[permission]);
  const ended = await unit.trx
    .updateTable('approvals')
    .set({ status: 'taken_back', reason, decidedAt: unit.at })
    .where('proposedBy', '=', member.id)
    .where('status', '=', 'proposed')
    .where('kind', 'not in', ['', ...kinds.map(({ kind }) => kind)])
    .returning(['id', 'kind', 'title', 'changes', 'dueAt', 'userId', 'permissions'])
    .execute();
  for (const row of ended) {
    const end = { status: 'taken_back', reason, by: null } as const;
    await tellClosed(services, unit, { ...row, proposerName: member.name }, end);
  }
}

/**
 * Ends what members proposed who left the team or lost the permission by a way that did not end it,
 * as earlier versions did: nobody can confirm it, and nothing else of the same thing can be proposed.
 */
export async function endOrphans(services: Services): Promise<void> {
  const proposers = await services.db
    .selectFrom('approvals')
    .innerJoin('users', 'users.id', 'approvals.proposedBy')
    .select(['users.id', 'users.name'])
    .where('approvals.status', '=', 'proposed')
    .distinct()
    .execute();
  for (const proposer of proposers) {
    await work(services, SYSTEM, async (unit) => {
      // Whoever proposes at this moment holds the same row.
      await unit.trx
        .updateTable('users')
        .set((e) => ({ version: e.ref('version') }))
        .where('id', '=', proposer.id)
        .execute();
      const held = await heldButForBlock(unit.trx, proposer.id);
      await endProposals(services, unit, proposer, held ? 'lost' : 'removed', held);
    });
  }
}
