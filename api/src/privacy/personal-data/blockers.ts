import type { DbOrTrx } from '@parade/db';
import type { ErasureObstacle, ErasurePreview } from '../../../contract/personal-data.ts';
import { hasLivePayment } from '../../money/contracts/queries.ts';
import { figuresOf, hasProposedAmount } from '../../money/ledger/balance.ts';
import { isWaiting } from '../../money/payments/conditions.ts';

/** What must be settled before a person can go: once they are gone, nobody could pay them. */
export async function blockersOf(db: DbOrTrx, userId: string): Promise<ErasureObstacle[]> {
  const found: ErasureObstacle[] = [];
  const { balanceCents, pendingCents } = await figuresOf(db, userId);
  if (pendingCents > 0) found.push('withdrawal');
  // What is asked for already needs no second request.
  if (balanceCents > pendingCents || (await hasProposedAmount(db, userId))) found.push('balance');
  const payment = await db
    .selectFrom('payments')
    .innerJoin('contracts', 'contracts.id', 'payments.contractId')
    .select('payments.id')
    .where('payments.userId', '=', userId)
    .where('payments.deletedAt', 'is', null)
    .where(isWaiting)
    .executeTakeFirst();
  if (payment) found.push('payment');
  const refund = await db
    .selectFrom('contracts')
    .select('contracts.id')
    .where('contracts.userId', '=', userId)
    .where('contracts.status', '=', 'renounced')
    .where('contracts.refundedAt', 'is', null)
    .where(hasLivePayment)
    .executeTakeFirst();
  if (refund) found.push('refund');
  return found;
}

type Counted =
  | 'invoices'
  | 'payments'
  | 'ledger_entries'
  | 'notifications'
  | 'support_tickets'
  | 'kyc_verifications';

async function count(db: DbOrTrx, table: Counted, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom(table)
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return n;
}

/** What the law keeps of a person (`erase/money.ts`), counted. */
export async function keptCounts(db: DbOrTrx, userId: string): Promise<ErasurePreview['kept']> {
  const contracts = await db
    .selectFrom('contracts')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('userId', '=', userId)
    .where('acceptedAt', 'is not', null)
    .executeTakeFirstOrThrow();
  return {
    invoices: await count(db, 'invoices', userId),
    contracts: contracts.n,
    payments: await count(db, 'payments', userId),
    ledgerEntries: await count(db, 'ledger_entries', userId),
  };
}

/** What an erasure would take, what it would leave, and what stands in its way. */
export async function erasurePreviewOf(db: DbOrTrx, userId: string): Promise<ErasurePreview> {
  const reports = await db
    .selectFrom('reports')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('userId', '=', userId)
    // Without those that are a mere number already.
    .where('title', '<>', '')
    .executeTakeFirstOrThrow();
  const documents = await db
    .selectFrom('documents')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('ownerId', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    obstacles: await blockersOf(db, userId),
    kept: await keptCounts(db, userId),
    erased: {
      reports: reports.n,
      documents: documents.n,
      tickets: await count(db, 'support_tickets', userId),
      notifications: await count(db, 'notifications', userId),
      kycVerifications: await count(db, 'kyc_verifications', userId),
    },
  };
}
