import { Box, Link } from '@mui/material';
import { formatCalendarDay, formatDateTime } from '@parade/api/contract/dates.ts';
import { formatDecimal } from '@parade/api/contract/decimals.ts';
import { INVOICE_KIND_LABELS } from '@parade/api/contract/invoices.ts';
import { formatEuros } from '@parade/api/contract/money.ts';
import type { AdminPayment } from '@parade/api/contract/payments.ts';
import { type Fact, Facts } from '@parade/site/brand/ui/Facts.tsx';
import { VisuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { Address } from '../lib/Address.tsx';
import { EmailLink, PhoneLink } from '../lib/ContactLinks.tsx';
import { PanelHeading } from '../lib/PanelHeading.tsx';
import { stamp } from '../lib/stamp.ts';
import { MoneyLink } from '../users/MoneyLink.tsx';
import { Doubts } from './Doubts.tsx';

const target = { display: 'inline-block', py: 1.25 } as const;

function Client({ payment }: { payment: AdminPayment }) {
  const { userId, userName, userEmail, userPhone } = payment;
  return (
    <>
      {userName}
      <EmailLink email={userEmail} />
      <PhoneLink phone={userPhone} />
      <MoneyLink userId={userId} userName={userName} />
    </>
  );
}

/** The whole hash, to be compared, with a link to the chain's explorer. */
function Transaction({ payment: { transactionHash, explorerUrl } }: { payment: AdminPayment }) {
  if (transactionHash === null) return 'Pas encore indiquée par le client';
  return (
    <>
      <Box component="code" translate="no" sx={{ fontSize: 15 }}>
        {transactionHash}
      </Box>
      {explorerUrl && (
        <>
          <br />
          <Link href={explorerUrl} target="_blank" rel="noopener noreferrer" sx={target}>
            Voir sur l’explorateur
            <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
          </Link>
        </>
      )}
    </>
  );
}

function Invoices({ invoices }: Pick<AdminPayment, 'invoices'>) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {invoices.map(({ id, kind, number, url }) => (
        <li key={id}>
          <Link href={url} target="_blank" rel="noopener" sx={target}>
            {INVOICE_KIND_LABELS[kind]} {number}
            <VisuallyHidden> (PDF, nouvel onglet)</VisuallyHidden>
          </Link>
        </li>
      ))}
    </Box>
  );
}

function means(payment: AdminPayment): Fact[] {
  const { method, cryptoName, cryptoSymbol, amount, eurRate, payeeShown, receivedOn } = payment;
  const payee: Fact[] = payeeShown
    ? [['Coordonnées affichées au client', <Address key="payee" value={payeeShown} grouped />]]
    : [];
  if (method === 'bank_transfer' || amount === null) {
    const received: Fact[] = receivedOn ? [['Virement reçu', formatCalendarDay(receivedOn)]] : [];
    return [['Moyen', 'Virement bancaire'], ...payee, ...received];
  }
  return [
    ['Moyen', `${cryptoName} (${cryptoSymbol})`],
    ['Montant', `${formatDecimal(amount)}\u00a0${cryptoSymbol}`],
    [
      'Taux à la commande',
      eurRate
        ? `${formatDecimal(eurRate)}\u00a0€ pour 1\u00a0${cryptoSymbol}`
        : 'Aucun\u00a0: tarif par défaut',
    ],
    ['Transaction', <Transaction key="transaction" payment={payment} />],
    ...(payment.transactionAt
      ? ([['Indiquée', formatDateTime(payment.transactionAt)]] satisfies Fact[])
      : []),
    ...payee,
  ];
}

function decision({ verifiedAt, verifiedBy, adminNote }: AdminPayment): Fact[] {
  const facts = stamp('Dernière décision', verifiedAt, verifiedBy);
  return verifiedAt && adminNote ? [...facts, ['Note au client', adminNote]] : facts;
}

export function PaymentFacts({ payment }: { payment: AdminPayment }) {
  return (
    <div>
      <PanelHeading>Paiement</PanelHeading>
      <Doubts payment={payment} />
      <Facts
        facts={[
          ['Référence', payment.reference],
          ['Objet', payment.description],
          ...means(payment),
          ['En euros', formatEuros(payment.amountInEUR)],
          ['Commandé', formatDateTime(payment.createdAt)],
          ...decision(payment),
          ['Client', <Client key="client" payment={payment} />],
          [
            'Factures',
            payment.invoices.length > 0 ? (
              <Invoices key="invoices" invoices={payment.invoices} />
            ) : (
              'Aucune\u00a0: la confirmation l’émet'
            ),
          ],
        ]}
      />
    </div>
  );
}
