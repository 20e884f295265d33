import { z } from 'zod';
import { CONTRACT_STATUSES } from './contracts.ts';
import { CURRENCY_KEYS } from './currencies.ts';
import { versionRead } from './fields.ts';
import { PAYMENT_METHODS } from './new-payment.ts';
import { adminQuery, page, pageQuery, personFilter, someOf } from './pagination.ts';
import { staffForm } from './staff-text/form.ts';
import { staffText } from './staff-text/staff-text.ts';
import { optionalText } from './text-fields.ts';

const PAYMENT_STATUSES = ['pending', 'completed', 'failed'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
/** The statuses that are shown and filtered by: a refunded payment is not paid any more. */
const SHOWN_STATUSES = [...PAYMENT_STATUSES, 'refunded'] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

/** A payment in its owner's list. */
export const payment = z.object({
  id: z.string(),
  reference: z.string(),
  userId: z.string(),
  userEmail: z.string(),
  contractId: z.string(),
  contractReference: z.string(),
  method: z.enum(PAYMENT_METHODS),
  cryptocurrency: z.enum(CURRENCY_KEYS).nullable(),
  cryptoName: z.string().nullable(),
  cryptoSymbol: z.string().nullable(),
  amount: z.string().nullable(),
  amountInEUR: z.number(),
  description: z.string(),
  /** Null until the person names it, and for a bank transfer. */
  transactionHash: z.string().nullable(),
  /** When it was named. */
  transactionAt: z.string().nullable(),
  /** The address of a crypto payment as the order showed it, whatever is in force now. */
  walletAddress: z.string().nullable(),
  /** The IBAN of a transfer as the order showed it, whatever is in force now; null for crypto. */
  transferTo: z.string().nullable(),
  /** Whether this means of payment leads elsewhere now. */
  payeeChanged: z.boolean(),
  /** Ordered, and nothing known to be sent: it can be cancelled. */
  awaitsPayment: z.boolean(),
  /** Its contract ended before anything was known to be sent. */
  cancelled: z.boolean(),
  /** Where the chain shows the transaction; null for a bank transfer. */
  explorerUrl: z.string().nullable(),
  status: z.enum(PAYMENT_STATUSES),
  /** Whether it was confirmed and given back since. */
  refunded: z.boolean(),
  verified: z.boolean().nullable(),
  verifiedAt: z.string().nullable(),
  /** « Support » for the owner, a name for staff. */
  verifiedBy: z.string().nullable(),
  /** What staff wrote to the person with their decision. */
  adminNote: z.string(),
  /** Its invoices and credit notes, oldest first. */
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

/** A payment for its owner, with what is needed to pay it where it waits for that. */
export const ownPayment = payment.extend({
  /** What stands on a transfer beside the IBAN; null for crypto, and where it was not kept. */
  bankTransfer: z.object({ holder: z.string(), bic: z.string(), wording: z.string() }).nullable(),
});
export type OwnPayment = z.infer<typeof ownPayment>;

/** `POST /api/payments` and `GET /api/payments/{id}`: with what a wallet needs. */
export const order = ownPayment.extend({
  /** What was said of the chain with the order; null for a transfer. */
  network: z.string().nullable(),
  feeEstimate: z.string().nullable(),
  duration: z.string().nullable(),
  /** Euros for one unit when it was ordered, as decimal text. */
  eurRate: z.string().nullable(),
  /** The chain's payment link (BIP-21, EIP-681, litecoin:), and the link as a picture (SVG in a data URL). Null once it is paid. */
  paymentLink: z.string().nullable(),
  qrCode: z.string().nullable(),
  /** Plain outside links to buy the currency by card; none for a victim of a fraud in crypto. */
  cardProviders: z.array(z.object({ name: z.string(), url: z.string() })),
});
export type Order = z.infer<typeof order>;

/** Euros, and how many; what was rejected is in no sum, what was refunded in none but its own. */
const paymentTotals = z.object({
  paid: z.number(),
  refunded: z.number(),
  pending: z.number(),
  count: z.number().int(),
  paidCount: z.number().int(),
  refundedCount: z.number().int(),
  pendingCount: z.number().int(),
});
export type PaymentTotals = z.infer<typeof paymentTotals>;
/** For staff: `hiddenCount` of those counted belong to a closed account, and stand in no plain list. */
export const adminPaymentTotals = paymentTotals.extend({ hiddenCount: z.number().int() });

/** `GET /api/payments`: newest first; `status` filters as the buttons do, the totals are over all. */
export const paymentsQuery = pageQuery.extend({ status: z.enum(SHOWN_STATUSES).optional() });
export const paymentPage = page(ownPayment).extend({ totals: paymentTotals });

/** What says how a payment stands. */
export type PaymentState = Pick<Payment, 'verified' | 'refunded'> &
  Partial<Pick<Payment, 'method' | 'awaitsPayment' | 'cancelled'>>;

const WAITS = 'En attente de vérification';

/**
 * The flag overrides the status (specification 4), and a refund the flag. Nobody knows whether a
 * transfer is on its way; in crypto nothing is to be verified before a transaction is named.
 */
export function paymentLabel(state: PaymentState): string {
  const { verified, refunded, method, awaitsPayment, cancelled } = state;
  if (refunded) return 'Remboursé';
  if (verified !== null) return verified ? 'Confirmé' : 'Rejeté';
  if (cancelled) return 'Annulé';
  return awaitsPayment && method === 'crypto' ? 'En attente de paiement' : WAITS;
}

/** What the person is told where staff wrote nothing. */
export const REJECTED =
  'Nous n’avons pas trouvé ce versement, ou il ne correspond pas au montant dû. N’envoyez rien de plus\u00a0: écrivez au support, avec la référence du paiement.';

/** What staff may do next (specification 4). */
const PAYMENT_ACTIONS = {
  unverified: ['confirmation', 'rejection'],
  confirmed: ['rejection', 'unverification'],
  rejected: ['confirmation', 'unverification'],
} as const;
export type PaymentAction = 'confirmation' | 'rejection' | 'unverification';

/** A crypto payment without a transaction shows no money that could be confirmed. */
export const paymentActionsFor = ({
  method,
  verified,
  transactionHash,
}: Pick<Payment, 'method' | 'verified' | 'transactionHash'>): readonly PaymentAction[] =>
  PAYMENT_ACTIONS[verified === null ? 'unverified' : verified ? 'confirmed' : 'rejected'].filter(
    (action) => action !== 'confirmation' || method !== 'crypto' || transactionHash !== null,
  );

/** A payment with what is needed to decide it; the same in the list and alone. */
export const adminPayment = payment.extend({
  userName: z.string(),
  userPhone: z.string(),
  /** Euros for one unit when it was ordered, as decimal text. */
  eurRate: z.string().nullable(),
  /** The wallet address, or the IBAN, that the person was shown. */
  payeeShown: z.string().nullable(),
  /** Another payment names the same transaction: « Hash également déclaré par un autre paiement ». */
  hashAlsoDeclared: z.boolean(),
  /** Calendar day on which a transfer came in, once it is confirmed. */
  receivedOn: z.string().nullable(),
  contractStatus: z.enum(CONTRACT_STATUSES),
  /** Whether its account is deactivated or erased: kept for the books, and not decided. */
  hidden: z.boolean(),
  version: z.number().int(),
});
export type AdminPayment = z.infer<typeof adminPayment>;

/**
 * `POST …/confirmation`, `/rejection` and `/unverification`: the version that
 * was read, a note to the person. `receivedOn`: the calendar day in Paris on
 * which a transfer came in, where it is confirmed; left out it is that very day.
 */
export const paymentDecision = staffForm(
  z.object({
    version: versionRead,
    note: staffText(optionalText(2000)),
    receivedOn: z.iso.date({ error: 'Indiquez le jour de réception' }).nullish(),
  }),
);

/**
 * `verified` is true, false or null (nobody looked yet). Payments that a deactivation or an erasure
 * hides are listed only where `accounts` asks for them, or the payment, its contract or its person
 * is named.
 */
export const adminPaymentsQuery = adminQuery(
  {
    userId: z.string(),
    status: someOf(SHOWN_STATUSES),
    verified: z.boolean().nullable(),
    method: z.enum(PAYMENT_METHODS),
    cryptocurrency: z.enum(CURRENCY_KEYS),
    contractId: z.string(),
    accounts: z.enum(['closed', 'all']),
    ...personFilter,
  },
  [
    'createdAt',
    'updatedAt',
    'verifiedAt',
    'amountInEUR',
    'status',
    'reference',
    'method',
    'cryptocurrency',
    'userEmail',
    'userName',
  ],
);
