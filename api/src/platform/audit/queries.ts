import type { DbOrTrx } from '@parade/db';
import { type RawBuilder, sql } from 'kysely';
import {
  AUDIT_SORTS,
  type AuditEvent,
  type AuditFacets,
  auditEvent,
  auditFilter,
} from '../../../contract/audit.ts';
import { allowed } from '../allowed.ts';
import { contains, equals, oneOf } from '../http/admin-list.ts';
import type { AdminList } from '../http/list-routes.ts';
import { startOfParisDay } from '../paris-days.ts';
import { objectsNamed } from './objects-named.ts';

const AUDIT_LIST = { filter: auditFilter, sorts: AUDIT_SORTS };

interface EventRow extends Omit<AuditEvent, 'before' | 'after'> {
  before: string | null;
  after: string | null;
}

const FILTER_COLUMNS = {
  id: 'audit_events.id',
  action: 'audit_events.action',
  objectType: 'audit_events.objectType',
};

// An empty text for the system and visitors: the two databases put NULL at different ends.
const ACTOR = sql`coalesce("audit_events"."actorEmail", '')`;

/** More people than this share what was typed: it means nobody. */
const FEW = 1000;

const NOT_THERE = { reference: null, resource: null };

const parsed = (json: string | null) =>
  json === null ? null : (JSON.parse(json) as Record<string, unknown>);

/** What leaves about an event. */
export const presentEvent = (row: EventRow): AuditEvent =>
  allowed(auditEvent, { ...row, before: parsed(row.before), after: parsed(row.after) });

/** The journal as a list of the back office. */
export const auditList: AdminList<typeof AUDIT_LIST, EventRow> = {
  query: AUDIT_LIST,
  table: {
    table: 'audit_events',
    columns: {
      at: 'audit_events.at',
      action: { keys: ['audit_events.action', 'audit_events.at'] },
      objectType: { keys: ['audit_events.objectType', 'audit_events.at'] },
      actorEmail: { keys: [ACTOR, 'audit_events.at'] },
    },
  },
  where({ from, to, objectId, ...filter }) {
    const at = sql.ref('audit_events.at');
    return [
      ...equals(FILTER_COLUMNS, filter),
      ...(objectId?.trim() ? [sql<boolean>`"audit_events"."objectId" = ${objectId.trim()}`] : []),
      ...(from === undefined ? [] : [sql<boolean>`${at} >= ${startOfParisDay(from)}`]),
      ...(to === undefined ? [] : [sql<boolean>`${at} < ${startOfParisDay(to, 1)}`]),
    ];
  },
  async search(db, { actor }) {
    const part = actor?.trim().toLowerCase();
    if (!part) return undefined;
    const emails = await actorsWith(db, part);
    return {
      found: emails && (emails.length === 0 ? null : oneOf(ACTOR, emails)),
      test: (id) => sql<boolean>`exists (select 1 from "audit_events" as "same"
        where "same"."id" = ${id} and ${contains('same.actorEmail', part)})`,
    };
  },
  async rows(db, ids) {
    const events = await db.selectFrom('audit_events').selectAll().where('id', 'in', ids).execute();
    const named = await objectsNamed(db, events);
    return events.map((event) => ({
      ...event,
      ...(named.get(`${event.objectType} ${event.objectId}`) ?? NOT_THERE),
    }));
  },
};

/**
 * The values of a column that begins an index, each once: found by as many
 * looks into the index as there are values, however many rows have them.
 */
async function valuesOf(db: DbOrTrx, column: RawBuilder<unknown>): Promise<string[]> {
  const next = (after: RawBuilder<unknown>) =>
    sql`(select min(${column}) from "audit_events" where ${column} > ${after})`;
  const { rows } = await sql<{ value: string }>`
    with recursive "each" as (
      select min(${column}) as "value" from "audit_events"
      union all
      select ${next(sql`"each"."value"`)} from "each" where "each"."value" is not null)
    select "value" from "each" where "value" is not null`.execute(db);
  return rows.map(({ value }) => value);
}

/** The addresses of accounts that have a part, as the journal has them; undefined where they are too many. */
async function actorsWith(db: DbOrTrx, part: string): Promise<string[] | undefined> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where(contains('email', part))
    .limit(sql.lit(FEW + 1))
    .execute();
  return rows.length > FEW ? undefined : rows.map(({ email }) => email);
}

/** What there is to filter by. */
export async function auditFacets(db: DbOrTrx): Promise<AuditFacets> {
  return {
    actions: await valuesOf(db, sql.ref('action')),
    objectTypes: await valuesOf(db, sql.ref('objectType')),
  };
}
