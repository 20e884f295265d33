import type { DbOrTrx } from '@parade/db';
import { type Expression, type SqlBool, sql } from 'kysely';
import {
  AUDIT_SORTS,
  type AuditEvent,
  type AuditFacets,
  auditFilter,
} from '../../../contract/audit.ts';
import { type AdminQuery, adminList, asList, contains } from '../http/admin-list.ts';
import { startOfParisDay } from '../paris-days.ts';

/** What the journal may be asked for. */
export const AUDIT_LIST = { filter: auditFilter, sorts: AUDIT_SORTS };

type Filter = AdminQuery<typeof AUDIT_LIST>['filter'];

interface EventRow extends Omit<AuditEvent, 'before' | 'after'> {
  before: string | null;
  after: string | null;
}

const COLUMNS = {
  at: 'at',
  action: 'action',
  objectType: 'objectType',
  // An empty text for the system and visitors: the two databases put NULL at different ends.
  actorEmail: sql`coalesce("actorEmail", '')`,
};

function matching(db: DbOrTrx, filter: Filter) {
  return db.selectFrom('audit_events').where((where) => {
    const all: Expression<SqlBool>[] = [];
    const { id, actor, action, objectType, objectId, from, to } = filter;
    if (id !== undefined) all.push(where('id', 'in', asList(id)));
    if (actor?.trim()) all.push(contains('actorEmail', actor.trim().toLowerCase()));
    if (action) all.push(where('action', '=', action));
    if (objectType) all.push(where('objectType', '=', objectType));
    if (objectId?.trim()) all.push(where('objectId', '=', objectId.trim()));
    if (from !== undefined) all.push(where('at', '>=', startOfParisDay(from)));
    if (to !== undefined) all.push(where('at', '<', startOfParisDay(to, 1)));
    return where.and(all);
  });
}

const parsed = (json: string | null) =>
  json === null ? null : (JSON.parse(json) as Record<string, unknown>);

/** What leaves about an event: an allow-list. */
export const presentEvent = (row: EventRow): AuditEvent => ({
  id: row.id,
  at: row.at,
  actorId: row.actorId,
  actorEmail: row.actorEmail,
  action: row.action,
  objectType: row.objectType,
  objectId: row.objectId,
  before: parsed(row.before),
  after: parsed(row.after),
});

/** The events of a range, and how many match in all. */
export const auditEvents = (db: DbOrTrx, query: AdminQuery<typeof AUDIT_LIST>) =>
  adminList(matching(db, query.filter).selectAll(), query, COLUMNS, 'id');

/** One after another, newest first, at most `max`; read in pages, so that no answer weighs on memory. */
export async function* eachAuditEvent(db: DbOrTrx, filter: Filter, max: number) {
  const pageSize = 500;
  let last: EventRow | undefined;
  for (let count = 0; count < max; ) {
    let page = matching(db, filter).selectAll();
    if (last) page = page.where(sql<boolean>`("at", "id") < (${last.at}, ${last.id})`);
    const rows = await page
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(sql.lit(Math.min(pageSize, max - count)))
      .execute();
    yield rows;
    count += rows.length;
    last = rows.at(-1);
    if (rows.length < pageSize) return;
  }
}

/** What there is to filter by. */
export async function auditFacets(db: DbOrTrx): Promise<AuditFacets> {
  const distinct = async (column: 'action' | 'objectType') => {
    const rows = await db
      .selectFrom('audit_events')
      .select(`${column} as value`)
      .distinct()
      .orderBy('value')
      .execute();
    return rows.map((row) => row.value);
  };
  return { actions: await distinct('action'), objectTypes: await distinct('objectType') };
}
