import { z } from 'zod';
import { amountInEuros } from './amounts.ts';
import { deliveryPeriod, lawyer, NO_PERIOD, withLawyerNamed } from './contract-texts.ts';
import { versionRead } from './fields.ts';
import { parseEuros } from './money.ts';
import { adminQuery, page, pageQuery, someOf } from './pagination.ts';
import { contractTerms } from './payment-options.ts';
import { staffForm } from './staff-text/form.ts';
import { staffText } from './staff-text/staff-text.ts';
import { requiredText } from './text-fields.ts';

/** Days to renounce (code de la consommation, L221-18) and, after that, to refund (L221-24). */
export const RENUNCIATION_DAYS = 14;
export const REFUND_DAYS = 14;

export const CONTRACT_STATUSES = [
  'draft',
  'offered',
  'accepted',
  /** Accepted, never paid, and ended by the contract of a second order. */
  'replaced',
  'renounced',
  'withdrawn',
] as const;
export type ContractStatus = (typeof CONTRACT_STATUSES)[number];
export const CONTRACT_STATUS_LABELS: Readonly<Record<ContractStatus, string>> = {
  draft: 'Brouillon',
  offered: 'Proposé',
  accepted: 'Accepté',
  replaced: 'Remplacé',
  renounced: 'Renonciation enregistrée',
  withdrawn: 'Retiré',
};

/** What is known of the money; `sent`: confirmed, or a transaction that was named. */
const PAYMENT_STATES = ['none', 'awaited', 'sent'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What a renunciation does about the money. `when`: « au plus tard le … »; `how`: the rest of it. */
export function refundOnRenunciation(state: PaymentState, when: string, how = ''): string {
  if (state === 'sent') return `Ce que vous avez payé vous est remboursé ${when}${how}.`;
  if (state === 'none') {
    return 'Aucun paiement n’est confirmé pour ce contrat\u00a0: rien n’est à rembourser.';
  }
  return `Nous n’avons reçu aucun paiement\u00a0: n’envoyez rien. Si vous aviez déjà payé, la somme vous est remboursée ${when}${how}.`;
}

/** A contract as its owner sees it: offered to them or accepted by them. */
export const contract = contractTerms.extend({
  id: z.string(),
  reference: z.string(),
  status: z.enum(CONTRACT_STATUSES),
  /** Euros; null while a standard contract leaves it to the currency. */
  amount: z.number().nullable(),
  acceptedAt: z.string().nullable(),
  /** The last calendar day in Paris to renounce; null while nothing is accepted. */
  renounceUntil: z.string().nullable(),
  /** Whether it can be renounced now. */
  canRenounce: z.boolean(),
  renouncedAt: z.string().nullable(),
  paymentState: z.enum(PAYMENT_STATES),
  /** The last calendar day to refund; null where nothing was renounced. */
  refundDueOn: z.string().nullable(),
  refundedAt: z.string().nullable(),
  refundReference: z.string().nullable(),
  /** The PDF of what was accepted; null before that. */
  documentUrl: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Contract = z.infer<typeof contract>;

/** `GET /api/contracts`: newest first, without drafts and what was withdrawn. */
export const contractsQuery = pageQuery;
export const contractPage = page(contract);

/** A contract with what staff need to offer it, and to refund it. */
export const adminContract = contract.extend({
  userId: z.string(),
  userEmail: z.string(),
  userName: z.string(),
  reportId: z.string().nullable(),
  reportReference: z.string().nullable(),
  /** Whether beginning before the end of the fourteen days was asked for. */
  earlyStart: z.boolean(),
  /** Euros of its confirmed payments, and of those that nobody has looked at yet. */
  paidAmount: z.number(),
  unverifiedAmount: z.number(),
  version: z.number().int(),
});
export type AdminContract = z.infer<typeof adminContract>;

const PRICE = 'Indiquez le prix, toutes taxes comprises';
const written = (sentence: string, max: number) => staffText(requiredText(sentence, max));

const words = {
  title: written('Donnez un titre au contrat', 150),
  scope: written('Décrivez ce que le service comprend', 5000),
  feeTerms: written('Expliquez le prix et ce qu’il couvre', 3000),
  refundConditions: written('Indiquez les conditions de remboursement', 3000),
  amount: amountInEuros(PRICE).refine((euros) => euros > 0, { error: PRICE }),
  deliveryPeriod,
  lawyer,
};

/** What staff type for a contract; the price in any spelling that `parseEuros` takes. */
export const contractForm = staffForm(
  withLawyerNamed(
    z.object({
      ...words,
      amount: z
        .string()
        .transform((typed) => parseEuros(typed) ?? Number.NaN)
        .pipe(words.amount),
    }),
  ),
);
export type ContractForm = z.input<typeof contractForm>;

/** `POST /api/admin/contracts`: a draft for a report; nobody but staff sees it yet. */
export const newContract = staffForm(
  withLawyerNamed(z.object({ reportId: z.uuid({ error: 'Choisissez le signalement' }), ...words })),
);
export type NewContract = z.input<typeof newContract>;

/**
 * `PUT /api/admin/contracts/{id}`: the record as read. A draft's words may
 * change; `status` offers it or withdraws it. One from before the period and the lawyer had to be
 * said (both null) can only be withdrawn.
 */
export const contractUpdate = staffForm(
  withLawyerNamed(
    z
      .object({
        ...words,
        deliveryPeriod: deliveryPeriod.nullable(),
        lawyer: lawyer.nullable(),
        status: z.enum(CONTRACT_STATUSES, { error: 'Choisissez un statut' }),
        version: versionRead,
      })
      .refine(
        ({ status, deliveryPeriod, lawyer }) =>
          status === 'withdrawn' || (deliveryPeriod !== null && lawyer !== null),
        { path: ['deliveryPeriod'], error: NO_PERIOD },
      ),
  ),
);

/** `POST …/refund`: what the bank or the chain calls the transfer that was made. */
export const contractRefund = staffForm(
  z.object({ reference: written('Indiquez la référence du remboursement', 200) }),
);

/** How a renunciation reaches staff, who record it (code de la consommation, L221-21). */
const RENUNCIATION_WAYS = ['letter', 'email'] as const;
export type RenunciationWay = (typeof RENUNCIATION_WAYS)[number];

/**
 * `POST …/renunciation` of staff: the calendar days in Paris on which it was sent
 * (postmark, date of the e-mail; left out it is the day it came in), on which it
 * came in, and how. Sent in time is in time (directive 2011/83, article 11(2)).
 */
export const receivedRenunciation = z.object({
  sentOn: z.iso
    .date({ error: 'Indiquez le jour d’envoi' })
    .nullish()
    .or(z.literal('').transform(() => null)),
  receivedOn: z.iso.date({ error: 'Indiquez le jour de réception' }),
  how: z.enum(RENUNCIATION_WAYS, { error: 'Choisissez\u00a0: par courrier ou par e-mail' }),
});

/** `refundDue`: renounced, paid or perhaps paid, and not refunded yet. */
export const adminContractsQuery = adminQuery(
  {
    userId: z.string(),
    reportId: z.string(),
    status: someOf(CONTRACT_STATUSES),
    refundDue: z.literal(true),
  },
  ['createdAt', 'acceptedAt', 'renouncedAt', 'reference'],
);
