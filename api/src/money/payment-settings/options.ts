import type { DbOrTrx } from '@parade/db';
import { isPayable, PAYABLE_CURRENCIES } from '../../../contract/currencies.ts';
import { amountAtRate, isAtLeast } from '../../../contract/decimals.ts';
import { isPlaceholder } from '../../../contract/evidence/placeholders.ts';
import { centsToEuros, eurosToCents } from '../../../contract/money.ts';
import {
  type PaymentOption,
  type PaymentOptions,
  paymentOption,
} from '../../../contract/payment-options.ts';
import type { PaymentSetting, PaymentTerms } from '../../../contract/payment-settings.ts';
import { isDemonstration } from '../../../contract/site-settings.ts';
import { allowed } from '../../platform/allowed.ts';
import { sha256 } from '../../platform/ids.ts';
import { qrCode } from '../../platform/qr-code.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import { contractToPay } from '../contracts/queries.ts';
import { paymentLink, unitDecimals } from './links.ts';
import { allSettings } from './queries.ts';
import { standardPrice } from './standard-price.ts';
import { currentTerms } from './terms.ts';

/**
 * The amount to send in this currency and its value in euros: the minimum under
 * the standard contract, the price under a personal one. Null where there is no
 * rate, or where the price is below the minimum.
 */
function amountsOf(setting: PaymentSetting, defaultFee: number, price: number | null) {
  const { id, minimumAmount, eurRate } = setting;
  if (price === null) {
    return { amount: minimumAmount, amountInEUR: standardPrice(setting, defaultFee) };
  }
  if (eurRate === null) return null;
  const amount = amountAtRate(eurosToCents(price), eurRate, unitDecimals(id));
  return isAtLeast(amount, minimumAmount) ? { amount, amountInEUR: price } : null;
}

/** How to pay in a currency; null where it has no address and minimum, or is not offered. */
async function optionFrom(
  setting: PaymentSetting,
  defaultFee: number,
  price: number | null,
): Promise<PaymentOption | null> {
  const { id, walletAddress, minimumAmount } = setting;
  if (!walletAddress || !minimumAmount || !isPayable(id)) return null;
  const amounts = amountsOf(setting, defaultFee, price);
  if (!amounts) return null;
  const link = paymentLink(id, walletAddress, amounts.amount);
  const shown = { currency: id, paymentLink: link, qrCode: await qrCode(link) };
  return allowed(paymentOption, { ...setting, ...amounts, ...shown });
}

/** The terms of this person's own contract, else those of the standard one. */
async function contractFor(
  db: DbOrTrx,
  userId: string,
  { contract: standard }: PaymentTerms,
): Promise<PaymentOptions['contract']> {
  const own = await contractToPay(db, userId);
  if (!own) return { ...standard, id: null, amount: null };
  const { id, title, scope, feeTerms, refundConditions, amountCents } = own;
  const amount = amountCents === null ? null : centsToEuros(amountCents);
  return { id, title, scope, feeTerms, refundConditions, amount };
}

/** The body of `GET /api/payment-options` for a person. */
export async function optionsFor(db: DbOrTrx, user: { id: string }): Promise<PaymentOptions> {
  const settings = await allSettings(db);
  const terms = await currentTerms(db);
  const site = await currentSettings(db);
  const isDemo = isDemonstration(site);
  const contract = await contractFor(db, user.id, terms);
  const offered = PAYABLE_CURRENCIES.flatMap((currency) =>
    settings.filter(({ id }) => id === currency),
  );
  const options = await Promise.all(
    offered.map((setting) => optionFrom(setting, terms.defaultFee, contract.amount)),
  );
  const answer = {
    configured: terms.bankTransfer !== null || settings.some(({ configured }) => configured),
    isDemonstration: isDemo,
    options: options.filter((option) => option !== null),
    bankTransfer: terms.bankTransfer,
    // Example links lead nowhere and are shown only in a demonstration.
    cardProviders: terms.cardProviders.filter(({ url }) => isDemo || !isPlaceholder(url)),
    defaultFee: terms.defaultFee,
    vat: terms.vat,
    contract,
  };
  const { brand, contactInfo, legalPages } = site;
  return { ...answer, shown: sha256(JSON.stringify([answer, brand, contactInfo, legalPages])) };
}
