import { type AdminKycRow, papersOf } from '@parade/api/contract/kyc.ts';
import { Ago } from '../lib/Ago.tsx';
import type { Column } from '../lib/list/Col.tsx';
import { KycStatusChip } from './KycStatusChip.tsx';

export const card = `
  'fullName fullName'
  'userEmail userEmail'
  'sides submittedAt'
  'status status'
`;

export const columns: readonly Column<AdminKycRow>[] = [
  {
    source: 'fullName',
    label: 'Personne',
    width: '30%',
    render: ({ fullName }) => <strong>{fullName}</strong>,
  },
  {
    source: 'userEmail',
    label: 'Adresse e-mail',
    width: '34%',
    render: ({ userEmail }) => userEmail,
  },
  {
    source: 'sides',
    label: 'Papiers',
    short: true,
    render: ({ documents }) => papersOf(documents),
  },
  {
    source: 'status',
    label: 'Statut',
    short: true,
    // An earlier request shows how it ended; it waits for nothing.
    render: ({ status, latest }) => (latest ? <KycStatusChip status={status} /> : 'Remplacée'),
  },
  {
    source: 'submittedAt',
    sortByOrder: 'DESC',
    label: 'Reçue',
    short: true,
    render: ({ submittedAt }) => <Ago at={submittedAt} />,
  },
];
