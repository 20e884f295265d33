import { PERMISSION_LABELS, PERMISSIONS, type StaffMember } from '../../../contract/staff.ts';
import { ACCOUNT_STATUS_LABELS } from '../../../contract/users.ts';
import type { Csv } from '../../platform/http/csv.ts';
import { parisTime } from '../../platform/paris-days.ts';

const STATUS_LABELS = { ...ACCOUNT_STATUS_LABELS, invited: 'Invité' };

export const memberColumns: Csv<StaffMember> = [
  ['Nom', (m) => m.name],
  ['Adresse e-mail', (m) => m.email],
  ...PERMISSIONS.map(
    (permission) =>
      [
        PERMISSION_LABELS[permission],
        ({ permissions }: StaffMember) => (permissions[permission] ? 'Oui' : 'Non'),
      ] as const,
  ),
  ['Double authentification', (m) => (m.totpEnabled ? 'Activée' : 'Non')],
  ['Statut', (m) => STATUS_LABELS[m.status]],
  ['Dernière connexion (heure de Paris)', (m) => m.lastLoginAt && parisTime(m.lastLoginAt)],
];
