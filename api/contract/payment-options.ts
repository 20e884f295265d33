import { z } from 'zod';
import { PAYABLE_CURRENCIES } from './currencies.ts';

/** What a contract says before anybody is bound; its words are frozen when it is accepted. */
export const contractTerms = z.object({
  title: z.string(),
  scope: z.string(),
  feeTerms: z.string(),
  refundConditions: z.string(),
  /** By when the service is done, and by which lawyer, if any; null where it was made before both had to be said. */
  deliveryPeriod: z.string().nullable(),
  lawyer: z.string().nullable(),
});
export type ContractTerms = z.infer<typeof contractTerms>;

/** A currency to pay in; its address comes with the order. */
export const paymentOption = z.object({
  currency: z.enum(PAYABLE_CURRENCIES),
  name: z.string(),
  symbol: z.string(),
  network: z.string(),
  feeEstimate: z.string(),
  duration: z.string(),
  /** Decimal text in the currency: what is sent at least. */
  minimumAmount: z.string(),
  /** Decimal text of what is to be sent: the price at the rate, never below the minimum. */
  amount: z.string(),
  /** The price, the same by every means. */
  amountInEUR: z.number(),
  eurRate: z.string().nullable(),
  /** Instant at which the rate was set. */
  eurRateAt: z.string().nullable(),
});
export type PaymentOption = z.infer<typeof paymentOption>;

/** `GET /api/payment-options`: what can be ordered, how it can be paid and for how much; no address. */
export const paymentOptions = z.object({
  /** False: no staff member has set anything yet. */
  configured: z.boolean(),
  /** While true: « Démonstration : n'envoyez aucun fonds » stands beside every address. */
  isDemonstration: z.boolean(),
  /** Euros: what the contract costs, by whatever means. */
  price: z.number(),
  /** Percent; null: « TVA non applicable, art. 293 B du CGI ». */
  vat: z.number().nullable(),
  /** Whether a bank transfer is taken. */
  bankTransfer: z.boolean(),
  options: z.array(paymentOption),
  /** The one that staff offered to this person, else the standard one (`id` null). */
  contract: contractTerms.extend({ id: z.string().nullable() }),
  /** A fingerprint of all this and of who offers it, sent back with the order. */
  shown: z.string(),
});
export type PaymentOptions = z.infer<typeof paymentOptions>;
