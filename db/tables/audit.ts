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
