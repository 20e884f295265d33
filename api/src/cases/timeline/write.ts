import type { z } from 'zod';
import {
  MAX_TIMELINE_LINES,
  type newTimelineLine,
  type Timeline,
  type timelineLineUpdate,
} from '../../../contract/timeline.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { saveVersion } from '../../platform/save-version.ts';
import { type UnitOfWork, work, workOnce } from '../../platform/unit-of-work.ts';
import { openReport, tellCase } from '../scope.ts';
import { presentTimeline } from './present.ts';
import { caseOf, lineOf, linesOf } from './queries.ts';

type Input = z.output<typeof newTimelineLine>;
type Who = Actor & { id: string };

const columns = ({ day, approximate, text }: Input) => ({
  ...{ day, text },
  approximate: approximate ? 1 : 0,
});

/** Tells both sides, and answers the whole story as its owner reads it now. */
async function told(
  { key }: Services,
  unit: UnitOfWork,
  report: { id: string; userId: string },
): Promise<Timeline> {
  tellCase(unit, report);
  const scope = { ownerId: report.userId };
  return presentTimeline(unit.trx, key, await caseOf(unit.trx, report.id, scope), scope);
}

/**
 * Adds a line to the timeline of one's own case. The journal has its day alone: the words are the
 * person's. Errors: `not_found`, `report_closed`, `too_many_lines`.
 */
export function addLine(
  services: Services,
  actor: Who,
  reportId: string,
  input: Input,
  key: string | undefined,
): Promise<Timeline> {
  const submission = { key, operation: `timeline.add ${reportId}`, body: input };
  return workOnce(services, actor, submission, async (unit) => {
    const { trx, at } = unit;
    const report = await openReport(trx, reportId, { ownerId: actor.id });
    const { length } = await linesOf(trx, [reportId]);
    if (length >= MAX_TIMELINE_LINES) throw new AppError('too_many_lines');
    await trx
      .insertInto('timeline_entries')
      .values({ ...columns(input), id: newId(), reportId, createdAt: at, updatedAt: at })
      .execute();
    await unit.audit('line-add', 'reports', reportId, { after: { day: input.day } });
    return told(services, unit, report);
  });
}

/** Writes a line anew. Errors: `not_found`, `report_closed`, `stale_version`. */
export function changeLine(
  services: Services,
  actor: Who,
  id: string,
  { version, ...input }: z.output<typeof timelineLineUpdate>,
): Promise<Timeline> {
  return work(services, actor, async (unit) => {
    const scope = { ownerId: actor.id };
    const before = await lineOf(unit.trx, id, scope);
    const report = await openReport(unit.trx, before.reportId, scope);
    await saveVersion(unit, 'timeline_entries', { id, version }, columns(input));
    await unit.audit('line-change', 'reports', report.id, {
      before: { day: before.day },
      after: { day: input.day },
    });
    return told(services, unit, report);
  });
}

/** Takes a line away. Errors: `not_found`, `report_closed`. */
export function removeLine(services: Services, actor: Who, id: string): Promise<Timeline> {
  return work(services, actor, async (unit) => {
    const scope = { ownerId: actor.id };
    const before = await lineOf(unit.trx, id, scope);
    const report = await openReport(unit.trx, before.reportId, scope);
    await unit.trx.deleteFrom('timeline_entries').where('id', '=', id).execute();
    await unit.audit('line-remove', 'reports', report.id, { before: { day: before.day } });
    return told(services, unit, report);
  });
}
