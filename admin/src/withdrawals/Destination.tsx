import { Box } from '@mui/material';
import { WALLET_TYPE_LABELS } from '@parade/api/contract/wallet-types.ts';
import {
  type AdminWithdrawal,
  WITHDRAWAL_METHOD_LABELS,
  type WithdrawalMethod,
} from '@parade/api/contract/withdrawals.ts';
import { CopyButton } from '@parade/site/brand/ui/CopyButton.tsx';
import { type Fact, Facts } from '@parade/site/brand/ui/Facts.tsx';
import { StatusChip } from '@parade/site/brand/ui/StatusChip.tsx';
import { Address } from '../lib/Address.tsx';

interface Line {
  label: string;
  read: (withdrawal: AdminWithdrawal) => string | null;
  /** What is copied in one piece for the bank or the exchange. */
  copied?: string;
  grouped?: boolean;
  warning?: (withdrawal: AdminWithdrawal) => string | false;
}

const LINES: Readonly<Record<WithdrawalMethod, readonly Line[]>> = {
  binance: [{ label: 'ID Binance', read: ({ binanceId }) => binanceId, copied: 'l’ID Binance' }],
  bank: [
    { label: 'Nom de la banque', read: ({ bankName }) => bankName },
    {
      label: 'Titulaire du compte',
      read: ({ accountHolder }) => accountHolder,
      warning: ({ holderDiffers }) =>
        holderDiffers && 'Titulaire à vérifier\u00a0: le nom diffère de celui du compte',
    },
    {
      label: 'IBAN',
      read: ({ accountNumber }) => accountNumber,
      copied: 'l’IBAN',
      grouped: true,
    },
  ],
  wallet: [
    {
      label: 'Portefeuille',
      read: ({ walletType }) => walletType && WALLET_TYPE_LABELS[walletType],
    },
    {
      label: 'Adresse du portefeuille',
      read: ({ walletAddress }) => walletAddress,
      copied: 'l’adresse du portefeuille',
    },
  ],
};

interface DestinationProps {
  withdrawal: AdminWithdrawal;
  /** Without copy buttons: inside a question it is only compared. */
  plain?: boolean;
}

function Value({ line, withdrawal, plain }: DestinationProps & { line: Line }) {
  const { read, copied, grouped = false, warning } = line;
  const value = read(withdrawal) ?? '';
  const warned = warning?.(withdrawal);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
      {copied === undefined ? (
        value
      ) : (
        <span translate="no">
          <Address value={value} grouped={grouped} />
        </span>
      )}
      {copied !== undefined && !plain && <CopyButton what={copied} text={value} />}
      {warned && <StatusChip label={warned} tone="attention" wraps />}
    </Box>
  );
}

/** Where the money goes, unshortened, to be compared and copied. */
export function Destination({ withdrawal, plain = false }: DestinationProps) {
  const facts: Fact[] = LINES[withdrawal.method].map((line) => [
    line.label,
    <Value key={line.label} line={line} withdrawal={withdrawal} plain={plain} />,
  ]);
  return <Facts facts={[['Méthode', WITHDRAWAL_METHOD_LABELS[withdrawal.method]], ...facts]} />;
}
