import { ACCOUNT_STATUS_LABELS, type AdminUserRow } from '@parade/api/contract/users.ts';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';
import { Ago } from '../lib/Ago.tsx';
import type { Column } from '../lib/list/Col.tsx';
import { ACCOUNT_STATUS_TONES } from './labels.ts';

export const card = `
  'name status'
  'email email'
  'phone createdAt'
  'verified verified'
`;

export const columns: readonly Column<AdminUserRow>[] = [
  { source: 'name', label: 'Nom', width: '24%', render: ({ name }) => <strong>{name}</strong> },
  { source: 'email', label: 'Adresse e-mail', width: '28%', render: ({ email }) => email },
  {
    source: 'phone',
    label: 'Téléphone',
    short: true,
    render: ({ phone }) => phone || 'Non précisé',
  },
  {
    source: 'verified',
    label: 'Vérification',
    short: true,
    render: ({ verified }) => (verified ? 'Compte vérifié' : 'Non vérifié'),
  },
  {
    source: 'status',
    label: 'Statut',
    short: true,
    render: ({ status }) => (
      <StatusChip label={ACCOUNT_STATUS_LABELS[status]} tone={ACCOUNT_STATUS_TONES[status]} />
    ),
  },
  {
    source: 'createdAt',
    sortByOrder: 'DESC',
    label: 'Inscrit',
    short: true,
    render: ({ createdAt }) => <Ago at={createdAt} />,
  },
];
