import { z } from 'zod';

/** An event of the journal: who did what, on what, before and after. Names and values as they were then. */
export const auditEvent = z.object({
  id: z.string(),
  at: z.string(),
  /** Null for the system itself and for visitors. */
  actorId: z.string().nullable(),
  actorEmail: z.string().nullable(),
  action: z.string(),
  objectType: z.string(),
  objectId: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditEvent = z.infer<typeof auditEvent>;

/** `actor` is a part of an e-mail; `from` and `to` are calendar days in Paris, both included. */
export const auditFilter = z
  .object({
    id: z.union([z.string(), z.array(z.string()).max(500)]),
    actor: z.string().max(254),
    action: z.string().max(60),
    objectType: z.string().max(60),
    objectId: z.string().max(60),
    from: z.iso.date(),
    to: z.iso.date(),
  })
  .partial()
  .strict();
export const AUDIT_SORTS = ['at', 'action', 'objectType', 'actorEmail'] as const;

/** `GET /api/admin/audit-events/facets`: what there is to filter by. */
export const auditFacets = z.object({
  actions: z.array(z.string()),
  objectTypes: z.array(z.string()),
});
export type AuditFacets = z.infer<typeof auditFacets>;
