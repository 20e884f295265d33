import type { AdminKycVerification } from '@parade/api/contract/kyc.ts';
import { Ago } from '../lib/Ago.tsx';
import type { Column } from '../lib/column.ts';
import { KycStatusChip } from './KycStatusChip.tsx';

export const card = `
  'name name'
  'email email'
  'papers received'
  'status status'
`;

export const columns: readonly Column<AdminKycVerification>[] = [
  {
    key: 'name',
    label: 'Personne',
    width: '30%',
    render: ({ fullName }) => <strong>{fullName}</strong>,
  },
  {
    key: 'email',
    label: 'Adresse e-mail',
    width: '34%',
    render: ({ userEmail }) => userEmail,
  },
  {
    key: 'papers',
    label: 'Papiers',
    short: true,
    render: ({ documents }) => (documents.idBack ? 'Recto et verso' : 'Recto seul'),
  },
  {
    key: 'status',
    label: 'Statut',
    short: true,
    // An earlier request shows how it ended; it waits for nothing.
    render: ({ status, latest }) => (latest ? <KycStatusChip status={status} /> : 'Remplacée'),
  },
  {
    key: 'received',
    label: 'Reçue',
    short: true,
    render: ({ submittedAt }) => <Ago at={submittedAt} />,
  },
];
