import type { DbOrTrx } from '@parade/db';
import { isPayable, PAYABLE_CURRENCIES } from '../../../contract/currencies.ts';
import { amountAtRate, isAtLeast } from '../../../contract/decimals.ts';
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
import { currentSettings } from '../../platform/settings/read.ts';
import { contractToPay, termsOf } from '../contracts/queries.ts';
import { unitDecimals } from './links.ts';
import { allSettings } from './queries.ts';
import { currentTerms } from './terms.ts';

/**
 * How to pay a price in a currency: what it is at the rate, never below the minimum. Without a rate
 * it is the minimum, which staff set for the default fee (specification 9). The price of an own
 * contract needs a rate, and no minimum raises it. Null where it is not offered.
 */
function optionFrom(
  setting: PaymentSetting,
  { price, isOwn }: { price: number; isOwn: boolean },
): PaymentOption | null {
  const { id, walletAddress, minimumAmount, eurRate } = setting;
  if (!walletAddress || !minimumAmount || !isPayable(id)) return null;
  const atRate = eurRate && amountAtRate(eurosToCents(price), eurRate, unitDecimals(id));
  const isTaken = atRate !== null && isAtLeast(atRate, minimumAmount);
  if (isOwn && !isTaken) return null;
  const amount = isTaken ? atRate : minimumAmount;
  return allowed(paymentOption, { ...setting, currency: id, amount, amountInEUR: price });
}

/** The terms of this person's own contract, else those of the standard one. */
async function contractFor(
  db: DbOrTrx,
  userId: string,
  { contract: standard, defaultFee }: PaymentTerms,
): Promise<Pick<PaymentOptions, 'contract' | 'price'>> {
  const own = await contractToPay(db, userId);
  if (!own) return { contract: { ...standard, id: null }, price: defaultFee };
  const { id, amountCents } = own;
  const contract = { id, ...termsOf(own) };
  return { contract, price: amountCents === null ? defaultFee : centsToEuros(amountCents) };
}

/** The body of `GET /api/payment-options` for a person. */
export async function optionsFor(db: DbOrTrx, user: { id: string }): Promise<PaymentOptions> {
  const settings = await allSettings(db);
  const terms = await currentTerms(db);
  const site = await currentSettings(db);
  const { contract, price } = await contractFor(db, user.id, terms);
  const options = PAYABLE_CURRENCIES.flatMap((currency) =>
    settings.filter(({ id }) => id === currency),
  ).map((setting) => optionFrom(setting, { price, isOwn: contract.id !== null }));
  const answer = {
    configured: terms.bankTransfer !== null || settings.some(({ configured }) => configured),
    isDemonstration: isDemonstration(site),
    price,
    vat: terms.vat,
    bankTransfer: terms.bankTransfer !== null,
    options: options.filter((option) => option !== null),
    contract,
  };
  const { brand, contactInfo, legalPages } = site;
  return { ...answer, shown: sha256(JSON.stringify([answer, brand, contactInfo, legalPages])) };
}
