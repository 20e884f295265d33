import { z } from 'zod';
import { PAYABLE_CURRENCIES } from './currencies.ts';
import { page } from './pagination.ts';

/** What a contract says before anybody is bound; its words are frozen when it is accepted. */
export const contractTerms = z.object({
  title: z.string(),
  scope: z.string(),
  feeTerms: z.string(),
  refundConditions: z.string(),
});
export type ContractTerms = z.infer<typeof contractTerms>;

const paymentOption = z.object({
  currency: z.enum(PAYABLE_CURRENCIES),
  name: z.string(),
  symbol: z.string(),
  network: z.string(),
  feeEstimate: z.string(),
  duration: z.string(),
  walletAddress: z.string(),
  /** Decimal text in the currency: what is sent at least. */
  minimumAmount: z.string(),
  /** Minimum times rate, two decimals; the default fee where no rate is set. */
  amountInEUR: z.number(),
  eurRate: z.string().nullable(),
  /** Instant at which the rate was set. */
  eurRateAt: z.string().nullable(),
  /** The chain's payment link (BIP-21, EIP-681, litecoin:). */
  paymentLink: z.string(),
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
  /** Euros where an option has no rate. */
  defaultFee: z.number(),
  /** The one that staff offered to this person, else the standard one (`id` null). */
  contract: contractTerms.extend({
    id: z.string().nullable(),
    /** Euros; null where the currency decides. */
    amount: z.number().nullable(),
  }),
});
export type PaymentOptions = z.infer<typeof paymentOptions>;

export const PAYMENT_STATUSES = ['pending', 'completed', 'failed'] as const;

/** A payment in its owner's list. */
export const payment = z.object({
  id: z.string(),
  reference: z.string(),
  userId: z.string(),
  userEmail: z.string(),
  contractId: z.string(),
  method: z.enum(['crypto', 'bank_transfer']),
  cryptocurrency: z.string().nullable(),
  cryptoName: z.string().nullable(),
  cryptoSymbol: z.string().nullable(),
  amount: z.string().nullable(),
  amountInEUR: z.number(),
  description: z.string(),
  transactionHash: z.string().nullable(),
  /** Where the chain shows the transaction; null for a bank transfer. */
  explorerUrl: z.string().nullable(),
  status: z.enum(PAYMENT_STATUSES),
  verified: z.boolean().nullable(),
  verifiedAt: z.string().nullable(),
  verifiedBy: z.string().nullable(),
  /** Number and address of its papers, oldest first. */
  invoices: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['invoice', 'credit_note']),
      number: z.string(),
      url: z.string(),
    }),
  ),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Payment = z.infer<typeof payment>;
export const paymentPage = page(payment);

/** The flag overrides the status (specification 4). */
export function paymentLabel({ verified }: { verified: boolean | null }): string {
  if (verified === null) return 'En attente de vérification';
  return verified ? 'Confirmé' : 'Rejeté';
}

/** What staff may do next (specification 4). */
export const PAYMENT_ACTIONS = {
  unverified: ['confirmation', 'rejection'],
  confirmed: ['rejection', 'unverification'],
  rejected: ['confirmation', 'unverification'],
} as const;
