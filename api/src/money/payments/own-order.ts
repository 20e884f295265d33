import type { DbOrTrx } from '@parade/db';
import type { PayableCurrency } from '../../../contract/currencies.ts';
import { isPlaceholder } from '../../../contract/evidence/placeholders.ts';
import { type Order, order } from '../../../contract/payments.ts';
import { isDemonstration } from '../../../contract/site-settings.ts';
import { allowed } from '../../platform/allowed.ts';
import type { Services } from '../../platform/context.ts';
import { qrCode } from '../../platform/qr-code.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import { paymentLink } from '../payment-settings/links.ts';
import { currentTerms } from '../payment-settings/terms.ts';
import { awaitsPayment } from './conditions.ts';
import { chainDetails } from './payee-details.ts';
import { presentOwnPayment } from './present.ts';
import { type OwnPaymentRecord, ownPayment } from './queries.ts';

/**
 * One order of a person with where and how to pay it, as it was shown when it was made.
 * Error: `not_found`, also for other people's.
 */
export async function readOrder(
  services: Services,
  db: DbOrTrx,
  userId: string,
  id: string,
): Promise<Order> {
  const payment = await ownPayment(db, userId, id);
  const link = linkOf(payment);
  return allowed(order, {
    ...payment,
    ...presentOwnPayment(payment),
    ...chainDetails(payment.payeeDetails),
    paymentLink: link,
    qrCode: link && (await qrCode(link)),
    cardProviders: link === null ? [] : await cardProviders(services, db, userId),
  });
}

/** What a wallet opens; null for a transfer, and once nothing is to be paid any more. */
function linkOf(payment: OwnPaymentRecord): string | null {
  const { method, cryptocurrency, payeeShown, amount } = payment;
  if (method !== 'crypto' || payeeShown === null || amount === null) return null;
  if (!awaitsPayment(payment)) return null;
  return paymentLink(cryptocurrency as PayableCurrency, payeeShown, amount);
}

/**
 * Where the currency is sold for a card. Whoever was defrauded in crypto is not
 * led to buy more of it.
 */
async function cardProviders(
  { ports }: Services,
  db: DbOrTrx,
  userId: string,
): Promise<Order['cardProviders']> {
  if (await ports.reportedCrypto(db, userId)) return [];
  // Example links lead nowhere and are shown only in a demonstration.
  const isDemo = isDemonstration(await currentSettings(db));
  const { cardProviders } = await currentTerms(db);
  return cardProviders.filter(({ url }) => isDemo || !isPlaceholder(url));
}
