import type { DbOrTrx } from '@parade/db';
import { type Expression, sql } from 'kysely';
import { centsToEuros } from '../../../contract/money.ts';
import { readReportStatus } from '../../../contract/report-statuses.ts';
import { type AdminUser, adminUser } from '../../../contract/users.ts';
import { allowed } from '../../platform/allowed.ts';
import { countsOf } from '../../platform/count.ts';
import { orRefuse } from '../../platform/errors.ts';
import { documentUrl } from '../documents/present.ts';
import { presentPreferences } from './preferences.ts';
import { presentUserRow } from './present.ts';

const LATEST_EVENTS = 50;

/**
 * Everything held on a person, for staff. Sessions that expire after `at` count
 * as open. Error: `not_found`.
 */
export async function adminUserOf(db: DbOrTrx, id: string, at: string): Promise<AdminUser> {
  const emailOf = (column: Expression<string | null>) =>
    db.selectFrom('users as staff').select('staff.email').whereRef('staff.id', '=', column);
  const user = await db
    .selectFrom('users')
    .leftJoin('admins', 'admins.userId', 'users.id')
    .selectAll('users')
    .select((e) => [
      'admins.userId as adminId',
      'users.recoveredAmountCents as balanceCents',
      emailOf(e.ref('users.verifiedBy')).as('verifiedByEmail'),
      emailOf(e.ref('users.statusUpdatedBy')).as('statusUpdatedByEmail'),
      e
        .selectFrom('sessions')
        .select((s) => s.fn.countAll<number>().as('n'))
        .where('sessions.userId', '=', id)
        .where('sessions.expiresAt', '>', at)
        .as('openSessions'),
      e
        .selectFrom('documents')
        .select((d) => d.fn.countAll<number>().as('n'))
        .where('documents.ownerId', '=', id)
        .as('documents'),
    ])
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow(orRefuse('not_found'));

  const [total, unread] = await countsOf(
    db.selectFrom('notifications').where('userId', '=', id),
    sql`"read" = 0`,
  );
  const reports = await db
    .selectFrom('reports')
    .select(['id', 'reference', 'title', 'status', 'amountCents', 'createdAt', 'deletedAt'])
    .where('userId', '=', id)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const events = await db
    .selectFrom('audit_events')
    .select(['id', 'at', 'action', 'actorEmail'])
    .where('objectType', '=', 'users')
    .where('objectId', '=', id)
    // What happened to it; who looked stands in the journal.
    .where('action', '<>', 'view')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(LATEST_EVENTS))
    .execute();
  return allowed(adminUser, {
    ...user,
    ...presentUserRow(user),
    avatar: user.avatar && documentUrl(user.avatar),
    hasAcceptedText: user.termsTextId !== null,
    preferences: presentPreferences(user),
    isAdmin: user.adminId !== null && user.role === 'admin',
    openSessions: user.openSessions ?? 0,
    documents: user.documents ?? 0,
    notifications: { total, unread },
    reports: reports.map(({ amountCents, status, ...report }) => ({
      ...report,
      status: readReportStatus(status),
      amount: amountCents === null ? null : centsToEuros(amountCents),
    })),
    events,
  });
}
