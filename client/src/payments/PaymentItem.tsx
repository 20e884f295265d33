import { Box, Typography } from '@mui/material';
import type { ContractStatus } from '@parade/api/contract/contracts.ts';
import { formatDate } from '@parade/api/contract/dates.ts';
import { formatDecimal } from '@parade/api/contract/decimals.ts';
import { INVOICE_KIND_LABELS } from '@parade/api/contract/invoices.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import {
  type OwnPayment,
  type PaymentState,
  paymentLabel,
  REJECTED,
} from '@parade/api/contract/payments.ts';
import { StatusChip, type Tone } from '@parade/site/brand/ui/StatusChip.tsx';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { ContractStatusChip } from '../contracts/ContractStatusChip.tsx';
import { Line, LineAmount, LineGrid, LineTitle } from '../lib/Line.tsx';
import { Reference } from '../lib/Reference.tsx';
import { StaffNote } from '../lib/StaffNote.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { orderPath } from './order-path.ts';
import { PendingTransfer } from './PendingTransfer.tsx';

const toneOf = ({ verified, refunded, cancelled }: PaymentState): Tone => {
  if (refunded || cancelled) return 'progress';
  if (verified === null) return 'attention';
  return verified ? 'good' : 'danger';
};

const VerificationChip = ({ payment }: { payment: PaymentState }) => (
  <StatusChip label={paymentLabel(payment)} tone={toneOf(payment)} />
);

/** The chain's own record, on a site that is not ours. */
function Transaction({ hash, url }: { hash: string; url: string | null }) {
  const short = `${hash.slice(0, 10)}…${hash.slice(-8)}`;
  return (
    <Typography variant="body2">
      Transaction{' '}
      {url ? (
        <TallLink href={url} target="_blank" rel="noopener noreferrer" translate="no">
          {short}
          <VisuallyHidden> (explorateur de la chaîne, nouvel onglet)</VisuallyHidden>
        </TallLink>
      ) : (
        <span translate="no">{short}</span>
      )}
    </Typography>
  );
}

function Papers({ invoices }: Pick<OwnPayment, 'invoices'>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}>
      {invoices.map(({ id, kind, number, url }) => (
        <TallLink
          key={id}
          href={url}
          target="_blank"
          rel="noopener"
          sx={{ flexWrap: 'wrap', maxWidth: '100%' }}
        >
          {INVOICE_KIND_LABELS[kind]}&nbsp;<Reference>{number}</Reference>
          <VisuallyHidden> (PDF, nouvel onglet)</VisuallyHidden>
        </TallLink>
      ))}
    </Box>
  );
}

/** What to do about a rejected payment. */
const Rejected = () => (
  <Typography variant="body2" sx={{ mt: 1, maxWidth: '42rem' }}>
    {REJECTED} <TallLink to="/support">Écrire au support</TallLink>
  </Typography>
);

/** An order in crypto: its address stands on its own page, where the transaction is named. */
const ToPay = ({ payment }: { payment: OwnPayment }) => (
  <Typography variant="body2" sx={{ mt: 1, maxWidth: '42rem' }}>
    Tant que vous n’avez rien envoyé, vous pouvez annuler sans frais.{' '}
    <TallLink to={orderPath(payment.id)}>Voir l’adresse et indiquer ma transaction</TallLink>
  </Typography>
);

interface PaymentItemProps {
  payment: OwnPayment;
  /** Ordered just now: the transfer's coordinates are open. */
  isNew: boolean;
  /** Undefined until it is known; no transfer is asked for meanwhile. */
  contractStatus: ContractStatus | undefined;
}

/** One payment: how it stands, how much, and its papers. */
export function PaymentItem({ payment, isNew, contractStatus }: PaymentItemProps) {
  const { method, amount, cryptoName, cryptoSymbol, transactionHash, adminNote } = payment;
  const crypto = amount !== null && `${formatDecimal(amount)}\u00a0${cryptoSymbol}`;
  return (
    <Line>
      <LineGrid>
        <LineTitle>{method === 'crypto' ? cryptoName : 'Virement bancaire'}</LineTitle>
        <LineAmount>{formatEuros(payment.amountInEUR)}</LineAmount>
        <Typography variant="caption">
          <Reference>{payment.reference}</Reference> · {formatDate(payment.createdAt)}
          {crypto && (
            <>
              {' · '}
              <Reference>{crypto}</Reference>
            </>
          )}
          {' · contrat '}
          <Reference>{payment.contractReference}</Reference>
        </Typography>
        <Box
          aria-live="polite"
          sx={{
            gridColumn: { xs: '1 / -1', sm: 'auto' },
            display: 'flex',
            gap: 0.75,
            flexWrap: 'wrap',
          }}
        >
          {contractStatus === 'renounced' && <ContractStatusChip status="renounced" />}
          <VerificationChip payment={payment} />
        </Box>
      </LineGrid>
      {adminNote && <StaffNote note={adminNote} />}
      {payment.verified === false && !adminNote && contractStatus === 'accepted' && <Rejected />}
      {transactionHash && <Transaction hash={transactionHash} url={payment.explorerUrl} />}
      {payment.invoices.length > 0 && <Papers invoices={payment.invoices} />}
      {method === 'bank_transfer' && payment.verified === null && (
        <PendingTransfer payment={payment} isNew={isNew} contractStatus={contractStatus} />
      )}
      {method === 'crypto' && payment.awaitsPayment && <ToPay payment={payment} />}
      {(payment.awaitsPayment || payment.cancelled) && <CancelOrder order={payment} />}
    </Line>
  );
}
