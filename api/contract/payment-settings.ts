import { z } from 'zod';
import { amountInEuros } from './amounts.ts';
import { contractText } from './contract-texts.ts';
import { CURRENCY_KEYS } from './currencies.ts';
import { decimalText } from './decimals.ts';
import { sentenceOf } from './errors.ts';
import { adminQuery } from './pagination.ts';
import { MAX_PASSWORD_LENGTH } from './password-rules.ts';
import { staffForm } from './staff-text/form.ts';
import { staffText } from './staff-text/staff-text.ts';
import { optionalText, requiredText } from './text-fields.ts';

/** The sentence of the specification (5). */
const FIELDS_MISSING = 'Veuillez remplir tous les champs';
/** What stands before the cause of a save that failed (specification 8). */
export const SETTINGS_NOT_SAVED = 'Erreur lors de la mise à jour des paramètres';

/** Asked again before money can go anywhere else; the server says when it is missing. */
const password = z
  .string({ error: sentenceOf('password_wrong') })
  .max(MAX_PASSWORD_LENGTH, { error: sentenceOf('password_wrong') })
  .optional();
export const VERSION_MISSING = 'La version de la fiche manque';
const version = z.int({ error: VERSION_MISSING }).min(0).max(2_000_000_000);

/** A currency in the back office; all five are listed, those without an address too. */
export const paymentSetting = z.object({
  /** The currency's key. */
  id: z.enum(CURRENCY_KEYS),
  name: z.string(),
  symbol: z.string(),
  /** Whether the payment screen can offer it at all (specification 9). */
  payable: z.boolean(),
  /** Whether it has an address and a minimum. */
  configured: z.boolean(),
  walletAddress: z.string(),
  /** Decimal text in the currency. */
  minimumAmount: z.string(),
  /** Euros for one unit, as decimal text. */
  eurRate: z.string().nullable(),
  /** When the rate was set; null for one that came with the product. */
  eurRateAt: z.string().nullable(),
  /** Euros: the standard price and what the minimum is worth, where that is more; else null. */
  priceGap: z.object({ price: z.number(), minimum: z.number() }).nullable(),
  network: z.string(),
  feeEstimate: z.string(),
  duration: z.string(),
  updatedAt: z.string().nullable(),
  /** The e-mail of who saved it last. */
  updatedBy: z.string().nullable(),
  /** 0 while it is not configured. */
  version: z.number().int(),
});
export type PaymentSetting = z.infer<typeof paymentSetting>;

/** A word beside the currency; left out or empty it is the built-in one. */
const detail = staffText(optionalText(80)).optional();

/** What staff type for a currency. A rate that is left out stays, null removes it. */
const currencyFields = z.object({
  walletAddress: requiredText(FIELDS_MISSING, 200),
  minimumAmount: decimalText(FIELDS_MISSING),
  eurRate: z.preprocess(
    (typed) => (typed === '' ? null : typed),
    decimalText('Indiquez un taux, par exemple 58200').nullish(),
  ),
  network: detail,
  feeEstimate: detail,
  duration: detail,
});
export const currencyForm = staffForm(currencyFields);

/**
 * `PUT …/{currency}`. The password is asked where the address changes. The version may be left out
 * only where nothing is configured yet: nothing that stands is overwritten unread.
 */
export const paymentSettingUpdate = staffForm(
  currencyFields.extend({ password, version: version.optional() }),
);

export const adminPaymentSettingsQuery = adminQuery({}, ['id']);

const plainLine = (max: number) => staffText(requiredText(FIELDS_MISSING, max));

/** Where a transfer goes. The server checks and spells IBAN and BIC. */
const bankTransfer = z.object({
  holder: plainLine(140),
  iban: requiredText(FIELDS_MISSING, 60),
  bic: requiredText(FIELDS_MISSING, 20),
  /** What the payer writes beside it and should know. */
  wording: staffText(optionalText(500)),
});
export type BankTransfer = z.output<typeof bankTransfer>;

const cardProvider = z.object({
  name: plainLine(80),
  url: requiredText(FIELDS_MISSING, 300).refine(
    (url) => URL.canParse(url) && new URL(url).protocol === 'https:',
    { error: 'Indiquez une adresse qui commence par https://' },
  ),
});

/** How many providers the payment screen links (specification 2). */
export const CARD_PROVIDERS = 3;

const RATE = 'Indiquez un taux entre 0,01 et 100, avec au plus deux décimales';
const FEE = 'Indiquez un montant d’au moins 0,01\u00a0€';

/** Everything about payments that is no currency's own. */
export const paymentTerms = z.object({
  bankTransfer: bankTransfer.nullable(),
  cardProviders: z
    .array(cardProvider)
    .max(CARD_PROVIDERS, { error: 'Trois prestataires au maximum' }),
  /** Euros: the price of the standard contract by every means. */
  defaultFee: amountInEuros(FEE).min(0.01, { error: FEE }),
  /** Percent; null: « TVA non applicable, art. 293 B du CGI ». */
  vat: z
    .number({ error: RATE })
    .min(0.01, { error: RATE })
    .max(100, { error: RATE })
    .refine((value) => Math.abs(Math.round(value * 100) - value * 100) < 1e-9, { error: RATE })
    .nullable(),
  contract: contractText,
});
/** What staff type for them. */
export const paymentTermsForm = staffForm(paymentTerms);
export type PaymentTerms = z.output<typeof paymentTerms>;

export const VAT_NOT_APPLICABLE = 'TVA non applicable, art. 293 B du CGI';

/** `GET` and `PUT /api/admin/payment-settings/terms`: the record; `version` is 0 until somebody saves. */
export const paymentTermsRecord = paymentTerms.extend({
  updatedAt: z.string().nullable(),
  updatedBy: z.string().nullable(),
  version: z.number().int(),
});
export type PaymentTermsRecord = z.output<typeof paymentTermsRecord>;

/** The record as it was read with its changes; a changed IBAN asks for the password. */
export const paymentTermsUpdate = staffForm(paymentTerms.extend({ password, version }));
export type PaymentTermsUpdate = z.input<typeof paymentTermsUpdate>;
