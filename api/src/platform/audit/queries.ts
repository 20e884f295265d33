import { type Expression, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { AUDIT_SORTS, AuditEvent, AuditFacets, auditFilter } from '../../../contract/audit.ts';
import type { Services } from '../context.ts';
import { type AdminList, asList, contains } from '../http/admin-list.ts';
import { startOfParisDay } from '../paris-days.ts';

type Filter = z.output<typeof auditFilter>;
type Sort = (typeof AUDIT_SORTS)[number];

interface EventRow extends Omit<AuditEvent, 'before' | 'after'> {
  before: string | null;
  after: string | null;
}

/** The two databases put NULL at different ends: the system and visitors come before everybody. */
const COLUMNS = {
  at: sql.ref('at'),
  action: sql.ref('action'),
  objectType: sql.ref('objectType'),
  actorEmail: sql`coalesce("actorEmail", '')`,
} as const satisfies Record<Sort, unknown>;

function matching({ db }: Services, filter: Filter) {
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

const present = (row: EventRow): AuditEvent => ({
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
export async function auditEvents(services: Services, query: AdminList<Filter, Sort>) {
  const { filter, sort, offset, limit } = query;
  const found = matching(services, filter);
  const rows = await found
    .selectAll()
    .orderBy(COLUMNS[sort.field], sort.direction)
    .orderBy('id', sort.direction)
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await found
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items: rows.map(present), total };
}

/** One after another, newest first, at most `max`; read in pages, so that no answer weighs on memory. */
export async function* eachAuditEvent(services: Services, filter: Filter, max: number) {
  const pageSize = 500;
  let last: EventRow | undefined;
  for (let count = 0; count < max; ) {
    let page = matching(services, filter).selectAll();
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
export async function auditFacets({ db }: Services): Promise<AuditFacets> {
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
