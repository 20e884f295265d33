import { Alert, Box, Skeleton, Typography } from '@mui/material';
import { formatEuros } from '@parade/api/contract/money.ts';
import type { Order } from '@parade/api/contract/payments.ts';
import { failedWith } from '@parade/site/brand/ui/api-error.ts';
import { useEffect, useRef } from 'react';
import { Details } from '../lib/Details.tsx';
import { Failure } from '../lib/Failure.tsx';
import { FreeHelp } from '../lib/FreeHelp.tsx';
import { Reference } from '../lib/Reference.tsx';
import { Section } from '../lib/Section.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { CardProviders } from './CardProviders.tsx';
import { CryptoDetails } from './CryptoDetails.tsx';
import { PayeeChanged } from './PayeeChanged.tsx';
import { useOrder } from './queries.ts';
import { TransactionForm } from './TransactionForm.tsx';
import { TransferDetails } from './TransferDetails.tsx';

/** An order: where to pay it, and in crypto the transaction that paid it. */
export function OrderPage({ id }: { id: string }) {
  const order = useOrder(id);
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 4 }}>
      <OrderState order={order} />
      <TallLink to="/payments" sx={{ justifySelf: 'start' }}>
        Voir mes paiements
      </TallLink>
    </Box>
  );
}

function OrderState({ order }: { order: ReturnType<typeof useOrder> }) {
  const { data, error, refetch } = order;
  if (data) return <KnownOrder order={data} />;
  if (failedWith(error, 'not_found')) {
    return <Typography>Cette commande n’existe pas, ou n’est pas la vôtre.</Typography>;
  }
  if (error) {
    return <Failure sentence="Erreur lors du chargement des paiements" onRetry={() => refetch()} />;
  }
  return (
    <Box role="status" aria-label="Chargement...">
      <Skeleton height={140} />
      <Skeleton height={72} />
    </Box>
  );
}

function KnownOrder({ order }: { order: Order }) {
  const { awaitsPayment } = order;
  const state = useRef<HTMLParagraphElement>(null);
  const awaited = useRef(awaitsPayment);
  // What was pressed is gone, and the keyboard's place with it.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (awaited.current && !awaitsPayment && isLost) state.current?.focus();
    awaited.current = awaitsPayment;
  }, [awaitsPayment]);
  if (awaitsPayment) return <ToPay order={order} />;
  return (
    <Box>
      <Typography ref={state} role="status" tabIndex={-1}>
        {stateOf(order)}
      </Typography>
      {order.cancelled && order.method === 'crypto' && (
        <Details sx={{ mt: 1 }}>
          <summary>J’avais déjà envoyé les fonds</summary>
          <Typography sx={{ maxWidth: '42rem' }}>
            Indiquez la transaction&nbsp;: nous la cherchons, et la somme vous est rendue.
          </Typography>
          <TransactionForm order={order} />
        </Details>
      )}
    </Box>
  );
}

function stateOf({ reference, cancelled }: Order): string {
  return cancelled
    ? `La commande ${reference} est annulée. Vous ne devez rien\u00a0: n’envoyez rien.`
    : `Rien n’est plus à payer pour la commande ${reference}.`;
}

function ToPay({ order }: { order: Order }) {
  const { method, reference, amountInEUR, cryptoName, transferTo } = order;
  return (
    <>
      <Alert severity="info" role="status">
        Commande <Reference>{reference}</Reference> enregistrée. Il reste à payer{' '}
        {formatEuros(amountInEUR)}. Tant que vous n’avez rien envoyé, vous pouvez annuler sans
        frais.
      </Alert>
      <FreeHelp />
      <Section
        id="pay"
        title={method === 'crypto' ? `Payer en ${cryptoName}` : 'Payer par virement bancaire'}
      >
        <Box sx={{ mt: 2.5, display: 'grid', gap: 4 }}>
          {order.payeeChanged && <PayeeChanged />}
          {transferTo === null ? (
            <>
              <CryptoDetails order={order} />
              <CardProviders providers={order.cardProviders} />
            </>
          ) : (
            <TransferDetails order={order} />
          )}
        </Box>
      </Section>
      {method === 'crypto' && (
        <Section id="transaction" title="Indiquer votre transaction">
          <TransactionForm order={order} />
        </Section>
      )}
      <Section id="cancel" title="Changer d’avis">
        <Typography sx={{ mt: 2, maxWidth: '42rem' }}>
          Une commande que vous n’avez pas payée ne coûte rien. Si vous avez déjà envoyé les fonds,
          ne l’annulez pas&nbsp;: indiquez-le ci-dessus, ou écrivez au support.
        </Typography>
        <CancelOrder order={order} />
      </Section>
    </>
  );
}
