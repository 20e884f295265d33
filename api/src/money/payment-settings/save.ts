import { z } from 'zod';
import { CURRENCIES, CURRENCY_KEYS, type Currency } from '../../../contract/currencies.ts';
import { centsAtRate, decimalsOf, formatDecimal } from '../../../contract/decimals.ts';
import {
  type PaymentSetting,
  paymentSetting,
  type paymentSettingUpdate,
  VERSION_MISSING,
} from '../../../contract/payment-settings.ts';
import { ofName } from '../../../contract/text.ts';
import { proposeOrApply, waitsFor } from '../../people/approvals/propose.ts';
import type { Services } from '../../platform/context.ts';
import { AppError, fieldError, requireAll } from '../../platform/errors.ts';
import type { PayeeFact } from '../../platform/mail/payee-mail.ts';
import type { ApprovalKind } from '../../platform/ports.ts';
import { only, type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { addressFor } from './addresses.ts';
import { unitDecimals } from './links.ts';
import {
  type Editor,
  mailPayeeChange,
  publishPaymentSettings,
  requirePasswordFor,
} from './payee.ts';
import { settingOf } from './queries.ts';

/** What staff decide about a currency; the rest is stamps. */
const FIELDS = [
  'walletAddress',
  'minimumAmount',
  'eurRate',
  'network',
  'feeEstimate',
  'duration',
] as const;
type Fields = Pick<PaymentSetting, (typeof FIELDS)[number]>;

/**
 * Configures a currency, or changes it. A first or changed address takes the
 * password; every staff member gets a mail of it, and of another minimum or
 * rate. Errors: `validation`,
 * `stale_version`, `password_wrong`, `rate_limited`.
 */
export async function savePaymentSetting(
  services: Services,
  editor: Editor,
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
  if (moves || (await waitsFor(services.db, currencyChange.permission, editor.id))) {
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

/** A currency's configuration, over the version that was read. */
export const currencyChange = {
  kind: 'payment-settings.currency',
  permission: 'managePayments',
  input: z.object({
    currency: z.enum(CURRENCY_KEYS),
    version: z.number(),
    next: paymentSetting.pick({
      walletAddress: true,
      minimumAmount: true,
      eurRate: true,
      network: true,
      feeEstimate: true,
      duration: true,
    }),
  }),
  async apply(services: Services, unit, proposer, { currency, version, next }) {
    const before = await settingOf(unit.trx, currency);
    if (before.version !== version) throw new AppError('stale_version');
    const changed = FIELDS.filter((field) => next[field] !== before[field]);
    await store(unit, proposer, before, next);
    await unit.audit('update', 'payment-settings', currency, {
      before: only(before, changed),
      after: only(next, changed),
    });
    await mailPayeeChange(services, unit, proposer, factsOf(before, next));
    publishPaymentSettings(unit, currency);
  },
} satisfies ApprovalKind<CurrencyInput>;

interface CurrencyInput {
  currency: Currency;
  version: number;
  next: Fields;
}

/** The mail to all staff about a change of where money goes, or how much. */
function factsOf(before: PaymentSetting, next: Fields): PayeeFact[] {
  const { name, symbol } = before;
  const minimum = (amount: string) => amount && `${formatDecimal(amount)}\u00a0${symbol}`;
  const rate = (euros: string | null) =>
    euros && `${formatDecimal(euros)}\u00a0€ pour 1\u00a0${symbol}`;
  return [
    {
      what: `l’adresse de paiement en ${name}`,
      before: before.walletAddress || null,
      after: next.walletAddress,
    },
    {
      what: `le montant minimum en ${name}`,
      before: minimum(before.minimumAmount) || null,
      after: minimum(next.minimumAmount),
    },
    {
      what: `le taux en euros ${ofName(name)}`,
      before: rate(before.eurRate),
      after: rate(next.eurRate),
    },
    { what: `le réseau ${ofName(name)}`, before: before.network, after: next.network },
    {
      what: `les frais du réseau ${ofName(name)}`,
      before: before.feeEstimate,
      after: next.feeEstimate,
    },
    { what: `le délai ${ofName(name)}`, before: before.duration, after: next.duration },
  ].filter((fact) => fact.before !== fact.after);
}

/** Stores it over the version that was read, and over no other. */
async function store(
  { trx, at }: UnitOfWork,
  editor: Editor,
  before: PaymentSetting,
  next: Fields,
): Promise<void> {
  const row = {
    ...next,
    eurRateAt: rateInstant(before, next, at),
    updatedAt: at,
    updatedBy: editor.email,
    version: before.version + 1,
  };
  const stored = before.configured
    ? await trx
        .updateTable('payment_settings')
        .set(row)
        .where('currency', '=', before.id)
        .where('version', '=', before.version)
        .executeTakeFirstOrThrow()
        .then(({ numUpdatedRows }) => numUpdatedRows)
    : await trx
        .insertInto('payment_settings')
        .values({ ...row, currency: before.id })
        .onConflict((c) => c.column('currency').doNothing())
        .executeTakeFirstOrThrow()
        .then(({ numInsertedOrUpdatedRows }) => numInsertedOrUpdatedRows);
  if (stored !== 1n) throw new AppError('stale_version');
}

/** A rate is as old as its last change; one that came with the product counts from its first save. */
function rateInstant(before: PaymentSetting, { eurRate }: Fields, at: string): string | null {
  if (eurRate === null) return null;
  return eurRate === before.eurRate && before.eurRateAt !== null ? before.eurRateAt : at;
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
