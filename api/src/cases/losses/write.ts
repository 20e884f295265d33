import type { z } from 'zod';
import { type Loss, MAX_LOSSES, type newLoss, storedLoss } from '../../../contract/losses.ts';
import { centsToEuros } from '../../../contract/money.ts';
import type { Means } from '../../../contract/remedies/situation.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { saveVersion } from '../../platform/save-version.ts';
import { sealRow } from '../../platform/sealing.ts';
import { type UnitOfWork, work, workOnce } from '../../platform/unit-of-work.ts';
import { openReport, type Scope, tellCase } from '../scope.ts';
import { presentLoss } from './present.ts';
import { type LossRecord, lossesOf, lossOf } from './queries.ts';

type Input = z.output<typeof newLoss>;
type Who = Actor & { id: string };

/** Writes the losses of a report behind those that it has. */
export async function keepLosses(
  key: Buffer,
  { trx, at }: UnitOfWork,
  reportId: string,
  losses: readonly Input[],
  from = 0,
): Promise<void> {
  const rows = losses.map((each, nth) =>
    sealRow(key, 'losses', {
      ...storedLoss(each),
      ...{ id: newId(), reportId, place: from + nth, createdAt: at, updatedAt: at },
    }),
  );
  if (rows.length > 0) await trx.insertInto('losses').values(rows).execute();
}

/** What the journal says of one: neither names nor accounts. */
const said = ({ means, amountCents }: Pick<LossRecord, 'means' | 'amountCents'>) => ({
  means: means as Means | null,
  amount: amountCents === null ? null : centsToEuros(amountCents),
});

/** Adds a payment to a case. Errors: `not_found`, `report_closed`, `too_many_losses`. */
export function addLoss(
  services: Services,
  actor: Who,
  reportId: string,
  input: Input,
  scope: Scope,
  key: string | undefined,
): Promise<Loss[]> {
  const submission = { key, operation: `losses.add ${reportId}`, body: input };
  return workOnce(services, actor, submission, async (unit) => {
    const report = await openReport(unit.trx, reportId, scope);
    const before = await lossesOf(unit.trx, [reportId]);
    if (before.length >= MAX_LOSSES) throw new AppError('too_many_losses');
    await keepLosses(services.key, unit, reportId, [input], (before.at(-1)?.place ?? -1) + 1);
    await unit.audit('loss-add', 'reports', reportId, { after: said(storedLoss(input)) });
    tellCase(unit, report);
    return presented(services.key, unit, reportId);
  });
}

const presented = async (key: Buffer, { trx }: UnitOfWork, reportId: string) =>
  (await lossesOf(trx, [reportId])).map((each) => presentLoss(key, each));

/** Writes a payment anew. Errors: `not_found`, `report_closed`, `stale_version`. */
export function changeLoss(
  services: Services,
  actor: Who,
  id: string,
  { version, ...input }: Input & { version: number },
  scope: Scope,
): Promise<Loss[]> {
  return work(services, actor, async (unit) => {
    const before = await lossOf(unit.trx, id, scope);
    const report = await openReport(unit.trx, before.reportId, scope);
    const stored = storedLoss(input);
    await saveVersion(
      unit,
      'losses',
      { id, version },
      sealRow(services.key, 'losses', { ...stored, id }),
    );
    await unit.audit('loss-change', 'reports', report.id, {
      before: said(before),
      after: said(stored),
    });
    tellCase(unit, report);
    return presented(services.key, unit, report.id);
  });
}

/** Takes a payment out of a case. Errors: `not_found`, `report_closed`. */
export function removeLoss(
  services: Services,
  actor: Who,
  id: string,
  scope: Scope,
): Promise<Loss[]> {
  return work(services, actor, async (unit) => {
    const before = await lossOf(unit.trx, id, scope);
    const report = await openReport(unit.trx, before.reportId, scope);
    await unit.trx.deleteFrom('losses').where('id', '=', id).execute();
    await unit.audit('loss-remove', 'reports', report.id, {
      before: said(before),
    });
    tellCase(unit, report);
    return presented(services.key, unit, report.id);
  });
}
