import { type DbOrTrx, runCompiled } from '@parade/db';
import type { z } from 'zod';
import { type reportsQuery, reportTexts } from '../../../contract/reports.ts';
import { DOCUMENT_COLUMNS } from '../../people/documents/present.ts';
import { orRefuse } from '../../platform/errors.ts';
import { newestAfter, pageOf, readCursor } from '../../platform/http/cursor.ts';
import { callsOf } from '../calls/queries.ts';
import { messagesIn } from '../conversations/queries.ts';
import { counterpartiesOf } from '../counterparties/queries.ts';
import { lossesOf } from '../losses/queries.ts';
import { receiptsOf } from '../receipts/queries.ts';
import { stepsOf } from '../steps/queries.ts';
import { linesOf } from '../timeline/queries.ts';

const ROW = [
  'reports.id',
  'reports.reference',
  'reports.userId',
  'users.email as userEmail',
  'reports.title',
  'reports.fraudType',
  'reports.amountCents',
  'reports.recoveredAmountCents',
  'reports.status',
  'reports.date',
  'reports.adminNote',
  'reports.createdAt',
  'reports.updatedAt',
] as const;

/** The columns of a row in the back office. */
export const ADMIN_REPORT_ROW = [
  ...ROW,
  'reports.version',
  'users.name as userName',
  'users.phone as userPhone',
] as const;

const DETAIL = [
  ...ADMIN_REPORT_ROW,
  ...reportTexts.keyof().options.map((name) => `reports.${name}` as const),
] as const;

/** What an export has beside. */
const PLAN = [
  'reports.situation',
  'reports.answers',
  'reports.catalogueVersion',
  'reports.reminders',
] as const;

export type ReportRecord = Awaited<ReturnType<typeof ownReports>>['rows'][number];
export type ReportDetail = Awaited<ReturnType<typeof reportDetail>>;

/** Reports joined with their owners, including those that a deactivation hides. */
const allReports = (db: DbOrTrx) =>
  db.selectFrom('reports').innerJoin('users', 'users.id', 'reports.userId');

/** The same without those that a deactivation hides. */
export const shownReports = (db: DbOrTrx) => allReports(db).where('reports.deletedAt', 'is', null);

/** One person's reports, newest first, and whether more follow. Error: `invalid_query`. */
export async function ownReports(
  db: DbOrTrx,
  userId: string,
  { status, cursor, limit }: z.output<typeof reportsQuery>,
) {
  const after = readCursor(cursor);
  const found = await runCompiled(
    db,
    `own reports ${status !== undefined} ${after !== undefined}`,
    () => {
      let rows = shownReports(db).select(ROW).where('reports.userId', '=', userId);
      if (status) rows = rows.where('reports.status', '=', status);
      return newestAfter(rows, 'reports', after, limit);
    },
    [userId, ...(status ? [status] : []), ...(after ? [after.createdAt, after.id] : []), limit + 1],
  );
  return pageOf(found, limit);
}

/** A whole report with its documents and history. Error: `not_found`, also for other people's. */
export async function reportDetail(db: DbOrTrx, id: string, scope: { ownerId: string } | 'staff') {
  let query = shownReports(db).select(DETAIL).where('reports.id', '=', id);
  if (scope !== 'staff') query = query.where('reports.userId', '=', scope.ownerId);
  const report = await query.executeTakeFirstOrThrow(orRefuse('not_found'));

  const documents = await db
    .selectFrom('documents')
    .select([...DOCUMENT_COLUMNS, 'slot'])
    .where('reportId', '=', id)
    .execute();
  const history = await db
    .selectFrom('report_history')
    .selectAll()
    .where('reportId', '=', id)
    .orderBy('id')
    .execute();
  const losses = await lossesOf(db, [id]);
  const counterparties = await counterpartiesOf(db, [id]);
  const [call = null] = await callsOf(db, [id]);
  return { ...report, documents, history, losses, counterparties, call };
}

/** Every report of one person, hidden ones too, newest first, each whole: for their export. */
export async function everyReport(db: DbOrTrx, ownerId: string) {
  const rows = await allReports(db)
    .select([...DETAIL, ...PLAN, 'reports.deletedAt'])
    .where('reports.userId', '=', ownerId)
    .orderBy('reports.id', 'desc')
    .execute();
  const documents = await db
    .selectFrom('documents')
    .innerJoin('reports', 'reports.id', 'documents.reportId')
    .selectAll('documents')
    .where('reports.userId', '=', ownerId)
    .orderBy('documents.slot')
    .execute();
  const history = await db
    .selectFrom('report_history')
    .innerJoin('reports', 'reports.id', 'report_history.reportId')
    .selectAll('report_history')
    .where('reports.userId', '=', ownerId)
    .orderBy('report_history.id')
    .execute();
  const ids = rows.map(({ id }) => id);
  const steps = await stepsOf(db, ids);
  const messages = await messagesIn(db, ids);
  const losses = await lossesOf(db, ids);
  const counterparties = await counterpartiesOf(db, ids);
  const receipts = await receiptsOf(db, ids);
  const lines = await linesOf(db, ids);
  const calls = await callsOf(db, ids);
  return rows.map((row) => ({
    ...row,
    steps: steps.filter(({ reportId }) => reportId === row.id),
    messages: messages.filter(({ reportId }) => reportId === row.id),
    losses: losses.filter(({ reportId }) => reportId === row.id),
    counterparties: counterparties.filter(({ reportId }) => reportId === row.id),
    call: calls.find(({ reportId }) => reportId === row.id) ?? null,
    receipts: receipts.filter(({ reportId }) => reportId === row.id),
    lines: lines.filter(({ reportId }) => reportId === row.id),
    documents: documents.filter(({ reportId }) => reportId === row.id),
    history: history.filter(({ reportId }) => reportId === row.id),
  }));
}
