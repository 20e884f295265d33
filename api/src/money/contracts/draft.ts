import type { z } from 'zod';
import type { AdminContract, newContract } from '../../../contract/contracts.ts';
import { eurosToCents } from '../../../contract/money.ts';
import { refuseOwn } from '../../people/staff/refuse-own.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { fieldError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { freeReference } from '../../platform/references.ts';
import { workOnce } from '../../platform/unit-of-work.ts';
import { adminContractById } from './admin-list.ts';
import { presentAdminContract } from './present.ts';

/**
 * Drafts a contract of its own for a report; its owner sees nothing of it
 * before it is offered. Errors: `validation` where there is no such report,
 * `own_affair`.
 */
export function draftContract(
  services: Services,
  actor: Actor & { id: string },
  input: z.output<typeof newContract>,
  key: string | undefined,
): Promise<AdminContract> {
  const submission = { key, operation: 'contracts.draft', body: input };
  return workOnce(services, actor, submission, async (unit) => {
    const { trx, at } = unit;
    const { amount, ...fields } = input;
    const report = await trx
      .selectFrom('reports')
      .select('userId')
      .where('id', '=', input.reportId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
    if (!report) throw fieldError('reportId', 'Choisissez le signalement');
    refuseOwn(actor, report.userId);
    const id = newId();
    const reference = await freeReference(trx, 'contracts');
    await trx
      .insertInto('contracts')
      .values({
        ...fields,
        id,
        reference,
        userId: report.userId,
        status: 'draft',
        amountCents: eurosToCents(amount),
        createdBy: actor.id,
        createdAt: at,
        updatedAt: at,
      })
      .execute();
    await unit.audit('draft', 'contracts', id, {
      after: { reference, title: fields.title, amount },
    });
    unit.publish({ topic: 'contracts', id }, { permission: 'managePayments' });
    return presentAdminContract(await adminContractById(trx, id), services.now());
  });
}
