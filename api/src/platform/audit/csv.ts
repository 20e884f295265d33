import type { AuditEvent } from '../../../contract/audit.ts';
import { auditActionLabel, auditObjectLabel } from '../../../contract/audit.ts';
import type { Csv } from '../http/csv.ts';
import { parisTime } from '../paris-days.ts';

const json = (state: AuditEvent['before']) => state && JSON.stringify(state);

export const eventColumns: Csv<AuditEvent> = [
  ['Date (heure de Paris)', (e) => parisTime(e.at)],
  ['Personne', (e) => e.actorEmail],
  ['Action', (e) => auditActionLabel(e.action)],
  ['Objet', (e) => auditObjectLabel(e.objectType)],
  ['Identifiant', (e) => e.objectId],
  ['Avant', (e) => json(e.before)],
  ['Après', (e) => json(e.after)],
];
