import { z } from 'zod';
import { CURRENCY_KEYS, type Currency } from '../../../contract/currencies.ts';
import { formatDecimal } from '../../../contract/decimals.ts';
import { type PaymentSetting, paymentSetting } from '../../../contract/payment-settings.ts';
import { ofName } from '../../../contract/text.ts';
import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { PayeeFact } from '../../platform/mail/payee-mail.ts';
import type { ApprovalKind, Proposer } from '../../platform/ports.ts';
import { only, type UnitOfWork } from '../../platform/unit-of-work.ts';
import { mailPayeeChange, publishPaymentSettings } from './payee.ts';
import { settingOf } from './queries.ts';

/** What staff decide about a currency; the rest is stamps. */
export const FIELDS = [
  'walletAddress',
  'minimumAmount',
  'eurRate',
  'network',
  'feeEstimate',
  'duration',
] as const;
export type Fields = Pick<PaymentSetting, (typeof FIELDS)[number]>;

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
export function factsOf(before: PaymentSetting, next: Fields): PayeeFact[] {
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
  editor: Proposer,
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
