import type { z } from 'zod';
import { CURRENCIES, type Currency } from '../../../contract/currencies.ts';
import { centsAtRate, decimalsOf } from '../../../contract/decimals.ts';
import {
  type PaymentSetting,
  type paymentSettingUpdate,
  VERSION_MISSING,
} from '../../../contract/payment-settings.ts';
import { proposeOrApply } from '../../people/approvals/propose.ts';
import { waitsFor } from '../../people/approvals/team.ts';
import type { Person, Services } from '../../platform/context.ts';
import { AppError, fieldError, requireAll } from '../../platform/errors.ts';
import { work } from '../../platform/unit-of-work.ts';
import { addressFor } from './addresses.ts';
import { currencyChange, FIELDS, type Fields, factsOf } from './currency-change.ts';
import { unitDecimals } from './links.ts';
import { publishPaymentSettings, requirePasswordFor } from './payee.ts';
import { settingOf } from './queries.ts';

/**
 * Configures a currency, or changes it. A first or changed address takes the
 * password; every staff member gets a mail of it, and of another minimum or
 * rate. Errors: `validation`,
 * `stale_version`, `password_wrong`, `rate_limited`.
 */
export async function savePaymentSetting(
  services: Services,
  editor: Person,
  currency: Currency,
  { password, version, ...input }: z.output<typeof paymentSettingUpdate>,
): Promise<PaymentSetting> {
  const before = await settingOf(services.db, currency);
  if (version === undefined && before.configured) throw fieldError('version', VERSION_MISSING);
  if ((version ?? 0) !== before.version) throw new AppError('stale_version');
  const builtIn = CURRENCIES[currency];
  const next: Fields = {
    walletAddress: input.walletAddress,
    minimumAmount: input.minimumAmount,
    eurRate: input.eurRate === undefined ? before.eurRate : input.eurRate,
    network: input.network ?? before.network,
    feeEstimate: input.feeEstimate ?? before.feeEstimate,
    duration: input.duration ?? before.duration,
  };
  for (const field of ['network', 'feeEstimate', 'duration'] as const) {
    next[field] ||= builtIn[field];
  }
  requireAll(
    () => addressFor(currency, input.walletAddress),
    () => requirePayable(currency, next),
  );
  next.walletAddress = addressFor(currency, input.walletAddress);

  const changed = FIELDS.filter((field) => next[field] !== before[field]);
  if (before.configured && changed.length === 0) return before;
  const moves = changed.includes('walletAddress');
  const at = services.now().toISOString();
  if (moves || (await waitsFor(services.db, [currencyChange.permission], [editor.id], at))) {
    await requirePasswordFor(services, editor, password);
  }
  return work(services, editor, async (unit) => {
    await proposeOrApply(services, unit, editor, currencyChange, {
      object: `payment-settings/${currency}`,
      title: `Paiement en ${builtIn.name}`,
      changes: factsOf(before, next),
      input: { currency, version: before.version, next },
    });
    publishPaymentSettings(unit, currency);
    return settingOf(unit.trx, currency);
  });
}

const MAX_EURO_CENTS = 99_999_999_999n;

/** Refuses a minimum that its chain cannot carry, or that is nothing or too much in euros. */
function requirePayable(currency: Currency, { minimumAmount, eurRate }: Fields): void {
  const wrong = (sentence: string) => fieldError('minimumAmount', sentence);
  const most = unitDecimals(currency);
  if (decimalsOf(minimumAmount) > most) {
    throw wrong(`Un montant en ${CURRENCIES[currency].symbol} a au plus ${most} décimales`);
  }
  if (eurRate === null) return;
  const cents = centsAtRate(minimumAmount, eurRate);
  if (cents < 1n) throw wrong('Ce minimum vaut moins d’un centime à ce taux');
  if (cents > MAX_EURO_CENTS) throw wrong('Ce minimum vaut trop d’euros à ce taux');
}
