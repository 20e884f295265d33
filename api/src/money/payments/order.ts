import { randomInt } from 'node:crypto';
import type { Tables, Transaction } from '@parade/db';
import type { Insertable } from 'kysely';
import type { z } from 'zod';
import type { newPayment } from '../../../contract/new-payment.ts';
import type { Order } from '../../../contract/payments.ts';
import { oneLine } from '../../../contract/text.ts';
import { notify } from '../../people/notifications/notify.ts';
import { lockAccount } from '../../people/users/client.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { storeWords } from '../../platform/search/words.ts';
import { workOnce } from '../../platform/unit-of-work.ts';
import { acceptContract } from '../contracts/accept.ts';
import { optionsFor } from '../payment-settings/options.ts';
import { isWaiting } from './conditions.ts';
import { meansOf } from './means.ts';
import { readOrder } from './own-order.ts';
import { publishPayment } from './queries.ts';

/** Orders of one person that nobody has looked at yet; the sentence of `payments_waiting` says it. */
const MAX_WAITING = 5;
const ATTEMPTS = 20;
/** The other half of a reference (specification 9). */
const MAX_SUFFIX = 1000;

/**
 * Accepts the contract and orders, all in one transaction, once for a key: the
 * answer says where to pay. Errors: `payment_option_unavailable`,
 * `payment_minimum_missing`, `payment_terms_changed`, `contract_unavailable`,
 * `payments_waiting`, `idempotency_conflict`.
 */
export function orderPayment(
  services: Services,
  actor: Actor & { id: string },
  input: z.output<typeof newPayment>,
  key: string | undefined,
  draw: () => number = () => randomInt(MAX_SUFFIX),
): Promise<Order> {
  const submission = { key, operation: 'payments.order', body: input };
  return workOnce(services, actor, submission, async (unit) => {
    const { trx, at } = unit;
    // Of two at the same time the second counts after the first.
    await lockAccount(trx, actor.id);
    await refuseMoreThanWait(trx, actor.id);
    const options = await optionsFor(trx, actor);
    const { price, columns } = await meansOf(trx, input, options);
    if (input.shown !== options.shown) throw new AppError('payment_terms_changed');

    const { id: contractId, ...terms } = options.contract;
    const { earlyStart } = input;
    const contract = await acceptContract(services, unit, {
      user: actor,
      contractId,
      terms,
      price,
      earlyStart,
    });
    const id = newId();
    const row = {
      ...columns,
      id,
      userId: actor.id,
      contractId: contract.id,
      amountInEurCents: price.amountCents,
      description: descriptionOf(contract, contractId !== null),
      status: 'pending',
      createdAt: at,
      updatedAt: at,
    } as const;
    const reference = await insertWithReference(trx, row, draw);
    await storeWords(trx, 'payments', { id, userId: actor.id, reference });

    await unit.audit('order', 'payments', id, {
      after: { reference, method: columns.method, amount: price.amountCents / 100 },
    });
    await notify(services, unit, {
      userId: actor.id,
      type: 'info',
      title: `Votre commande ${reference} est enregistrée`,
      message: `${HOW_TO_PAY[columns.method](reference)} ${MAY_CANCEL}`,
      category: 'payment_update',
    });
    publishPayment(unit, { id, userId: actor.id });
    return readOrder(services, trx, actor.id, id);
  });
}

/** What follows from an order; the address stands on its page alone, where nobody can write another. */
const HOW_TO_PAY = {
  crypto: () =>
    'L’adresse et le montant sont à la page «\u00a0Paiements\u00a0». Indiquez-y la transaction une fois l’envoi fait.',
  bank_transfer: (reference: string) =>
    `Nous le confirmerons à la réception de votre virement. Écrivez-y la référence ${reference}.`,
};
const MAY_CANCEL =
  'Tant que vous n’avez pas payé, vous pouvez annuler la commande d’un geste\u00a0: elle ne coûte rien.';

/** The line of its invoice: what an own contract is about stands there too. */
function descriptionOf(
  { title, reference }: { title: string; reference: string },
  isOwn: boolean,
): string {
  const about = isOwn ? `\u00a0: ${oneLine(title)}` : '';
  return `Frais de service${about}, contrat ${reference}`;
}

async function refuseMoreThanWait(trx: Transaction, userId: string): Promise<void> {
  const { waiting } = await trx
    .selectFrom('payments')
    .innerJoin('contracts', 'contracts.id', 'payments.contractId')
    .where('payments.userId', '=', userId)
    .where(isWaiting)
    .select((e) => e.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  if (waiting >= MAX_WAITING) throw new AppError('payments_waiting');
}

/**
 * Writes the payment under a reference that is free; one that is taken is
 * drawn again. A conflict raises nothing: an error would end PostgreSQL's transaction.
 */
async function insertWithReference(
  trx: Transaction,
  row: Omit<Insertable<Tables['payments']>, 'reference'>,
  draw: () => number,
): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const reference = `PAY-${Date.parse(row.createdAt)}-${draw()}`;
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('payments')
      .values({ ...row, reference })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return reference;
  }
  throw new AppError('unavailable');
}
