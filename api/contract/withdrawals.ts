import { z } from 'zod';
import { amountInEuros } from './amounts.ts';
import { beside, isBlank, versionRead } from './fields.ts';
import { adminQuery, page, pageQuery, personFilter, someOf } from './pagination.ts';
import { staffForm } from './staff-text/form.ts';
import { hasIbanChecksum } from './staff-text/ibans.ts';
import { staffText } from './staff-text/staff-text.ts';
import { oneLine, statusLabel } from './text.ts';
import { optionalText } from './text-fields.ts';
import { ACCOUNT_STATUSES } from './users.ts';
import { addressSlip, WALLET_TYPES } from './wallet-types.ts';

/** In the order in which they are offered. */
export const WITHDRAWAL_METHODS = ['bank', 'binance', 'wallet'] as const;
export type WithdrawalMethod = (typeof WITHDRAWAL_METHODS)[number];
export const WITHDRAWAL_METHOD_LABELS: Readonly<Record<WithdrawalMethod, string>> = {
  bank: 'Virement bancaire',
  binance: 'Binance',
  wallet: 'Portefeuille crypto',
};

export const WITHDRAWAL_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];
const STATUS_LABELS: Readonly<Record<WithdrawalStatus, string>> = {
  pending: 'En attente',
  approved: 'Approuvé',
  rejected: 'Rejeté',
};
export const withdrawalStatusLabel = (status: WithdrawalStatus): string =>
  statusLabel(STATUS_LABELS, status);

const CANCELLED_LABELS = { client: 'Annulé par vous', staff: 'Annulé par le client' } as const;
/** The state of a request; one that its owner took back is called so on either side. */
export const withdrawalStateLabel = (
  { status, cancelledAt }: Pick<Withdrawal, 'status' | 'cancelledAt'>,
  reader: keyof typeof CANCELLED_LABELS,
): string => (cancelledAt === null ? withdrawalStatusLabel(status) : CANCELLED_LABELS[reader]);

/** Sentences of the specification (5). */
const AMOUNT = 'Veuillez entrer un montant valide';
export const BANK_INCOMPLETE = 'Veuillez remplir tous les champs bancaires';
/** What a form says beside each empty field of the bank, under the one sentence above it. */
export const BANK_MISSING = {
  bankName: 'Indiquez le nom de la banque',
  accountNumber: 'Indiquez votre IBAN',
  accountHolder: 'Indiquez le titulaire du compte',
} as const;

/** What each method needs, and what is said where it is missing. */
const NEEDED = [
  ['binance', 'binanceId', 'Veuillez entrer votre ID Binance'],
  ['bank', 'bankName', BANK_INCOMPLETE],
  ['bank', 'accountNumber', BANK_INCOMPLETE],
  ['bank', 'accountHolder', BANK_INCOMPLETE],
  ['wallet', 'walletAddress', "Veuillez entrer l'adresse du portefeuille"],
] as const;

/** Told for a slip here, and by the API for a wrong checksum. */
export const WRONG_IBAN =
  'Cet IBAN n’est pas valide\u00a0: recopiez-le depuis votre relevé d’identité bancaire.';

/** A slip of one letter is told while one types; the server checks country and length. */
const isSlip = (typed: unknown): boolean =>
  typeof typed === 'string' && !hasIbanChecksum(typed.replace(/[\s\p{P}]/gu, '').toUpperCase());

const BINANCE_ID = /^\d{6,12}$/;
const WRONG_BINANCE_ID =
  'L’ID Binance est un numéro de 6 à 12 chiffres\u00a0: recopiez-le depuis votre profil Binance.';

/** Undefined where the address or a known type is missing: another rule tells that. */
function addressProblem(input: Readonly<Record<string, unknown>>): string | undefined {
  const { method, walletType, walletAddress: typed } = input;
  const type = WALLET_TYPES.find((each) => each === walletType);
  if (method !== 'wallet' || !type || typeof typed !== 'string' || isBlank(typed)) return undefined;
  return addressSlip(type, typed);
}

/**
 * `POST /api/withdrawals`. Of the fields below the method only those that it
 * needs are read. The account number is an IBAN, the address one of the wallet
 * type's chain; both are checked whole by the server.
 */
export const newWithdrawal = NEEDED.reduce(
  (shape, [method, field, error]) =>
    shape.refine((input) => input.method !== method || !isBlank(input[field]), {
      ...beside(field),
      error,
    }),
  z.object({
    amount: amountInEuros(AMOUNT).refine((euros) => euros > 0, { error: AMOUNT }),
    method: z.enum(WITHDRAWAL_METHODS, { error: 'Méthode de retrait invalide' }),
    binanceId: optionalText(64).transform((typed) => typed.replace(/\s/g, '')),
    bankName: optionalText(120).transform(oneLine),
    accountNumber: optionalText(60),
    accountHolder: optionalText(120).transform(oneLine),
    walletType: z
      .enum(WALLET_TYPES, { error: 'Choisissez un type de portefeuille' })
      .nullish()
      .transform((type) => type ?? 'btc'),
    walletAddress: optionalText(120),
  }),
)
  .refine(
    ({ method, accountNumber: typed }) => method !== 'bank' || isBlank(typed) || !isSlip(typed),
    { ...beside('accountNumber'), error: WRONG_IBAN },
  )
  .refine(
    ({ method, binanceId }) =>
      method !== 'binance' || isBlank(binanceId) || BINANCE_ID.test(binanceId),
    { ...beside('binanceId'), error: WRONG_BINANCE_ID },
  )
  .refine((input) => addressProblem(input) === undefined, {
    ...beside('walletAddress'),
    error: ({ input }) => addressProblem(input as Readonly<Record<string, unknown>>),
  });
export type NewWithdrawal = z.input<typeof newWithdrawal>;

/** A request in its owner's history; `amount` in euros, `payoutOn` a calendar day. */
export const withdrawal = z.object({
  id: z.string(),
  reference: z.string(),
  userId: z.string(),
  userEmail: z.string(),
  amount: z.number(),
  method: z.enum(WITHDRAWAL_METHODS),
  binanceId: z.string().nullable(),
  bankName: z.string().nullable(),
  accountNumber: z.string().nullable(),
  accountHolder: z.string().nullable(),
  walletType: z.enum(WALLET_TYPES).nullable(),
  walletAddress: z.string().nullable(),
  status: z.enum(WITHDRAWAL_STATUSES),
  adminNote: z.string(),
  /** The name of the payout at the bank or on the chain; null until staff wrote it down. */
  payoutReference: z.string().nullable(),
  payoutOn: z.string().nullable(),
  decidedAt: z.string().nullable(),
  /** When its owner took it back: it is `rejected` then, and nobody decides it any more. */
  cancelledAt: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Withdrawal = z.infer<typeof withdrawal>;

/** `GET /api/withdrawals`: newest first. */
export const withdrawalsQuery = pageQuery.extend({
  status: z.enum(WITHDRAWAL_STATUSES).optional(),
});
export const withdrawalPage = page(withdrawal);
export type WithdrawalPage = z.infer<typeof withdrawalPage>;

/** A request with what is needed to decide it. */
export const adminWithdrawal = withdrawal.extend({
  userName: z.string(),
  userPhone: z.string(),
  userStatus: z.enum(ACCOUNT_STATUSES),
  /** Euros: what the person has now, and what all their waiting requests come to. */
  balance: z.number(),
  pending: z.number(),
  /** Whether the account's holder and the person each have a name that the other lacks. */
  holderDiffers: z.boolean(),
  decidedBy: z.string().nullable(),
  version: z.number().int(),
});
export type AdminWithdrawal = z.infer<typeof adminWithdrawal>;

/** A row of `GET /api/admin/withdrawals`: where the money goes stands in the record alone, whose read is written down. */
export const adminWithdrawalRow = adminWithdrawal.omit({
  binanceId: true,
  bankName: true,
  accountNumber: true,
  accountHolder: true,
  walletAddress: true,
});
export type AdminWithdrawalRow = z.infer<typeof adminWithdrawalRow>;

/**
 * `PUT /api/admin/withdrawals/{id}`: the record as read. Of an approved one the
 * proof of payout is told to the person: its reference and calendar day, both or
 * none; none where the transfer is still to be made.
 */
export const withdrawalUpdate = staffForm(
  z
    .object({
      status: z.enum(WITHDRAWAL_STATUSES, { error: 'Veuillez choisir un statut' }),
      adminNote: staffText(optionalText(2000)),
      payoutReference: staffText(optionalText(140).transform(oneLine), 'reference'),
      payoutOn: z.iso.date({ error: 'Indiquez le jour du versement' }).nullish(),
      version: versionRead,
    })
    .refine((input) => !isBlank(input.payoutReference) || isBlank(input.payoutOn), {
      ...beside('payoutReference'),
      error: 'Indiquez la référence du versement',
    })
    .refine((input) => !isBlank(input.payoutOn) || isBlank(input.payoutReference), {
      ...beside('payoutOn'),
      error: 'Indiquez le jour du versement',
    }),
);

export const adminWithdrawalsQuery = adminQuery(
  {
    userId: z.string(),
    status: someOf(WITHDRAWAL_STATUSES),
    method: z.enum(WITHDRAWAL_METHODS),
    ...personFilter,
  },
  ['createdAt', 'updatedAt', 'amount', 'status', 'method', 'userEmail', 'reference', 'userName'],
);
