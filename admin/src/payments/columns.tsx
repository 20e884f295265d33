import { formatDecimal } from '@parade/api/contract/decimals.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import type { AdminPayment } from '@parade/api/contract/payments.ts';
import { Ago } from '../lib/Ago.tsx';
import type { Column } from '../lib/list/Col.tsx';
import { VerificationChip } from './VerificationChip.tsx';

export const card = `
  'reference amountInEUR'
  'userEmail userEmail'
  'cryptocurrency createdAt'
  'status status'
`;

/** « 0,001 BTC »; a transfer has no other currency than the euro. */
const meansOf = ({ amount, cryptoSymbol }: AdminPayment): string =>
  amount === null ? 'Virement' : `${formatDecimal(amount)}\u00a0${cryptoSymbol}`;

export const columns: readonly Column<AdminPayment>[] = [
  { source: 'reference', label: 'Référence', short: true, render: ({ reference }) => reference },
  {
    source: 'userEmail',
    label: 'Client',
    width: '24%',
    render: ({ userName, userEmail }) => <strong>{userName || userEmail}</strong>,
  },
  { source: 'cryptocurrency', label: 'Moyen', short: true, render: meansOf },
  {
    source: 'amountInEUR',
    sortByOrder: 'DESC',
    label: 'Montant',
    numeric: true,
    short: true,
    render: ({ amountInEUR }) => formatEuros(amountInEUR),
  },
  {
    source: 'status',
    label: 'Statut',
    short: true,
    render: (payment) => <VerificationChip payment={payment} />,
  },
  {
    source: 'createdAt',
    sortByOrder: 'DESC',
    label: 'Reçu',
    short: true,
    render: ({ createdAt }) => <Ago at={createdAt} />,
  },
];
