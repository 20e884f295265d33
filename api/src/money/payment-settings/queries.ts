import type { DbOrTrx } from '@parade/db';
import {
  CURRENCIES,
  CURRENCY_KEYS,
  type Currency,
  isPayable,
  USDT_EUR_RATE,
} from '../../../contract/currencies.ts';
import type { PaymentSetting, PaymentTerms } from '../../../contract/payment-settings.ts';
import { priceGapOf } from './standard-price.ts';
import { currentTerms } from './terms.ts';

/** A currency as staff configured it. */
type SettingRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const rows = (db: DbOrTrx) => db.selectFrom('payment_settings').selectAll();

/** The rate until staff set one (specification 9). */
const seedRate = (currency: Currency): string | null =>
  currency === 'usdt' ? USDT_EUR_RATE : null;

function present(
  currency: Currency,
  row: SettingRow | undefined,
  terms: PaymentTerms,
): PaymentSetting {
  const { name, symbol, network, feeEstimate, duration } = CURRENCIES[currency];
  const price = {
    id: currency,
    configured: row !== undefined,
    minimumAmount: row?.minimumAmount ?? '',
    eurRate: row ? row.eurRate : seedRate(currency),
  };
  return {
    ...price,
    priceGap: priceGapOf(price, terms),
    name,
    symbol,
    payable: isPayable(currency),
    walletAddress: row?.walletAddress ?? '',
    eurRateAt: row?.eurRateAt ?? null,
    network: row?.network ?? network,
    feeEstimate: row?.feeEstimate ?? feeEstimate,
    duration: row?.duration ?? duration,
    updatedAt: row?.updatedAt ?? null,
    updatedBy: row?.updatedBy ?? null,
    version: row?.version ?? 0,
  };
}

/** One currency, configured or not. */
export async function settingOf(db: DbOrTrx, currency: Currency): Promise<PaymentSetting> {
  const row = await rows(db).where('currency', '=', currency).executeTakeFirst();
  return present(currency, row, await currentTerms(db));
}

/** All five currencies, in the order of the specification. */
export async function allSettings(db: DbOrTrx): Promise<PaymentSetting[]> {
  const stored = new Map((await rows(db).execute()).map((row) => [row.currency, row]));
  const terms = await currentTerms(db);
  return CURRENCY_KEYS.map((currency) => present(currency, stored.get(currency), terms));
}
