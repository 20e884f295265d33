import { type Declarations, text } from '../personal.ts';

export interface AuditTables {
  /** Who did what, on what, before, after, when. Never updated. */
  audit_events: {
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
  };
}

export const auditTables = {
  audit_events: {
    owner: { actor: 'actorId', email: 'actorEmail' },
    text: {
      ...text.ids('id', 'actorId', 'objectId'),
      ...text.instants('at'),
      ...text.words('action', 'objectType'),
      ...text.personal('actorEmail', 'before', 'after'),
    },
  },
} satisfies Declarations<AuditTables>;
