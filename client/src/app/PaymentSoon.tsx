import { PageHeading } from '../lib/PageHeading.tsx';
import { PageTitle } from '../site-settings/PageTitle.tsx';
import { ComingSoon } from './ComingSoon.tsx';

/** The payment screen's place, outside the client layout. */
export function PaymentSoon() {
  return (
    <>
      <PageTitle>Effectuer un paiement</PageTitle>
      <PageHeading large>Effectuer un paiement</PageHeading>
      <ComingSoon />
    </>
  );
}
