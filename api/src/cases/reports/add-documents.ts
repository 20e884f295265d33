import type { Transaction } from '@parade/db';
import { DOCUMENT_SLOTS, MAX_PIECES, PIECE_SLOTS } from '../../../contract/report-choices.ts';
import type { Report } from '../../../contract/reports.ts';
import { attachDocuments } from '../../people/documents/attach.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { work } from '../../platform/unit-of-work.ts';
import { issueAddendum } from '../receipts/issue.ts';
import { openReport, tellCase } from '../scope.ts';
import { presentReport } from './present.ts';
import { reportDetail } from './queries.ts';

/** « Pièce 4 » and on; the form's own places where no other is left. */
const ADDED_FIRST = [...PIECE_SLOTS.slice(DOCUMENT_SLOTS.length), ...DOCUMENT_SLOTS];

/** Those that the report does not hold yet, neither as themselves nor as the same bytes. */
async function newAmong(
  trx: Transaction,
  ownerId: string,
  ids: readonly string[],
  held: readonly { id: string; sha256: string }[],
): Promise<string[]> {
  const given = await trx
    .selectFrom('documents')
    .select(['id', 'sha256'])
    .where('id', 'in', ids)
    .where('ownerId', '=', ownerId)
    .execute();
  const hashes = new Set(held.map(({ sha256 }) => sha256));
  return ids.filter((id) => {
    const hash = given.find((each) => each.id === id)?.sha256;
    // What is not theirs is refused where it is attached.
    if (hash === undefined) return true;
    const isNew = !hashes.has(hash);
    hashes.add(hash);
    return isNew;
  });
}

/**
 * Adds what was uploaded to a report that is filed already. What it holds, the same bytes under another
 * name too, is not added again: sent twice over a line that breaks, each piece is there once. What is added
 * has a receipt of its own. Errors:
 * `not_found`, `report_closed`, `too_many_pieces`, `document_unknown`.
 */
export function addDocuments(
  services: Services,
  actor: Actor & { id: string },
  reportId: string,
  ids: readonly string[],
): Promise<Report> {
  return work(services, actor, async (unit) => {
    const { trx, at } = unit;
    // The report is held: two that add at once take different places.
    await trx
      .updateTable('reports')
      .set({ updatedAt: at })
      .where('id', '=', reportId)
      .where('userId', '=', actor.id)
      .execute();
    await openReport(trx, reportId, { ownerId: actor.id });
    const report = await reportDetail(trx, reportId, { ownerId: actor.id });
    const added = await newAmong(unit.trx, actor.id, ids, report.documents);
    if (added.length === 0) return presentReport(services.key, report);
    if (report.documents.length + added.length > MAX_PIECES) throw new AppError('too_many_pieces');
    const taken = new Set(report.documents.map(({ slot }) => slot));
    const free = ADDED_FIRST.filter((slot) => !taken.has(slot));
    const slots = added.map((id, nth) => [free[nth] ?? '', id] as const);
    await attachDocuments(unit, actor.id, { reportId }, Object.fromEntries(slots));
    await issueAddendum(services, unit, report, added);
    await unit.audit('addDocuments', 'reports', reportId, { after: { documents: added.length } });
    tellCase(unit, report);
    return presentReport(services.key, await reportDetail(trx, reportId, { ownerId: actor.id }));
  });
}
