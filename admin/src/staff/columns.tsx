import { PERMISSION_LABELS, PERMISSIONS, type StaffMember } from '@parade/api/contract/staff.ts';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';
import { Ago } from '../lib/Ago.tsx';
import type { Column } from '../lib/list/Col.tsx';
import { STAFF_STATUSES } from './labels.ts';

export const card = `
  'name status'
  'email email'
  'permissions permissions'
  'totpEnabled lastLoginAt'
`;

/** « Toutes », or the labels of the permissions that the person has. */
function permissionsInWords({ permissions }: StaffMember): string {
  const held = PERMISSIONS.filter((permission) => permissions[permission]);
  if (held.length === PERMISSIONS.length) return 'Toutes';
  return held.map((permission) => PERMISSION_LABELS[permission]).join(' · ');
}

export const columns: readonly Column<StaffMember>[] = [
  { source: 'name', label: 'Nom', width: '20%', render: ({ name }) => <strong>{name}</strong> },
  { source: 'email', label: 'Adresse e-mail', width: '24%', render: ({ email }) => email },
  {
    source: 'permissions',
    label: 'Permissions',
    width: '26%',
    render: permissionsInWords,
  },
  {
    source: 'totpEnabled',
    label: 'Double authentification',
    short: true,
    render: ({ totpEnabled, status }) => {
      // An invited person has no password yet.
      if (status === 'invited') return '–';
      return totpEnabled ? 'Deux facteurs' : 'Mot de passe seul';
    },
  },
  {
    source: 'status',
    label: 'Statut',
    short: true,
    render: ({ status }) => <StatusChip {...STAFF_STATUSES[status]} />,
  },
  {
    source: 'lastLoginAt',
    sortByOrder: 'DESC',
    label: 'Dernière connexion',
    short: true,
    render: ({ lastLoginAt }) => (lastLoginAt ? <Ago at={lastLoginAt} /> : 'Jamais'),
  },
];
