import type { z } from 'zod';
import { eurosToCents } from '../../../contract/money.ts';
import type { newReport, Report } from '../../../contract/reports.ts';
import { attachDocuments } from '../../people/documents/attach.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { freeReference } from '../../platform/references.ts';
import { storeWords } from '../../platform/search/words.ts';
import { type UnitOfWork, workOnce } from '../../platform/unit-of-work.ts';
import { keepCall, type NotedCall, tellOwner } from '../calls/keep-call.ts';
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
type Sender = Actor & { id: string };

/** A report as it is kept, whoever typed it. */
type Told = Omit<Input, 'counterparties'> & {
  counterparties: Parameters<typeof keepCounterparties>[3];
};

/**
 * Files a report of this person in the transaction, with what the sender uploaded for it and with
 * the plan that was joined, and gives a receipt. `call`: somebody of the team noted it. Error:
 * `document_unknown`.
 */
export async function fileReport(
  services: Services,
  unit: UnitOfWork,
  actor: Sender,
  ownerId: string,
  input: Told,
  call?: NotedCall,
): Promise<{ id: string; reference: string }> {
  const { trx, at } = unit;
  const { documents, amount, situation, losses, counterparties, ...fields } = input;
  const id = newId();
  const reference = await freeReference(trx, 'reports');
  const report = { id, reference, userId: ownerId };
  await trx
    .insertInto('reports')
    .values({
      ...fields,
      ...planColumns(situation),
      ...report,
      amountCents: amount === null ? null : eurosToCents(amount),
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  await storeWords(trx, 'reports', { ...report, text: fields.title });
  if (situation) await keepSteps(trx, at, id, situation);
  await keepLosses(services.key, unit, id, losses);
  await keepCounterparties(services.key, unit, id, counterparties);
  await attachDocuments(unit, actor.id, { reportId: id, ownerId }, documents);
  if (call) await keepCall(unit, actor, id, call);
  const kept = presentReport(services.key, await reportDetail(trx, id, { ownerId }));
  const { losses: paid, counterparties: named, call: noted } = kept;
  const told = toldIn({ ...input, losses: paid, counterparties: named, call: noted });
  await issueReceipt(services, unit, report, told, call);
  if (call) await tellOwner(services, unit, actor, report, call);
  const step = { kind: 'submitted', fromStatus: null, toStatus: 'pending', note: null } as const;
  await writeStep(unit, actor, id, step);
  await unit.audit(call ? 'submit-for-caller' : 'submit', 'reports', id, {
    after: {
      status: 'pending',
      documents: Object.keys(documents).length,
      ...(losses.length > 0 && { losses: losses.length }),
      ...(counterparties.length > 0 && { counterparties: counterparties.length }),
      ...(call && { calledAt: call.calledAt }),
    },
  });
  tellCase(unit, report);
  return { id, reference };
}

/**
 * Files one's own report. The same key gives the same report again. Errors: `document_unknown`,
 * `idempotency_conflict`.
 */
export function submitReport(
  services: Services,
  actor: Sender,
  input: Input,
  key: string | undefined,
): Promise<Report> {
  const submission = { key, operation: 'reports.submit', body: input };
  return workOnce(services, actor, submission, async (unit) => {
    const { id } = await fileReport(services, unit, actor, actor.id, input);
    return presentReport(services.key, await reportDetail(unit.trx, id, { ownerId: actor.id }));
  });
}
