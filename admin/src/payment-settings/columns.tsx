import Box from '@mui/material/Box';
import { formatDate } from '@parade/api/contract/dates.ts';
import { formatDecimal } from '@parade/api/contract/decimals.ts';
import type { PaymentSetting } from '@parade/api/contract/payment-settings.ts';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';
import { Address } from '../lib/Address.tsx';
import type { Column } from '../lib/column.ts';

export const card = `
  'currency currency'
  'address address'
  'minimum rate'
  'state state'
`;

function State({ configured, payable, priceGap }: PaymentSetting) {
  if (!configured) return <StatusChip label="Non configuré" tone={undefined} />;
  if (!payable) return <StatusChip label="Non proposé" tone="attention" />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      <StatusChip label="Proposé aux clients" tone="good" />
      {priceGap && <StatusChip label="Prix différent" tone="attention" />}
    </Box>
  );
}

function Rate({ eurRate, eurRateAt }: PaymentSetting) {
  if (eurRate === null) return 'Tarif par défaut';
  return (
    <>
      {formatDecimal(eurRate)}&nbsp;€
      {eurRateAt && (
        <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
          au <time dateTime={eurRateAt}>{formatDate(eurRateAt)}</time>
        </Box>
      )}
    </>
  );
}

export const columns: readonly Column<PaymentSetting>[] = [
  {
    key: 'currency',
    label: 'Monnaie',
    short: true,
    render: ({ name, symbol }) => (
      <span>
        <strong>{name}</strong> {symbol}
      </span>
    ),
  },
  {
    key: 'address',
    label: 'Adresse',
    width: '38%',
    render: ({ walletAddress }) =>
      walletAddress ? <Address value={walletAddress} /> : 'Aucune adresse',
  },
  {
    key: 'minimum',
    label: 'Minimum',
    short: true,
    render: ({ minimumAmount, symbol }) =>
      minimumAmount && `${formatDecimal(minimumAmount)}\u00a0${symbol}`,
  },
  {
    key: 'rate',
    label: 'Taux en euros',
    short: true,
    render: (setting) => <Rate {...setting} />,
  },
  { key: 'state', label: 'État', short: true, render: (setting) => <State {...setting} /> },
];
