import { Box } from '@mui/material';
import { formatDate } from '@parade/api/contract/dates.ts';
import { formatDecimal } from '@parade/api/contract/decimals.ts';
import type { PaymentSetting } from '@parade/api/contract/payment-settings.ts';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';
import { Address } from '../lib/Address.tsx';
import type { Column } from '../lib/list/Col.tsx';

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
      {priceGap && <StatusChip label="Minimum trop élevé" tone="attention" />}
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
    source: 'currency',
    disableSort: true,
    label: 'Monnaie',
    short: true,
    render: ({ name, symbol }) => (
      <span>
        <strong>{name}</strong> {symbol}
      </span>
    ),
  },
  {
    source: 'address',
    disableSort: true,
    label: 'Adresse',
    width: '38%',
    render: ({ walletAddress }) =>
      walletAddress ? <Address value={walletAddress} /> : 'Aucune adresse',
  },
  {
    source: 'minimum',
    disableSort: true,
    label: 'Minimum',
    short: true,
    render: ({ minimumAmount, symbol }) =>
      minimumAmount && `${formatDecimal(minimumAmount)}\u00a0${symbol}`,
  },
  {
    source: 'rate',
    disableSort: true,
    label: 'Taux en euros',
    short: true,
    render: (setting) => <Rate {...setting} />,
  },
  {
    source: 'state',
    disableSort: true,
    label: 'État',
    short: true,
    render: (setting) => <State {...setting} />,
  },
];
