import { Box, Button, Skeleton } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useSessionUser } from '../auth/session.ts';
import { Failure } from '../lib/Failure.tsx';
import { PageHeading } from '../site-settings/PageHeading.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { KeptOrder } from './KeptOrder.tsx';
import { keyOf, type Means, meansIn } from './means.ts';
import { OfferChanged } from './OfferChanged.tsx';
import { OrderPage } from './OrderPage.tsx';
import { OrderStep } from './OrderStep.tsx';
import { ORDER } from './order-path.ts';
import { PendingOrder } from './PendingOrder.tsx';
import { type Offer, useOffer } from './queries.ts';
import { usePaymentForm } from './usePaymentForm.ts';

const TITLE = 'Effectuer un paiement';
const UNREADABLE =
  'Erreur lors du chargement des paramètres de paiement. Veuillez réessayer plus tard.';

/** A payment: the choice and the order, or an order that is to be paid. */
export default function PaymentPage() {
  const [search] = useSearchParams();
  const id = search.get(ORDER);
  useFocusOnStep(id);
  return (
    <>
      <PageHeading look="large">{TITLE}</PageHeading>
      {id === null ? <NewOrder /> : <OrderPage id={id} />}
    </>
  );
}

function NewOrder() {
  const offer = useOffer();
  return (
    <>
      <PendingOrder />
      {offer.data ? (
        <Steps newest={offer.data} onChanged={() => offer.refetch()} />
      ) : (
        <>
          {offer.isError ? (
            <Failure sentence={UNREADABLE} onRetry={() => offer.refetch()} />
          ) : (
            <Box role="status" aria-label="Chargement..." sx={{ my: 3 }}>
              <Skeleton height={140} />
              <Skeleton height={72} />
              <Skeleton height={72} />
            </Box>
          )}
          <ToDashboard />
        </>
      )}
    </>
  );
}

const ToDashboard = ({ onClick }: { onClick?: () => void }) => (
  <Button component={Link} to="/dashboard" size="large" onClick={onClick} sx={{ mt: 3, ml: -2.5 }}>
    Annuler
  </Button>
);

/** Keeps the offer that is being read. A newer one is announced and shown on a click. */
function Steps({ newest, onChanged }: { newest: Offer; onChanged: () => void }) {
  const [offer, setOffer] = useState(newest);
  const [search] = useSearchParams();
  const wanted = search.get('moyen');
  const isWanted = (each: Means) => keyOf(each) === wanted;
  const means = meansIn(offer.options).find(isWanted);
  const { shown } = offer.options;
  const payment = usePaymentForm({ uid: useSessionUser().uid, means, shown, onChanged });
  const outdated = newest.options.shown !== shown;
  useFocusOnStep(means ? wanted : null);

  function readNewest() {
    setOffer(newest);
    payment.readAgain();
    toTitle();
  }

  return (
    <>
      {payment.begun.isResumed && !payment.failure && (
        <KeptOrder draft={payment.begun} shown={shown} />
      )}
      {outdated && (
        <OfferChanged
          refused={payment.failure !== undefined}
          gone={means !== undefined && !meansIn(newest.options).some(isWanted)}
          onRead={readNewest}
        />
      )}
      {means ? (
        <OrderStep {...offer} means={means} payment={payment} />
      ) : (
        <>
          <ChooseStep {...offer} unusable={wanted !== null} />
          <ToDashboard onClick={payment.forget} />
        </>
      )}
    </>
  );
}

/** Focuses the title when the step changes, as a new page does. */
function useFocusOnStep(step: string | null) {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    toTitle();
  }, [step]);
}

const toTitle = () => document.querySelector('h1')?.focus();
