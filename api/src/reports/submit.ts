import type { Transaction } from '@parade/db';
import type { z } from 'zod';
import { eurosToCents } from '../../contract/money.ts';
import type { newReport, Report } from '../../contract/reports.ts';
import type { Actor, Services } from '../context.ts';
import { attachDocuments } from '../documents/attach.ts';
import { AppError } from '../errors.ts';
import { newId, newReference } from '../ids.ts';
import { workOnce } from '../unit-of-work.ts';
import { presentReport } from './present.ts';
import { reportDetail } from './queries.ts';

type Input = z.output<typeof newReport>;

/**
 * Files a report with what was uploaded for it. The same key gives the same
 * report again. Errors: `document_unknown`, `idempotency_conflict`.
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
    const { documents, amount, ...fields } = input;
    const id = newId();
    await trx
      .insertInto('reports')
      .values({
        ...fields,
        id,
        reference: await freeReference(trx),
        userId: actor.id,
        amountCents: amount === null ? null : eurosToCents(amount),
        createdAt: at,
        updatedAt: at,
      })
      .execute();
    await attachDocuments(unit, actor.id, id, documents);
    await trx
      .insertInto('report_history')
      .values({
        id: newId(),
        reportId: id,
        at,
        kind: 'submitted',
        fromStatus: null,
        toStatus: 'pending',
        note: null,
        actorId: actor.id,
        actorName: actor.name,
      })
      .execute();
    await unit.audit({
      action: 'submit',
      objectType: 'reports',
      objectId: id,
      after: { status: 'pending', documents: Object.keys(documents).length },
    });
    unit.publish({ topic: 'reports', id }, { userId: actor.id });
    unit.publish({ topic: 'reports', id }, { permission: 'manageReports' });
    return presentReport(await reportDetail(trx, id, { ownerId: actor.id }));
  });
}

/** Sixty-one million references; one that is taken is drawn again. */
async function freeReference(trx: Transaction): Promise<string> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const reference = newReference('SIG');
    const taken = await trx
      .selectFrom('reports')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!taken) return reference;
  }
  throw new AppError('unavailable');
}
