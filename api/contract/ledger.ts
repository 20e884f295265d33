import { z } from 'zod';
import { amountInEuros } from './amounts.ts';
import { staffForm } from './staff-text/form.ts';
import { staffText } from './staff-text/staff-text.ts';
import { oneLine } from './text.ts';
import { optionalText, requiredText } from './text-fields.ts';
import { ACCOUNT_STATUSES } from './users.ts';

const LEDGER_KINDS = ['recovery', 'correction', 'withdrawal', 'withdrawal_return'] as const;
type LedgerKind = (typeof LEDGER_KINDS)[number];
const LEDGER_KIND_LABELS: Readonly<Record<LedgerKind, string>> = {
  recovery: 'Somme récupérée',
  correction: 'Correction',
  withdrawal: 'Retrait',
  withdrawal_return: 'Retrait annulé',
};

/** What an entry is called; a sum that never came to us is named by where it went. */
export const ledgerLabel = (
  { kind, paidDirectly }: Pick<LedgerEntry, 'kind' | 'paidDirectly'>,
  reader: 'client' | 'staff',
): string => {
  if (!paidDirectly) return LEDGER_KIND_LABELS[kind];
  const to = reader === 'client' ? 'à vous' : 'à la personne';
  return `${kind === 'correction' ? 'Correction\u00a0: versé' : 'Versé'} directement ${to}`;
};

/** An entry of the ledger as its owner reads it; euros, the amount with its sign. */
const ledgerEntry = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(LEDGER_KINDS),
  amount: z.number(),
  /** What the account held after it. */
  balance: z.number(),
  /** Paid to the person by whoever owed it: the balance does not move. */
  paidDirectly: z.boolean(),
  reason: z.string(),
  /** The bank's for a sum that was recovered, the request's for a withdrawal. */
  reference: z.string(),
  reportId: z.string().nullable(),
  reportReference: z.string().nullable(),
  withdrawalId: z.string().nullable(),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

/**
 * `GET /api/balance`, in euros: what can be taken out, what waiting requests come
 * to, what was recovered in all (credits and corrections), what of it was paid to the person
 * directly, the entries newest first. `holdsFunds`: whether anything can be withdrawn here.
 */
export const balance = z.object({
  balance: z.number(),
  pending: z.number(),
  totalRecovered: z.number(),
  paidDirectly: z.number(),
  holdsFunds: z.boolean(),
  entries: z.array(ledgerEntry),
});
export type Balance = z.infer<typeof balance>;

/** `GET /api/admin/users/{id}/balance`: one person's money, with who wrote what. */
export const adminBalance = balance.extend({
  user: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    status: z.enum(ACCOUNT_STATUSES),
    /** When the account was erased: nothing changes here since. */
    erasedAt: z.string().nullable(),
  }),
  entries: z.array(
    ledgerEntry.extend({
      /** 1, 2, 3… over all accounts. */
      sequence: z.number().int(),
      author: z.string(),
      confirmedBy: z.string().nullable(),
    }),
  ),
  /** The reports that an entry may name. */
  reports: z.array(
    z.object({
      id: z.string(),
      reference: z.string(),
      title: z.string(),
      recoveredAmount: z.number(),
    }),
  ),
  /** Whether an amount waits to be confirmed: no other is taken meanwhile. */
  waits: z.boolean(),
  /** Whether what is set now waits for a second person, or for its hour. */
  needsSecond: z.boolean(),
});
export type AdminBalance = z.infer<typeof adminBalance>;

/**
 * `POST …/users/{id}/recovered-amount`: the new available amount in euros, or where no funds are held
 * the new total that was paid to the person directly; why, and the bank reference that proves it.
 * `expected`: the figure that was on the screen; `paidDirectly`: whether it was that total.
 */
export const newBalance = staffForm(
  z.object({
    amount: amountInEuros('Veuillez entrer un montant valide'),
    reason: staffText(requiredText('Veuillez indiquer la raison', 500)),
    reference: staffText(
      requiredText('Veuillez indiquer la référence bancaire qui le prouve', 140).transform(oneLine),
    ),
    reportId: optionalText(60).transform((id) => id || null),
    expected: amountInEuros('Le solde lu doit être un nombre').nullish(),
    paidDirectly: z.boolean().nullish(),
  }),
);
export type NewBalance = z.input<typeof newBalance>;
