import type { Db, Transaction } from '@parade/db';
import {
  type Currency,
  PAYABLE_CURRENCIES,
  type PayableCurrency,
} from '../../contract/currencies.ts';
import { centsAtRate } from '../../contract/decimals.ts';
import { centsToEuros } from '../../contract/money.ts';
import type { PaymentSetting, PaymentTerms } from '../../contract/payment-settings.ts';
import type { PaymentOption, PaymentOptions } from '../../contract/payments.ts';
import { isDemonstration, isPlaceholder } from '../../contract/site-settings.ts';
import { contractToPay } from '../contracts/queries.ts';
import { currentSettings } from '../site-settings/queries.ts';
import { paymentLink } from './links.ts';
import { allSettings, settingOf } from './queries.ts';
import { currentTerms } from './terms.ts';

type Source = Db | Transaction;

const isPayable = (currency: Currency): currency is PayableCurrency =>
  PAYABLE_CURRENCIES.some((each) => each === currency);

/** The currency as it is paid; null where it has no address and minimum, or is not offered at all. */
function optionFrom(setting: PaymentSetting, { defaultFee }: PaymentTerms): PaymentOption | null {
  const { id, configured, name, symbol, network, feeEstimate, duration } = setting;
  if (!configured || !isPayable(id)) return null;
  const { walletAddress, minimumAmount, eurRate, eurRateAt } = setting;
  return {
    currency: id,
    name,
    symbol,
    network,
    feeEstimate,
    duration,
    walletAddress,
    minimumAmount,
    amountInEUR:
      eurRate === null ? defaultFee : centsToEuros(Number(centsAtRate(minimumAmount, eurRate))),
    eurRate,
    eurRateAt,
    paymentLink: paymentLink(id, walletAddress, minimumAmount),
  };
}

/** How one currency is paid now; null where it cannot be. */
export async function optionOf(
  db: Source,
  currency: PayableCurrency,
): Promise<PaymentOption | null> {
  return optionFrom(await settingOf(db, currency), await currentTerms(db));
}

/** The contract that staff offered to this person last, else the standard one. */
async function contractFor(
  db: Source,
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
export async function optionsFor(db: Source, user: { id: string }): Promise<PaymentOptions> {
  const [settings, terms, site] = [
    await allSettings(db),
    await currentTerms(db),
    await currentSettings(db),
  ];
  const isDemo = isDemonstration(site);
  const offered = PAYABLE_CURRENCIES.flatMap((currency) =>
    settings.filter(({ id }) => id === currency),
  );
  return {
    configured: terms.bankTransfer !== null || settings.some(({ configured }) => configured),
    isDemonstration: isDemo,
    options: offered.flatMap((setting) => optionFrom(setting, terms) ?? []),
    bankTransfer: terms.bankTransfer,
    // An example leads nowhere: it shows where everything is an example, and nowhere else.
    cardProviders: terms.cardProviders.filter(({ url }) => isDemo || !isPlaceholder(url)),
    defaultFee: terms.defaultFee,
    contract: await contractFor(db, user.id, terms),
  };
}
