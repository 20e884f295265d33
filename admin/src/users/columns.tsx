import { ACCOUNT_STATUS_LABELS, type AdminUserRow } from '@parade/api/contract/users.ts';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';
import { Ago } from '../lib/Ago.tsx';
import type { Column } from '../lib/column.ts';
import { ACCOUNT_STATUS_TONES } from './labels.ts';

export const card = `
  'name status'
  'email email'
  'phone created'
  'verified verified'
`;

export const columns: readonly Column<AdminUserRow>[] = [
  { key: 'name', label: 'Nom', width: '24%', render: ({ name }) => <strong>{name}</strong> },
  { key: 'email', label: 'Adresse e-mail', width: '28%', render: ({ email }) => email },
  { key: 'phone', label: 'Téléphone', short: true, render: ({ phone }) => phone || 'Non précisé' },
  {
    key: 'verified',
    label: 'Vérification',
    short: true,
    render: ({ verified }) => (verified ? 'Compte vérifié' : 'Non vérifié'),
  },
  {
    key: 'status',
    label: 'Statut',
    short: true,
    render: ({ status }) => (
      <StatusChip label={ACCOUNT_STATUS_LABELS[status]} tone={ACCOUNT_STATUS_TONES[status]} />
    ),
  },
  {
    key: 'created',
    label: 'Inscrit',
    short: true,
    render: ({ createdAt }) => <Ago at={createdAt} />,
  },
];
