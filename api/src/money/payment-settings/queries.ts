import type { DbOrTrx } from '@parade/db';
import {
  CURRENCIES,
  CURRENCY_KEYS,
  type Currency,
  isPayable,
  USDT_EUR_RATE,
} from '../../../contract/currencies.ts';
import {
  type PaymentSetting,
  type PaymentTerms,
  paymentSetting,
} from '../../../contract/payment-settings.ts';
import { allowed } from '../../platform/allowed.ts';
import { priceGapOf } from './price-gap.ts';
import { currentTerms } from './terms.ts';

/** A currency as staff configured it. */
type SettingRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

const rows = (db: DbOrTrx) => db.selectFrom('payment_settings').selectAll();

/** The rate until staff set one (specification 9). */
const seedRate = (currency: Currency): string | null =>
  currency === 'usdt' ? USDT_EUR_RATE : null;

const UNSET = {
  walletAddress: '',
  minimumAmount: '',
  eurRateAt: null,
  updatedAt: null,
  updatedBy: null,
  version: 0,
};

function present(id: Currency, row: SettingRow | undefined, terms: PaymentTerms): PaymentSetting {
  const stored = { ...UNSET, ...CURRENCIES[id], eurRate: seedRate(id), ...row };
  const setting = { ...stored, id, configured: row !== undefined };
  const priceGap = priceGapOf(setting, terms);
  return allowed(paymentSetting, { ...setting, priceGap, payable: isPayable(id) });
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
