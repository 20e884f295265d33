import { type Declarations, ids, instants, personal, words } from '../personal.ts';

/** Who did what, on what, before, after, when. Never updated. */
interface AuditEventsTable {
  id: string;
  at: string;
  /** Null for the system itself. */
  actorId: string | null;
  actorEmail: string | null;
  action: string;
  objectType: string;
  objectId: string;
  before: string | null;
  after: string | null;
}

export interface AuditTables {
  audit_events: AuditEventsTable;
}

export const auditTables = {
  audit_events: {
    owner: { actor: 'actorId', email: 'actorEmail' },
    text: {
      ...ids('id', 'actorId', 'objectId'),
      ...instants('at'),
      ...words('action', 'objectType'),
      ...personal('actorEmail', 'before', 'after'),
    },
  },
} satisfies Declarations<AuditTables>;
