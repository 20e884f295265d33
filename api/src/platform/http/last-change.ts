import type { DbOrTrx } from '@parade/db';
import type { AuditObject } from '../../../contract/audit/objects.ts';

/** Who changed something last, and when. */
export interface LastChange {
  by: string;
  /** Whether it was its owner, and not one of the team. */
  byClient: boolean;
  at: string;
  action: string;
}

/** What the journal knows and what changes nothing. */
const LOOKS = ['view', 'export'];

/** The last change of each of these records, by the journal. */
export async function lastChanges(
  db: DbOrTrx,
  objectType: AuditObject,
  ids: readonly string[],
): Promise<Map<string, LastChange>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('audit_events')
    .leftJoin('users', 'users.id', 'audit_events.actorId')
    .select(['audit_events.objectId', 'audit_events.at', 'audit_events.action'])
    .select(['audit_events.actorEmail', 'users.name', 'users.role'])
    .where('audit_events.objectType', '=', objectType)
    .where('audit_events.objectId', 'in', ids)
    .where('audit_events.action', 'not in', LOOKS)
    .orderBy('audit_events.at')
    .orderBy('audit_events.id')
    .execute();
  return new Map(
    rows.map(({ objectId, at, action, name, actorEmail, role }) => [
      objectId,
      { at, action, by: name ?? actorEmail ?? 'Le système', byClient: role === 'user' },
    ]),
  );
}
