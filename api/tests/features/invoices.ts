/** An accepted contract and a payment of it, for tests that need one to be invoiced. */
import { type Db, transact } from '@parade/db';
import type { PaymentRow } from '../../src/money/invoices/compose.ts';
import { newId } from '../../src/platform/ids.ts';

const AT = '2026-11-19T09:00:00.000Z';

/** A payment that nobody has looked at yet. `changes` are columns of it. */
export async function aPayment(
  db: Db,
  userId: string,
  changes: Partial<PaymentRow> = {},
): Promise<PaymentRow> {
  const id = newId();
  const contractId = changes.contractId ?? (await anAcceptedContract(db, userId));
  return transact(db, (trx) =>
    trx
      .insertInto('payments')
      .values({
        id,
        reference: `PAY-${id}`,
        userId,
        contractId,
        method: 'crypto',
        cryptocurrency: 'bitcoin',
        cryptoName: 'Bitcoin',
        cryptoSymbol: 'BTC',
        amount: '0.00085',
        eurRate: '58823.53',
        amountInEurCents: 5000,
        transactionHash: id.replaceAll('-', ''),
        description: 'Contrat d’accompagnement',
        status: 'pending',
        verified: null,
        verifiedAt: null,
        verifiedBy: null,
        createdAt: AT,
        updatedAt: AT,
        ...changes,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}

async function anAcceptedContract(db: Db, userId: string): Promise<string> {
  const id = newId();
  await db
    .insertInto('contracts')
    .values({
      id,
      reference: `CTR-${id}`,
      userId,
      status: 'accepted',
      title: 'Contrat d’accompagnement',
      scope: 'Un dossier',
      feeTerms: 'Un forfait',
      refundConditions: 'Quatorze jours',
      amountCents: 5000,
      acceptedAt: AT,
      acceptedText: '# Contrat d’accompagnement',
      acceptedTextHash: '',
      createdAt: AT,
      updatedAt: AT,
    })
    .execute();
  return id;
}
