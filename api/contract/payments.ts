import { z } from 'zod';
import { CURRENCY_KEYS, PAYABLE_CURRENCIES } from './currencies.ts';
import { sentenceOf } from './errors.ts';
import { page, pageQuery } from './pagination.ts';
import { withoutPaymentDetails } from './payment-details.ts';
import { optionalText } from './text.ts';
import { transactionHashFor } from './transaction-hashes.ts';

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
  /** Decimal text: what is to be sent. The minimum, or what the price of an own contract comes to. */
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
  /** Stands for everything above and for who offers it: sent back, it says what was on the screen. */
  shown: z.string(),
});
export type PaymentOptions = z.infer<typeof paymentOptions>;

const PAYMENT_STATUSES = ['pending', 'completed', 'failed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
const PAYMENT_METHODS = ['crypto', 'bank_transfer'] as const;

/** Sentences of the specification (5). */
const HASH_MISSING = 'Veuillez entrer le hash de la transaction';
export const PAYMENT_SIGNED_OUT = 'Vous devez être connecté pour effectuer un paiement';
const HASH_WRONG =
  'Ce n’est pas un hash de transaction de cette cryptomonnaie\u00a0: copiez-le tel que votre portefeuille l’affiche.';

const NOT_SHOWN = 'Rechargez cette page, puis relisez le contrat et le montant avant de commander.';

/**
 * A rule over several fields, which speaks even where another field is wrong:
 * it is given that field as it came, of whatever type.
 */
const beside = (field: string) => ({
  path: [field],
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
});

/** What is no text at all was refused on its own field already. */
const isBlank = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
const isFilled = (value: unknown): value is string => typeof value === 'string' && !isBlank(value);

/**
 * `POST /api/payments`. By cryptocurrency unless `method` says otherwise; a
 * bank transfer names neither currency nor hash.
 */
export const newPayment = z
  .object({
    method: z.enum(PAYMENT_METHODS, { error: 'Choisissez un moyen de paiement' }).default('crypto'),
    cryptocurrency: z
      .enum(PAYABLE_CURRENCIES, { error: sentenceOf('payment_option_unavailable') })
      .nullish(),
    transactionHash: z
      .string({ error: HASH_MISSING })
      .max(200, { error: HASH_WRONG })
      .transform((typed) => typed.trim())
      .nullish(),
    acceptContract: z.literal(true, { error: 'Lisez et acceptez le contrat pour commander' }),
    /** Asks that the service begin before the fourteen days are over (L221-25). */
    earlyStart: z.boolean({ error: 'Répondez par oui ou par non' }).default(false),
    /** `shown` of the options that were on the screen: nobody is bound to what they were not shown. */
    shown: z.string({ error: NOT_SHOWN }).max(100, { error: NOT_SHOWN }),
  })
  .refine((input) => input.method === 'bank_transfer' || input.cryptocurrency, {
    ...beside('cryptocurrency'),
    error: 'Choisissez une cryptomonnaie',
  })
  .refine(
    ({ method, transactionHash }) => method === 'bank_transfer' || !isBlank(transactionHash),
    { ...beside('transactionHash'), error: HASH_MISSING, abort: true },
  )
  .refine(
    ({ method, cryptocurrency, transactionHash }) =>
      method === 'bank_transfer' ||
      !cryptocurrency ||
      !isFilled(transactionHash) ||
      transactionHashFor(cryptocurrency, transactionHash) !== null,
    { ...beside('transactionHash'), error: HASH_WRONG },
  );
export type NewPayment = z.input<typeof newPayment>;

/** A payment in its owner's list. */
export const payment = z.object({
  id: z.string(),
  reference: z.string(),
  userId: z.string(),
  userEmail: z.string(),
  contractId: z.string(),
  method: z.enum(PAYMENT_METHODS),
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
  /** « Support » for the owner, a name for staff. */
  verifiedBy: z.string().nullable(),
  /** What staff wrote to the person with their decision. */
  adminNote: z.string(),
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

/** Euros, and how many; what was rejected is in no sum, what was refunded in none but its own. */
export const paymentTotals = z.object({
  paid: z.number(),
  refunded: z.number(),
  pending: z.number(),
  count: z.number().int(),
  paidCount: z.number().int(),
  refundedCount: z.number().int(),
  pendingCount: z.number().int(),
});
export type PaymentTotals = z.infer<typeof paymentTotals>;

/** `GET /api/payments`: newest first; `status` filters as the buttons do, the totals are over all. */
export const paymentsQuery = pageQuery.extend({ status: z.enum(PAYMENT_STATUSES).optional() });
export const paymentPage = page(payment).extend({ totals: paymentTotals });

/** The flag overrides the status (specification 4). */
export function paymentLabel({ verified }: { verified: boolean | null }): string {
  if (verified === null) return 'En attente de vérification';
  return verified ? 'Confirmé' : 'Rejeté';
}

/** What staff may do next (specification 4). */
const PAYMENT_ACTIONS = {
  unverified: ['confirmation', 'rejection'],
  confirmed: ['rejection', 'unverification'],
  rejected: ['confirmation', 'unverification'],
} as const;
export type PaymentAction = 'confirmation' | 'rejection' | 'unverification';

export const paymentActionsFor = (verified: boolean | null): readonly PaymentAction[] =>
  PAYMENT_ACTIONS[verified === null ? 'unverified' : verified ? 'confirmed' : 'rejected'];

/** A payment with what is needed to decide it; the same in the list and alone. */
export const adminPayment = payment.extend({
  userName: z.string(),
  userPhone: z.string(),
  /** Euros for one unit when it was sent, as decimal text. */
  eurRate: z.string().nullable(),
  /** The wallet address, or the IBAN, that the person was shown. */
  payeeShown: z.string().nullable(),
  /** That is not where this means of payment leads now: the money may have gone there. */
  payeeChanged: z.boolean(),
  /** Another payment names the same transaction: « Hash également déclaré par un autre paiement ». */
  hashAlsoDeclared: z.boolean(),
  /** Calendar day on which a transfer came in, once it is confirmed. */
  receivedOn: z.string().nullable(),
  contractReference: z.string(),
  contractStatus: z.string(),
  version: z.number().int(),
});
export type AdminPayment = z.infer<typeof adminPayment>;

/**
 * `POST …/confirmation`, `/rejection` and `/unverification`: the version that
 * was read, a note to the person. `receivedOn`: the calendar day in Paris on
 * which a transfer came in, where it is confirmed; left out it is that very day.
 */
export const paymentDecision = z.object({
  version: z.number({ error: 'La version de la fiche manque' }).int().min(1).max(2_000_000_000),
  note: withoutPaymentDetails(optionalText(2000)),
  receivedOn: z.iso.date({ error: 'Indiquez le jour de réception' }).nullish(),
});

/** `verified` is true, false or null (nobody looked yet); `email` a part, `phone` any spelling. */
export const adminPaymentFilter = z
  .object({
    id: z.union([z.string(), z.array(z.string()).max(500)]),
    userId: z.string(),
    status: z.union([z.enum(PAYMENT_STATUSES), z.array(z.enum(PAYMENT_STATUSES)).max(3)]),
    verified: z.boolean().nullable(),
    method: z.enum(PAYMENT_METHODS),
    cryptocurrency: z.enum(CURRENCY_KEYS),
    contractId: z.string(),
    email: z.string().max(254),
    phone: z.string().max(40),
  })
  .partial()
  .strict();
export const ADMIN_PAYMENT_SORTS = [
  'createdAt',
  'updatedAt',
  'verifiedAt',
  'amountInEUR',
  'status',
  'reference',
  'cryptocurrency',
  'userEmail',
] as const;
