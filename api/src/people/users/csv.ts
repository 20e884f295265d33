import { ACCOUNT_STATUS_LABELS, type AdminUserRow } from '../../../contract/users.ts';
import type { Csv } from '../../platform/http/csv.ts';
import { parisTime } from '../../platform/paris-days.ts';

export const userColumns: Csv<AdminUserRow> = [
  ['Nom', (u) => u.name],
  ['Adresse e-mail', (u) => u.email],
  ['Téléphone', (u) => u.phone],
  ['Vérification', (u) => (u.verified ? 'Compte vérifié' : 'Non vérifié')],
  ['Statut', (u) => ACCOUNT_STATUS_LABELS[u.status]],
  ['Inscrit (heure de Paris)', (u) => parisTime(u.createdAt)],
  ['Dernière connexion (heure de Paris)', (u) => u.lastLoginAt && parisTime(u.lastLoginAt)],
];
