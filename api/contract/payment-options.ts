import { z } from 'zod';
import { PAYABLE_CURRENCIES } from './currencies.ts';

/** What a contract says before anybody is bound; its words are frozen when it is accepted. */
export const contractTerms = z.object({
  title: z.string(),
  scope: z.string(),
  feeTerms: z.string(),
  refundConditions: z.string(),
});
export type ContractTerms = z.infer<typeof contractTerms>;

export const paymentOption = z.object({
  currency: z.enum(PAYABLE_CURRENCIES),
  name: z.string(),
  symbol: z.string(),
  network: z.string(),
  feeEstimate: z.string(),
  duration: z.string(),
  walletAddress: z.string(),
  /** Decimal text in the currency: what is sent at least. */
  minimumAmount: z.string(),
  /** Decimal text of what is to be sent: the minimum, or the price of an own contract. */
  amount: z.string(),
  /** Minimum times rate, two decimals; the default fee where no rate is set; the price of an own contract. */
  amountInEUR: z.number(),
  eurRate: z.string().nullable(),
  /** Instant at which the rate was set. */
  eurRateAt: z.string().nullable(),
  /** The chain's payment link (BIP-21, EIP-681, litecoin:). */
  paymentLink: z.string(),
  /** The link as a picture: an SVG in a data URL. */
  qrCode: z.string(),
});
export type PaymentOption = z.infer<typeof paymentOption>;

/** `GET /api/payment-options`: what can be paid, how, and under which contract. */
export const paymentOptions = z.object({
  /** False: no staff member has set anything yet. */
  configured: z.boolean(),
  /** While true: « Démonstration : n'envoyez aucun fonds » stands beside every address. */
  isDemonstration: z.boolean(),
  options: z.array(paymentOption),
  bankTransfer: z
    .object({ holder: z.string(), iban: z.string(), bic: z.string(), wording: z.string() })
    .nullable(),
  /** Plain outside links to buy a currency by card. */
  cardProviders: z.array(z.object({ name: z.string(), url: z.string() })),
  /** Euros where an option has no rate, and of a bank transfer under the standard contract. */
  defaultFee: z.number(),
  /** Percent; null: « TVA non applicable, art. 293 B du CGI ». */
  vat: z.number().nullable(),
  /** The one that staff offered to this person, else the standard one (`id` null). */
  contract: contractTerms.extend({
    id: z.string().nullable(),
    /** Euros; null where the currency decides. */
    amount: z.number().nullable(),
  }),
  /** A fingerprint of all this and of who offers it, sent back with the order. */
  shown: z.string(),
});
export type PaymentOptions = z.infer<typeof paymentOptions>;
