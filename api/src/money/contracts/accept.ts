import type { Transaction } from '@parade/db';
import type { ShownPrice } from '../../../contract/contract-text.ts';
import type { ContractTerms } from '../../../contract/payment-options.ts';
import { isDemonstration } from '../../../contract/site-settings.ts';
import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { newId, sha256 } from '../../platform/ids.ts';
import { enqueueToOwner } from '../../platform/mail/enqueue.ts';
import { freeReference } from '../../platform/references.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { acceptedTextOf } from './accepted-text.ts';
import { contractMail } from './mails.ts';
import { type ContractRow, contractById, contractToPay, termsOf } from './queries.ts';
import { replaceContract } from './replace.ts';

export interface Acceptance {
  user: { id: string };
  /** The one that was offered to this person; null for the standard contract. */
  contractId: string | null;
  /** The words that were on the screen; those of an offered contract are its own. */
  terms: ContractTerms;
  /** As it was on the screen; the euros of an offered contract are its own too. */
  price: ShownPrice;
  /** Whether beginning before the fourteen days are over was asked for. */
  earlyStart: boolean;
}

/**
 * Accepts a contract in the transaction of the payment that is sent under it:
 * freezes everything that was on the screen and mails it. An own contract that
 * was accepted before, and whose payment was rejected, is replaced by a new one
 * of the same words: what is accepted today is today's price, rate and VAT, and
 * the days to renounce begin anew (code de la consommation, L221-18). Errors:
 * `contract_unavailable` where it is not, or no longer, offered to this person.
 */
export async function acceptContract(
  services: Services,
  unit: UnitOfWork,
  acceptance: Acceptance,
): Promise<ContractRow> {
  const { trx, at } = unit;
  const { user, contractId } = acceptance;
  const own = contractId === null ? null : await offeredContract(trx, user.id, contractId);
  const terms: ContractTerms = own ?? acceptance.terms;
  const amountCents = own?.amountCents ?? acceptance.price.amountCents;
  const price = { ...acceptance.price, amountCents };
  const offered = own?.status === 'offered' ? own : null;
  const id = offered?.id ?? newId();
  const reference = offered?.reference ?? (await freeReference(trx, 'contracts'));
  const person = await trx
    .selectFrom('users')
    .select(['name', 'email', 'address', 'isEmailVerified'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  const settings = await currentSettings(trx);
  const { earlyStart } = acceptance;
  const text = { settings, reference, terms, price, earlyStart, person, acceptedAt: at };
  const acceptedText = acceptedTextOf(text);
  const accepted = {
    status: 'accepted',
    amountCents,
    acceptedAt: at,
    acceptedText,
    acceptedTextHash: sha256(acceptedText),
    earlyStart: earlyStart ? 1 : 0,
    // Both stand in the text: the invoice says the same, whatever the settings become.
    specimen: isDemonstration(settings) ? 1 : 0,
    vatRate: price.vat,
    updatedAt: at,
  } as const;

  if (offered) {
    const { numUpdatedRows } = await trx
      .updateTable('contracts')
      .set((e) => ({ ...accepted, version: e('version', '+', 1) }))
      .where('id', '=', id)
      .where('status', '=', 'offered')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new AppError('contract_unavailable');
  } else {
    await trx
      .insertInto('contracts')
      .values({
        ...accepted,
        id,
        reference,
        userId: user.id,
        reportId: own?.reportId ?? null,
        createdBy: own?.createdBy ?? null,
        ...termsOf(terms),
        createdAt: at,
      })
      .execute();
  }
  await unit.audit('accept', 'contracts', id, {
    after: { reference, amount: amountCents / 100, sha256: accepted.acceptedTextHash },
  });
  if (own && !offered) await replaceContract(unit, own, reference);
  const row = await contractById(trx, id);
  await enqueueToOwner(unit, person, contractMail(services.env, person, row));
  unit.publish({ topic: 'contracts', id }, { userId: user.id });
  unit.publish({ topic: 'contracts', id }, { permission: 'managePayments' });
  return row;
}

/** Offered to this person, or accepted by them and not paid yet. */
async function offeredContract(trx: Transaction, userId: string, id: string): Promise<ContractRow> {
  const found = await contractToPay(trx, userId);
  if (found?.id !== id) throw new AppError('contract_unavailable');
  return found;
}
