import { formatEuros } from '@parade/api/contract/money.ts';
import {
  type AdminWithdrawal,
  WITHDRAWAL_METHOD_LABELS,
} from '@parade/api/contract/withdrawals.ts';
import { Ago } from '../lib/Ago.tsx';
import type { Column } from '../lib/column.ts';
import { WithdrawalStatusChip } from './WithdrawalStatusChip.tsx';

export const card = `
  'reference amount'
  'client client'
  'method received'
  'status status'
`;

export const columns: readonly Column<AdminWithdrawal>[] = [
  { key: 'reference', label: 'Référence', short: true, render: ({ reference }) => reference },
  {
    key: 'client',
    label: 'Client',
    width: '28%',
    render: ({ userName, userEmail }) => <strong>{userName || userEmail}</strong>,
  },
  {
    key: 'method',
    label: 'Méthode',
    short: true,
    render: ({ method }) => WITHDRAWAL_METHOD_LABELS[method],
  },
  {
    key: 'amount',
    label: 'Montant',
    numeric: true,
    short: true,
    render: ({ amount }) => formatEuros(amount),
  },
  {
    key: 'status',
    label: 'Statut',
    short: true,
    render: (withdrawal) => <WithdrawalStatusChip withdrawal={withdrawal} />,
  },
  {
    key: 'received',
    label: 'Reçu',
    short: true,
    render: ({ createdAt }) => <Ago at={createdAt} />,
  },
];
