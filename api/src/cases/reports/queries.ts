import { type DbOrTrx, runCompiled } from '@parade/db';
import { sql } from 'kysely';
import type { ReportStatus } from '../../../contract/reports.ts';
import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { cursorOf, readCursor } from '../../platform/http/cursor.ts';

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

const DETAIL = [
  ...ROW,
  'reports.description',
  'reports.location',
  'reports.contactInfo',
  'reports.additionalInfo',
  'reports.version',
  'users.name as userName',
  'users.phone as userPhone',
] as const;

export type ReportRecord = Awaited<ReturnType<typeof ownReports>>['rows'][number];
export type ReportDetail = Awaited<ReturnType<typeof reportDetail>>;

interface OwnReports {
  userId: string;
  status: ReportStatus | undefined;
  cursor: string | undefined;
  limit: number;
}

/** One person's reports, newest first, and whether more follow. */
export async function ownReports(services: Services, query: OwnReports) {
  const { userId, status, cursor, limit } = query;
  const after = cursor === undefined ? null : readCursor(cursor);
  const found = await runCompiled(
    services.db,
    `own reports ${status !== undefined} ${after !== null}`,
    () => {
      let rows = services.db
        .selectFrom('reports')
        .innerJoin('users', 'users.id', 'reports.userId')
        .select(ROW)
        .where('reports.userId', '=', userId)
        .where('reports.deletedAt', 'is', null);
      if (status) rows = rows.where('reports.status', '=', status);
      if (after) {
        rows = rows.where(
          sql<boolean>`("reports"."createdAt", "reports"."id") < (${after[0]}, ${after[1]})`,
        );
      }
      return rows
        .orderBy('reports.createdAt', 'desc')
        .orderBy('reports.id', 'desc')
        .limit(limit + 1);
    },
    [userId, ...(status ? [status] : []), ...(after ?? []), limit + 1],
  );
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, nextCursor: last ? cursorOf(last) : null };
}

/** A whole report with its documents and history. `not_found` also for other people's. */
export async function reportDetail(db: DbOrTrx, id: string, scope: { ownerId: string } | 'staff') {
  let query = db
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.userId')
    .select(DETAIL)
    .where('reports.id', '=', id)
    .where('reports.deletedAt', 'is', null);
  if (scope !== 'staff') query = query.where('reports.userId', '=', scope.ownerId);
  const report = await query.executeTakeFirst();
  if (!report) throw new AppError('not_found');

  const documents = await db
    .selectFrom('documents')
    .select(['id', 'slot', 'name', 'type', 'size', 'sha256', 'createdAt'])
    .where('reportId', '=', id)
    .orderBy('slot')
    .execute();
  const history = await db
    .selectFrom('report_history')
    .selectAll()
    .where('reportId', '=', id)
    .orderBy('id')
    .execute();
  return { ...report, documents, history };
}

/** Every report of one person, hidden ones too, newest first, each whole: for their export. */
export async function everyReport(db: DbOrTrx, ownerId: string) {
  const rows = await db
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.userId')
    .select([...DETAIL, 'reports.deletedAt'])
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
  return rows.map(({ deletedAt: hiddenAt, ...row }) => ({
    report: {
      ...row,
      documents: documents.filter(({ reportId }) => reportId === row.id),
      history: history.filter(({ reportId }) => reportId === row.id),
    },
    hiddenAt,
  }));
}
