import { isUniqueViolation, type Transaction } from '@parade/db';
import { z } from 'zod';
import type { ApprovalChange } from '../../../contract/approvals.ts';
import { formatCalendarDay, parisDay } from '../../../contract/dates.ts';
import { eurosToCents, formatEuros } from '../../../contract/money.ts';
import {
  type AdminPayment,
  type PaymentAction,
  paymentActionsFor,
  type paymentDecision,
} from '../../../contract/payments.ts';
import { impossibleDay } from '../../../contract/possible-days.ts';
import { proposeOrApply, refuseWhileWaiting } from '../../people/approvals/propose.ts';
import { isLarge } from '../../people/approvals/threshold.ts';
import { refuseOwn } from '../../people/staff/refuse-own.ts';
import { lockAccount } from '../../people/users/client.ts';
import type { Person, Services } from '../../platform/context.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import type { ApprovalKind } from '../../platform/ports.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { holdRefund } from '../contracts/refund.ts';
import { issueCreditNote } from '../invoices/credit-note.ts';
import { issueInvoice } from '../invoices/issue.ts';
import { openInvoice } from '../invoices/queries.ts';
import { refuseConfirmedHash } from './hashes.ts';
import { presentAdminPayment } from './present.ts';
import { publishPayment } from './queries.ts';
import { staffPayment } from './staff-records.ts';
import { tellOwner } from './tell-owner.ts';
import { TRANSITIONS } from './transitions.ts';

interface Decision {
  id: string;
  action: PaymentAction;
  version: number;
  note: string;
  receivedOn: string | null;
}

/**
 * Confirms, rejects or marks unverified, by the table of the specification. A
 * confirmation issues the invoice, whatever ends one issues its credit note. A
 * large one, and one of a transaction that another payment names, waits for a
 * second person: what is confirmed comes back as money once its contract is
 * renounced.
 * Errors: `not_found`; `own_affair`; `account_erased`; `validation` for a day of receipt that
 * cannot be; `stale_version` when somebody decided in between;
 * `payment_action_refused` where the table has no such step;
 * `transaction_missing` where a crypto payment names none yet;
 * `payment_refunded` once its contract was renounced and refunded;
 * `transaction_hash_confirmed` where another payment was confirmed with its hash;
 * `approval_waiting` while its confirmation waits.
 */
export function decidePayment(
  services: Services,
  actor: Person,
  id: string,
  action: PaymentAction,
  { version, note, receivedOn: given }: z.output<typeof paymentDecision>,
): Promise<AdminPayment> {
  return work(services, actor, async (unit) => {
    const asked = { id, action, version, note, receivedOn: given ?? null };
    refuseOwn(actor, (await staffPayment(unit.trx, id)).userId);
    const { before, receivedOn } = await checked(unit, asked);
    const object = `payments/${id}`;
    await refuseWhileWaiting(unit, object);
    const decision = { ...asked, receivedOn };
    if (action === 'confirmation' && (await takesTwo(unit, before))) {
      await proposeOrApply(services, unit, actor, paymentChange, {
        object,
        userId: before.userId,
        title: `Confirmation du paiement ${before.reference}`,
        changes: inWords(before, decision),
        input: decision,
      });
    } else {
      await paymentChange.apply(services, unit, { ...actor, confirmedBy: null }, decision);
    }
    return presentAdminPayment(await staffPayment(unit.trx, id));
  });
}

/** A decision over the version that was read. Errors: those of the decision. */
export const paymentChange = {
  kind: 'payments.decision',
  permission: 'managePayments',
  ofClient: true,
  input: z.object({
    id: z.string(),
    action: z.enum(['confirmation', 'rejection', 'unverification']),
    version: z.number(),
    note: z.string(),
    receivedOn: z.string().nullable(),
  }),
  async apply(services: Services, unit, proposer, decision) {
    const { trx, at } = unit;
    const { id, action, version, note } = decision;
    const { verified, status, audit } = TRANSITIONS[action];
    const { before, receivedOn } = await checked(unit, decision);

    const saved = await trx
      .updateTable('payments')
      .set({
        status,
        verified: verified === null ? null : Number(verified),
        verifiedAt: at,
        verifiedBy: proposer.id,
        adminNote: note,
        receivedOn,
        updatedAt: at,
        version: version + 1,
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .returningAll()
      .executeTakeFirst()
      .catch(asHashConfirmed);
    if (!saved) throw new AppError('stale_version');

    await unit.audit(audit, 'payments', id, {
      before: { reference: saved.reference, status: before.status, verified: before.verified },
      after: {
        ...{ reference: saved.reference, status, verified, adminNote: note, receivedOn },
        // Who confirms is named by the line itself.
        ...(note && proposer.confirmedBy !== null && { noteBy: proposer.name }),
      },
    });
    if (action === 'confirmation') await issueInvoice(services, unit, saved);
    else await takeInvoiceBack(services, unit, id, action);
    const after = await staffPayment(trx, id);
    await tellOwner(services, unit, after, action, proposer.id);
    publishPayment(unit, after);
  },
} satisfies ApprovalKind<Decision>;

/** The payment as it is, and its day of receipt, where this may be decided. */
async function checked(
  { trx, at }: UnitOfWork,
  { id, action, version, receivedOn }: Decision,
): Promise<{ before: AdminPayment; receivedOn: string | null }> {
  await lockAccount(trx, (await staffPayment(trx, id)).userId);
  // As it is by now: who decided at the same time held the account before.
  const before = presentAdminPayment(await staffPayment(trx, id));
  if (before.version !== version) throw new AppError('stale_version');
  if (!paymentActionsFor(before).includes(action)) {
    const unpaid = action === 'confirmation' && before.verified !== true;
    throw new AppError(unpaid ? 'transaction_missing' : 'payment_action_refused');
  }
  await refuseRefunded(trx, before.contractId);
  if (action === 'confirmation') await refuseConfirmedHash(trx, before);
  return { before, receivedOn: receiptOf(before, action, receivedOn, at) };
}

/**
 * Whether its invoices were taken back twice: each further round would use up
 * two more numbers of the series, which has no gap.
 */
const wasUndoneOften = (invoices: AdminPayment['invoices']): boolean =>
  invoices.filter(({ kind }) => kind === 'credit_note').length >= 2;

/** Large, or undone often, or of a transaction that somebody else may have made: it stands on its chain for all to copy. */
const takesTwo = async (
  unit: UnitOfWork,
  { userId, amountInEUR, hashAlsoDeclared, invoices }: AdminPayment,
): Promise<boolean> =>
  hashAlsoDeclared ||
  wasUndoneOften(invoices) ||
  isLarge(unit, eurosToCents(amountInEUR), async (from) => {
    const { cents } = await unit.trx
      .selectFrom('payments')
      .select((e) => e.fn.coalesce(e.fn.sum<number>('amountInEurCents'), e.lit(0)).as('cents'))
      .where('userId', '=', userId)
      .where('verified', '=', 1)
      .where('verifiedAt', '>=', from)
      .executeTakeFirstOrThrow();
    return cents;
  });

function inWords(payment: AdminPayment, { note, receivedOn }: Decision): ApprovalChange[] {
  const { userName, userEmail, amountInEUR, contractReference, transactionHash } = payment;
  const facts: [string, string | null][] = [
    ['la personne', `${userName} (${userEmail})`],
    ['le montant reçu', formatEuros(amountInEUR)],
    ['le contrat', contractReference],
    ['la transaction', transactionHash],
    [
      'à vérifier\u00a0: la transaction',
      payment.hashAlsoDeclared
        ? 'Un autre paiement l’a aussi déclarée\u00a0: l’un des deux a pu la copier.'
        : null,
    ],
    [
      'à vérifier\u00a0: le compte qui a reçu la somme',
      payment.payeeChanged ? 'Ce n’est plus celui des réglages.' : null,
    ],
    [
      'à vérifier\u00a0: les factures',
      wasUndoneOften(payment.invoices) ? 'Deux ont déjà été annulées par un avoir.' : null,
    ],
    ['le jour de réception', receivedOn && formatCalendarDay(receivedOn)],
    ['la note au client', note || null],
  ];
  return facts.flatMap(([what, after]) => (after === null ? [] : [{ what, before: null, after }]));
}

/** Of two payments with one hash that are confirmed at once, the database lets the first through. */
function asHashConfirmed(error: unknown): never {
  throw isUniqueViolation(error) ? new AppError('transaction_hash_confirmed') : error;
}

/**
 * The day on which a confirmed transfer came in; null for everything else,
 * where the chain or nobody knows one. Errors: `validation`.
 */
function receiptOf(
  { method, createdAt }: Pick<AdminPayment, 'method' | 'createdAt'>,
  action: PaymentAction,
  given: string | null,
  at: string,
): string | null {
  if (method !== 'bank_transfer' || action !== 'confirmation') {
    if (given === null) return null;
    throw fieldError('receivedOn', 'Seul un virement confirmé a un jour de réception');
  }
  const day = given ?? parisDay(new Date(at));
  const problem = impossibleDay(day, { now: at, since: createdAt, called: 'la commande' });
  if (problem) throw fieldError('receivedOn', problem);
  return day;
}

/** A refunded contract is closed: another confirmation would issue an invoice that nobody takes back. */
async function refuseRefunded(trx: Transaction, contractId: string): Promise<void> {
  const refundedAt = await holdRefund(trx, contractId);
  if (refundedAt !== null) throw new AppError('payment_refunded');
}

const REASONS = {
  rejection: 'Paiement rejeté après vérification',
  unverification: 'Paiement remis en vérification',
} as const;

/** An invoice is never edited: a credit note takes it back (CGI, annexe II, article 242 nonies A). */
async function takeInvoiceBack(
  services: Services,
  unit: UnitOfWork,
  paymentId: string,
  action: keyof typeof REASONS,
): Promise<void> {
  const invoice = await openInvoice(unit.trx, paymentId);
  if (invoice) await issueCreditNote(services, unit, invoice, REASONS[action]);
}
