import { z } from 'zod';
import { type AuditObject, OBJECTS } from './audit/objects.ts';
import { type AuditWords, COMMON } from './audit/words.ts';

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
  /** How the object is called, where it has a reference and is still there: `SIG-7K3F-92`. */
  reference: z.string().nullable(),
  /** The back office's list in which `objectId` opens it; null where it is in none. */
  resource: z.string().nullable(),
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

const own = (words: Readonly<Record<string, string>> | undefined, name: string) =>
  words && Object.hasOwn(words, name) ? words[name] : undefined;
const wordsOf = (objectType: string): AuditWords | undefined =>
  Object.hasOwn(OBJECTS, objectType) ? OBJECTS[objectType as AuditObject] : undefined;
const ACTIONS: Readonly<Record<string, string>> = Object.assign(
  {},
  COMMON.actions,
  ...Object.values<AuditWords>(OBJECTS).map(({ actions }) => actions),
);
const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

// Rows of earlier versions may hold what has no words any more.
export const auditActionLabel = (action: string): string => own(ACTIONS, action) ?? 'Autre action';
export const auditObjectLabel = (objectType: string): string =>
  wordsOf(objectType)?.label ?? 'Autre objet';
export function auditFieldLabel(objectType: string, path: string): string {
  const fields = { ...COMMON.fields, ...wordsOf(objectType)?.fields };
  return own(fields, path) ?? own(fields, lastOf(path)) ?? 'Autre donnée';
}
/** The words of a code; what is no code of the field shows as it is, if it does not look like one. */
export function auditValueLabel(objectType: string, path: string, value: string): string {
  const table = wordsOf(objectType)?.values?.[lastOf(path)];
  if (table === undefined) return value;
  return own(table, value) ?? (/^[a-z_]+$/i.test(value) ? 'Inconnu' : value);
}
