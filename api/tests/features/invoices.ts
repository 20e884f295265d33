/** Payments that can be invoiced, and their invoices. */

import { type Db, transact } from '@parade/db';
import { adminInvoicesQuery } from '../../contract/invoices.ts';
import type { PaymentRow } from '../../src/money/invoices/compose.ts';
import { issueInvoice } from '../../src/money/invoices/issue.ts';
import { SYSTEM } from '../../src/platform/context.ts';
import { newId } from '../../src/platform/ids.ts';
import { work } from '../../src/platform/unit-of-work.ts';
import type { FeatureFixture, Stage } from '../fixture.ts';
import { KEPT, PAPER } from '../making.ts';

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
        transactionAt: AT,
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

async function anInvoice({ world, owner }: Stage) {
  const payment = await aPayment(world.db, owner.uid, { status: 'completed', verified: 1 });
  return work(world.services, SYSTEM, (unit) => issueInvoice(world.services, unit, payment));
}

export const invoices = {
  list: adminInvoicesQuery,
  routes: {
    'GET /api/payments/{id}/invoice': {
      ...PAPER,
      id: async (stage) => (await anInvoice(stage)).paymentId,
    },
    'GET /api/invoices': KEPT,
    'GET /api/invoices/{id}': { ...PAPER, id: async (stage) => (await anInvoice(stage)).id },
    'GET /api/admin/invoices': { access: 'managePayments', answers: '200' },
    'GET /api/admin/invoices.csv': { access: 'managePayments', answers: '200' },
  },
} satisfies FeatureFixture;
