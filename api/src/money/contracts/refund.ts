import type { Transaction } from '@parade/db';
import { z } from 'zod';
import type { ApprovalChange } from '../../../contract/approvals.ts';
import type { AdminContract } from '../../../contract/contracts.ts';
import { centsToEuros, formatEuros } from '../../../contract/money.ts';
import { proposeOrApply, refuseWhileWaiting } from '../../people/approvals/propose.ts';
import { isLarge, wasAlone } from '../../people/approvals/threshold.ts';
import { notify } from '../../people/notifications/notify.ts';
import { lockAccount } from '../../people/users/client.ts';
import type { Person, Services } from '../../platform/context.ts';
import { AppError, orRefuse } from '../../platform/errors.ts';
import type { ApprovalKind } from '../../platform/ports.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { issueCreditNote } from '../invoices/credit-note.ts';
import { openInvoice } from '../invoices/queries.ts';
import { type AdminContractRow, adminContractById } from './admin-list.ts';
import { holdOwner } from './hold-owner.ts';
import { presentAdminContract } from './present.ts';
import { mostSpecimen } from './specimen.ts';

interface Refund {
  id: string;
  reference: string;
  paidCents: number;
}

/**
 * Marks the refund of a renounced contract as made: everything that was paid
 * under it (code de la consommation, L221-24). Its invoices are taken back by
 * credit notes. A large one, and one of what the same person confirmed alone,
 * waits for a second person. Done before under this
 * reference, it comes back as it is.
 * Errors: `not_found`, `own_affair`, `account_erased`,
 * `contract_not_renounced`, `payment_unverified`, `nothing_to_refund`, `refund_recorded` where it has
 * another reference, `approval_waiting`.
 */
export function refundContract(
  services: Services,
  actor: Person,
  id: string,
  reference: string,
): Promise<AdminContract> {
  return work(services, actor, async (unit) => {
    const { trx } = unit;
    await holdOwner(trx, actor, id);
    const before = await refundable(unit, id);
    if (before.refundedAt === null) {
      const object = `contracts/${id}/refund`;
      await refuseWhileWaiting(unit, object);
      const refund = { id, reference, paidCents: before.paidCents };
      if (await takesTwo(unit, actor, before)) {
        await proposeOrApply(services, unit, actor, refundChange, {
          object,
          userId: before.userId,
          title: `Remboursement du contrat ${before.reference}`,
          changes: inWords(before, reference),
          input: refund,
        });
      } else {
        await refundChange.apply(services, unit, { ...actor, confirmedBy: null }, refund);
      }
    } else if (before.refundReference !== reference) {
      // Of two at the same time the second learns that its reference is not the one that is kept.
      throw new AppError('refund_recorded');
    }
    return presentAdminContract(await adminContractById(trx, id), services.now());
  });
}

/** A refund of what was paid as it was read. Errors: those of the refund, `stale_version`. */
export const refundChange = {
  kind: 'contracts.refund',
  permission: 'managePayments',
  ofClient: true,
  input: z.object({ id: z.string(), reference: z.string(), paidCents: z.number() }),
  async apply(services: Services, unit, proposer, { id, reference, paidCents }) {
    const { trx, at } = unit;
    await holdOwner(trx, proposer, id);
    const before = await refundable(unit, id);
    if (before.refundedAt !== null) throw new AppError('refund_recorded');
    if (before.paidCents !== paidCents) throw new AppError('stale_version');
    await trx
      .updateTable('contracts')
      .set((e) => ({
        refundedAt: at,
        refundReference: reference,
        updatedAt: at,
        version: e('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
    await takeInvoicesBack(services, unit, before);
    const amount = centsToEuros(paidCents);
    await unit.audit('refund', 'contracts', id, {
      after: { reference: before.reference, amount, refundReference: reference },
    });
    await notify(services, unit, {
      userId: before.userId,
      type: 'success',
      title: `Votre remboursement est fait\u00a0: contrat ${before.reference}`,
      message: `${formatEuros(amount)} vous ont été remboursés. Référence\u00a0: ${reference}.`,
      priority: 'high',
      category: 'contract',
      sentBy: proposer.id,
      whateverStatus: true,
    });
    unit.publish({ topic: 'contracts', id }, { userId: before.userId });
    unit.publish({ topic: 'contracts', id }, { permission: 'managePayments' });
  },
} satisfies ApprovalKind<Refund>;

type Refundable = AdminContractRow & { paidCents: number };

/** A contract under which something is to give back, or was; held for this transaction. */
async function refundable({ trx }: UnitOfWork, id: string): Promise<Refundable> {
  await holdRefund(trx, id);
  const row = await adminContractById(trx, id);
  if (row.status !== 'renounced') throw new AppError('contract_not_renounced');
  if (row.specimen > mostSpecimen()) throw new AppError('nothing_to_refund');
  // Whether there is something to give back is not known before somebody looked.
  if (row.unverifiedCents !== null) throw new AppError('payment_unverified');
  if (row.paidCents === null) throw new AppError('nothing_to_refund');
  return { ...row, paidCents: row.paidCents };
}

/**
 * Large, or of a payment that the same person confirmed alone: what one person
 * says came in is not given back by their word.
 */
async function takesTwo(
  unit: UnitOfWork,
  { id: staffId }: Person,
  { id, userId, paidCents }: Refundable,
): Promise<boolean> {
  const own = await unit.trx
    .selectFrom('payments')
    .select('id')
    .where('contractId', '=', id)
    .where('verified', '=', 1)
    .where('verifiedBy', '=', staffId)
    .where(wasAlone('payments', 'verifiedAt'))
    .executeTakeFirst();
  if (own) return true;
  // One at a time: of two at once neither would count the other.
  await lockAccount(unit.trx, staffId);
  const refunded = (from: string) =>
    unit.trx
      .selectFrom('payments')
      .innerJoin('contracts', 'contracts.id', 'payments.contractId')
      .select((e) =>
        e.fn.coalesce(e.fn.sum<number>('payments.amountInEurCents'), e.lit(0)).as('cents'),
      )
      .where('payments.verified', '=', 1)
      .where('contracts.refundedAt', '>=', from);
  const sumOf = async (query: ReturnType<typeof refunded>) =>
    (await query.executeTakeFirstOrThrow()).cents;
  return isLarge(
    unit,
    paidCents,
    (from) => sumOf(refunded(from).where('payments.userId', '=', userId)),
    (from) =>
      sumOf(
        refunded(from)
          .where('contracts.id', 'in', (e) =>
            e
              .selectFrom('audit_events')
              .select('objectId')
              .where('objectType', '=', 'contracts')
              .where('action', '=', 'refund')
              .where('actorId', '=', staffId)
              .where('at', '>=', from),
          )
          .where(wasAlone('contracts', 'refundedAt', '/refund')),
      ),
  );
}

const inWords = (
  { userName, userEmail, paidCents }: Refundable,
  reference: string,
): ApprovalChange[] => [
  { what: 'la personne', before: null, after: `${userName} (${userEmail})` },
  { what: 'le montant remboursé', before: null, after: formatEuros(centsToEuros(paidCents)) },
  { what: 'la référence du remboursement', before: null, after: reference },
];

/**
 * When a contract was refunded. Written as it is, so that a refund and a
 * decision about its payment wait for each other. Error: `not_found`.
 */
export async function holdRefund(trx: Transaction, id: string): Promise<string | null> {
  const held = await trx
    .updateTable('contracts')
    .set((e) => ({ version: e.ref('version') }))
    .where('id', '=', id)
    .returning('refundedAt')
    .executeTakeFirstOrThrow(orRefuse('not_found'));
  return held.refundedAt;
}

async function takeInvoicesBack(
  services: Services,
  unit: UnitOfWork,
  { id, reference }: { id: string; reference: string },
): Promise<void> {
  const paid = await unit.trx
    .selectFrom('payments')
    .select('id')
    .where('contractId', '=', id)
    .where('verified', '=', 1)
    .orderBy('id')
    .execute();
  for (const payment of paid) {
    const invoice = await openInvoice(unit.trx, payment.id);
    if (!invoice) continue;
    await issueCreditNote(services, unit, invoice, `Renonciation au contrat ${reference}`);
  }
}
