import type { Transaction } from '@parade/db';
import type { z } from 'zod';
import { sentenceOf } from '../../../contract/errors.ts';
import { eurosToCents, formatEuros } from '../../../contract/money.ts';
import type { newWithdrawal, Withdrawal } from '../../../contract/withdrawals.ts';
import { notify } from '../../people/notifications/notify.ts';
import type { Actor, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { freeReference } from '../../platform/references.ts';
import { sealRow } from '../../platform/sealing.ts';
import { storeWords } from '../../platform/search/words.ts';
import { workOnce } from '../../platform/unit-of-work.ts';
import { figuresOf, mayHoldFunds } from '../ledger/balance.ts';
import { PAYOUTS } from './payout.ts';
import { presentWithdrawal } from './present.ts';
import { publishWithdrawal, withdrawalOf } from './queries.ts';

/**
 * Asks for a payout of at most the available balance; nothing is deducted
 * before staff approve it. Nothing but the balance is asked: no payment,
 * contract or proof of identity (design 9.2). Once for a key. Errors:
 * `validation`, `funds_not_held`, `withdrawal_exceeds_balance`, `idempotency_conflict`.
 */
export function requestWithdrawal(
  services: Services,
  actor: Actor & { id: string },
  input: z.output<typeof newWithdrawal>,
  key: string | undefined,
): Promise<Withdrawal> {
  const submission = { key, operation: 'withdrawals.request', body: input };
  return workOnce(services, actor, submission, async (unit) => {
    const { trx, at } = unit;
    if (!(await mayHoldFunds(trx))) throw new AppError('funds_not_held');
    const amountCents = eurosToCents(input.amount);
    const payout = PAYOUTS[input.method](input);
    await refuseMoreThanThere(trx, actor.id, amountCents);
    const id = newId();
    const reference = await freeReference(trx, 'withdrawals');
    await trx
      .insertInto('withdrawals')
      .values({
        ...sealRow(services.key, 'withdrawals', { ...payout, id }),
        reference,
        userId: actor.id,
        amountCents,
        method: input.method,
        status: 'pending',
        createdAt: at,
        updatedAt: at,
      })
      .execute();
    await storeWords(trx, 'withdrawals', { id, userId: actor.id, reference });
    await unit.audit('submit', 'withdrawals', id, {
      after: { reference, method: input.method, amount: input.amount },
    });
    // By mail too: whoever did not ask for it must learn of it at once.
    await notify(services, unit, {
      userId: actor.id,
      type: 'info',
      title: `Votre demande de retrait ${reference} est enregistrée`,
      message: `${formatEuros(input.amount)} sont demandés. Nous vous prévenons dès qu’elle est traitée, et nous ne vous demanderons aucun paiement. Si cette demande ne vient pas de vous, écrivez-nous tout de suite.`,
      priority: 'high',
      category: 'withdrawal_update',
      whateverStatus: true,
    });
    publishWithdrawal(unit, { id, userId: actor.id });
    return presentWithdrawal(await withdrawalOf(trx, id, { ownerId: actor.id }), services.key);
  });
}

async function refuseMoreThanThere(
  trx: Transaction,
  userId: string,
  amountCents: number,
): Promise<void> {
  const { balanceCents } = await figuresOf(trx, userId);
  if (amountCents <= balanceCents) return;
  const errors = { amount: sentenceOf('withdrawal_exceeds_balance') };
  throw new AppError('withdrawal_exceeds_balance', { errors });
}
