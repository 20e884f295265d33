import type { z } from 'zod';
import {
  type Counterparty,
  type counterpartyUpdate,
  MAX_COUNTERPARTIES,
  type newCounterparty,
} from '../../../contract/counterparties.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { saveVersion } from '../../platform/save-version.ts';
import { sealRow } from '../../platform/sealing.ts';
import { type UnitOfWork, work, workOnce } from '../../platform/unit-of-work.ts';
import { openReport, type Scope, tellCase } from '../scope.ts';
import { presentCounterparty } from './present.ts';
import { counterpartiesOf, counterpartyOf } from './queries.ts';
import { counterpartyColumns } from './value.ts';

type Input = Pick<z.output<typeof newCounterparty>, 'kind' | 'value'> & {
  source: Counterparty['source'];
};
type Who = Actor & { id: string };

/** Writes who is on the other side behind those that are known, each once. */
export async function keepCounterparties(
  key: Buffer,
  { trx, at }: UnitOfWork,
  reportId: string,
  all: readonly Input[],
  from = 0,
): Promise<void> {
  const rows = all.map(({ kind, value, source }, nth) =>
    sealRow(key, 'counterparties', {
      ...counterpartyColumns(key, kind, value),
      ...{ id: newId(), reportId, source, place: from + nth, createdAt: at, updatedAt: at },
    }),
  );
  if (rows.length === 0) return;
  await trx
    .insertInto('counterparties')
    .values(rows)
    .onConflict((c) => c.columns(['reportId', 'valueHash']).doNothing())
    .execute();
}

const presented = async (key: Buffer, { trx }: UnitOfWork, reportId: string) =>
  (await counterpartiesOf(trx, [reportId])).map((each) => presentCounterparty(key, each));

/** Adds somebody of the other side to a case. Errors: `not_found`, `report_closed`, `too_many_counterparties`. */
export function addCounterparty(
  services: Services,
  actor: Who,
  reportId: string,
  input: Input,
  scope: Scope,
  key: string | undefined,
): Promise<Counterparty[]> {
  const submission = { key, operation: `counterparties.add ${reportId}`, body: input };
  return workOnce(services, actor, submission, async (unit) => {
    const report = await openReport(unit.trx, reportId, scope);
    const before = await counterpartiesOf(unit.trx, [reportId]);
    if (before.length >= MAX_COUNTERPARTIES) throw new AppError('too_many_counterparties');
    const place = (before.at(-1)?.place ?? -1) + 1;
    await keepCounterparties(services.key, unit, reportId, [input], place);
    await unit.audit('counterparty-add', 'reports', reportId, { after: { known: input.kind } });
    tellCase(unit, report);
    return presented(services.key, unit, reportId);
  });
}

/** Writes one anew. Errors: `not_found`, `report_closed`, `stale_version`, `counterparty_known`. */
export function changeCounterparty(
  services: Services,
  actor: Who,
  id: string,
  { kind, value, version }: z.output<typeof counterpartyUpdate>,
  scope: Scope,
): Promise<Counterparty[]> {
  return work(services, actor, async (unit) => {
    const before = await counterpartyOf(unit.trx, id, scope);
    const report = await openReport(unit.trx, before.reportId, scope);
    const columns = counterpartyColumns(services.key, kind, value);
    const known = (await counterpartiesOf(unit.trx, [report.id])).some(
      (each) => each.id !== id && each.valueHash === columns.valueHash,
    );
    if (known) throw new AppError('counterparty_known');
    const sealed = sealRow(services.key, 'counterparties', { ...columns, id });
    await saveVersion(unit, 'counterparties', { id, version }, sealed);
    await unit.audit('counterparty-change', 'reports', report.id, {
      before: { known: before.kind as Counterparty['kind'] },
      after: { known: kind },
    });
    tellCase(unit, report);
    return presented(services.key, unit, report.id);
  });
}

/** Takes one out of a case. Errors: `not_found`, `report_closed`. */
export function removeCounterparty(
  services: Services,
  actor: Who,
  id: string,
  scope: Scope,
): Promise<Counterparty[]> {
  return work(services, actor, async (unit) => {
    const before = await counterpartyOf(unit.trx, id, scope);
    const report = await openReport(unit.trx, before.reportId, scope);
    await unit.trx.deleteFrom('counterparties').where('id', '=', id).execute();
    await unit.audit('counterparty-remove', 'reports', report.id, {
      before: { known: before.kind as Counterparty['kind'] },
    });
    tellCase(unit, report);
    return presented(services.key, unit, report.id);
  });
}
