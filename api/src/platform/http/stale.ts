import { type AuditObject, OBJECTS } from '../../../contract/audit/objects.ts';
import { formatDateTime } from '../../../contract/dates.ts';
import type { Services } from '../context.ts';
import { AppError } from '../errors.ts';
import { type LastChange, lastChanges } from './last-change.ts';

const isObject = (name: string): name is AuditObject => Object.hasOwn(OBJECTS, name);

/** « Camille Ardouin a répondu le 22 novembre 2026 à 10:42 ». */
export function changeInWords({ by, byClient, at, action }: LastChange): string {
  const who = byClient ? 'La personne' : by;
  return `${who} ${action === 'answer' ? 'a répondu' : 'a modifié cette fiche'} le ${formatDateTime(at)}`;
}

/**
 * An error of a route of staff; where an edit was stale it says who changed the
 * record meanwhile, and when. `path` is the route's pattern.
 */
export async function withLastChange(
  thrown: unknown,
  { db }: Services,
  path: string,
  params: Readonly<Record<string, unknown>> | undefined,
): Promise<unknown> {
  if (!(thrown instanceof AppError) || thrown.code !== 'stale_version') return thrown;
  if (thrown.details.changed || thrown.details.errors) return thrown;
  const [, , , resource = '', last = ''] = path.split('/');
  if (!isObject(resource)) return thrown;
  const id = String(Object.values(params ?? {})[0] ?? last);
  const changed = (await lastChanges(db, resource, [id])).get(id);
  if (!changed) return thrown;
  const message = `${changeInWords(changed)}. Rechargez-la, puis reprenez votre modification.`;
  return new AppError('stale_version', { message, changed, cause: thrown });
}
