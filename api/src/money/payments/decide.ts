import { isUniqueViolation, type Transaction } from '@parade/db';
import type { z } from 'zod';
import { parisDay } from '../../../contract/dates.ts';
import {
  type AdminPayment,
  type PaymentAction,
  paymentActionsFor,
  type paymentDecision,
} from '../../../contract/payments.ts';
import { impossibleDay } from '../../../contract/possible-days.ts';
import { refuseOwn } from '../../people/staff/refuse-own.ts';
import { lockAccount } from '../../people/users/client.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
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

/**
 * Confirms, rejects or marks unverified, by the table of the specification. A
 * confirmation issues the invoice, whatever ends one issues its credit note.
 * Errors: `not_found`; `own_affair`; `account_erased`; `validation` for a day of receipt that
 * cannot be; `stale_version` when somebody decided in between;
 * `payment_action_refused` where the table has no such step;
 * `payment_refunded` once its contract was renounced and refunded;
 * `transaction_hash_confirmed` where another payment was confirmed with its hash.
 */
export function decidePayment(
  services: Services,
  actor: Actor & { id: string },
  id: string,
  action: PaymentAction,
  { version, note, receivedOn: given }: z.output<typeof paymentDecision>,
): Promise<AdminPayment> {
  const { verified, status, audit } = TRANSITIONS[action];
  return work(services, actor, async (unit) => {
    const { trx, at } = unit;
    const before = presentAdminPayment(await staffPayment(trx, id));
    refuseOwn(actor, before.userId);
    await lockAccount(trx, before.userId);
    if (before.version !== version) throw new AppError('stale_version');
    if (!paymentActionsFor(before.verified).includes(action)) {
      throw new AppError('payment_action_refused');
    }
    await refuseRefunded(trx, before.contractId);
    if (action === 'confirmation') await refuseConfirmedHash(trx, before);
    const receivedOn = receiptOf(before, action, given ?? null, at);

    const saved = await trx
      .updateTable('payments')
      .set({
        status,
        verified: verified === null ? null : Number(verified),
        verifiedAt: at,
        verifiedBy: actor.id,
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
      after: { reference: saved.reference, status, verified, adminNote: note, receivedOn },
    });
    if (action === 'confirmation') await issueInvoice(services, unit, saved);
    else await takeInvoiceBack(services, unit, id, action);
    const after = await staffPayment(trx, id);
    await tellOwner(services, unit, after, action, actor.id);
    publishPayment(unit, after);
    return presentAdminPayment(after);
  });
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
