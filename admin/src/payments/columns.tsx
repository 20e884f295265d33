import { formatDecimal } from '@parade/api/contract/decimals.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import type { AdminPayment } from '@parade/api/contract/payments.ts';
import { Ago } from '../lib/Ago.tsx';
import type { Column } from '../lib/column.ts';
import { VerificationChip } from './VerificationChip.tsx';

export const card = `
  'reference euros'
  'client client'
  'means received'
  'status status'
`;

/** « 0,001 BTC »; a transfer has no other currency than the euro. */
const meansOf = ({ amount, cryptoSymbol }: AdminPayment): string =>
  amount === null ? 'Virement' : `${formatDecimal(amount)}\u00a0${cryptoSymbol}`;

export const columns: readonly Column<AdminPayment>[] = [
  { key: 'reference', label: 'Référence', short: true, render: ({ reference }) => reference },
  {
    key: 'client',
    label: 'Client',
    width: '24%',
    render: ({ userName, userEmail }) => <strong>{userName || userEmail}</strong>,
  },
  { key: 'means', label: 'Moyen', short: true, render: meansOf },
  {
    key: 'euros',
    label: 'Montant',
    numeric: true,
    short: true,
    render: ({ amountInEUR }) => formatEuros(amountInEUR),
  },
  {
    key: 'status',
    label: 'Statut',
    short: true,
    render: (payment) => <VerificationChip payment={payment} />,
  },
  {
    key: 'received',
    label: 'Reçu',
    short: true,
    render: ({ createdAt }) => <Ago at={createdAt} />,
  },
];
