import { formatEuros } from '@parade/api/contract/money.ts';
import {
  type AdminWithdrawalRow,
  WITHDRAWAL_METHOD_LABELS,
} from '@parade/api/contract/withdrawals.ts';
import { Ago } from '../lib/Ago.tsx';
import type { Column } from '../lib/list/Col.tsx';
import { WithdrawalStatusChip } from './WithdrawalStatusChip.tsx';

export const card = `
  'reference amount'
  'userEmail userEmail'
  'method createdAt'
  'status status'
`;

export const columns: readonly Column<AdminWithdrawalRow>[] = [
  { source: 'reference', label: 'Référence', short: true, render: ({ reference }) => reference },
  {
    source: 'userEmail',
    label: 'Client',
    width: '28%',
    render: ({ userName, userEmail }) => <strong>{userName || userEmail}</strong>,
  },
  {
    source: 'method',
    label: 'Méthode',
    short: true,
    render: ({ method }) => WITHDRAWAL_METHOD_LABELS[method],
  },
  {
    source: 'amount',
    sortByOrder: 'DESC',
    label: 'Montant',
    numeric: true,
    short: true,
    render: ({ amount }) => formatEuros(amount),
  },
  {
    source: 'status',
    label: 'Statut',
    short: true,
    render: (withdrawal) => <WithdrawalStatusChip withdrawal={withdrawal} />,
  },
  {
    source: 'createdAt',
    sortByOrder: 'DESC',
    label: 'Reçu',
    short: true,
    render: ({ createdAt }) => <Ago at={createdAt} />,
  },
];
