import type { z } from 'zod';
import { eurosToCents } from '../../../contract/money.ts';
import type { newReport, Report } from '../../../contract/reports.ts';
import { attachDocuments } from '../../people/documents/attach.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { freeReference } from '../../platform/references.ts';
import { storeWords } from '../../platform/search/words.ts';
import { workOnce } from '../../platform/unit-of-work.ts';
import { keepCounterparties } from '../counterparties/write.ts';
import { keepLosses } from '../losses/write.ts';
import { issueReceipt } from '../receipts/issue.ts';
import { toldIn } from '../receipts/told.ts';
import { tellCase } from '../scope.ts';
import { keepSteps, planColumns } from '../steps/keep-plan.ts';
import { writeStep } from './history.ts';
import { presentReport } from './present.ts';
import { reportDetail } from './queries.ts';

type Input = z.output<typeof newReport>;

/**
 * Files a report with what was uploaded for it, and with the plan that was joined, and gives a receipt. The same
 * key gives the same report again. Errors: `document_unknown`, `idempotency_conflict`.
 */
export function submitReport(
  services: Services,
  actor: Actor & { id: string },
  input: Input,
  key: string | undefined,
): Promise<Report> {
  const submission = { key, operation: 'reports.submit', body: input };
  return workOnce(services, actor, submission, async (unit) => {
    const { trx, at } = unit;
    const { documents, amount, situation, losses, counterparties, ...fields } = input;
    const id = newId();
    const reference = await freeReference(trx, 'reports');
    await trx
      .insertInto('reports')
      .values({
        ...fields,
        ...planColumns(situation),
        id,
        reference,
        userId: actor.id,
        amountCents: amount === null ? null : eurosToCents(amount),
        createdAt: at,
        updatedAt: at,
      })
      .execute();
    await storeWords(trx, 'reports', { id, userId: actor.id, reference, text: fields.title });
    if (situation) await keepSteps(trx, at, id, situation);
    await keepLosses(services.key, unit, id, losses);
    await keepCounterparties(services.key, unit, id, counterparties);
    await attachDocuments(unit, actor.id, { reportId: id }, documents);
    const kept = presentReport(services.key, await reportDetail(trx, id, { ownerId: actor.id }));
    const told = toldIn({ ...input, losses: kept.losses, counterparties: kept.counterparties });
    await issueReceipt(services, unit, { id, reference, userId: actor.id }, told);
    const step = { kind: 'submitted', fromStatus: null, toStatus: 'pending', note: null } as const;
    await writeStep(unit, actor, id, step);
    await unit.audit('submit', 'reports', id, {
      after: {
        status: 'pending',
        documents: Object.keys(documents).length,
        ...(losses.length > 0 && { losses: losses.length }),
        ...(counterparties.length > 0 && { counterparties: counterparties.length }),
      },
    });
    tellCase(unit, { id, userId: actor.id });
    return presentReport(services.key, await reportDetail(trx, id, { ownerId: actor.id }));
  });
}
