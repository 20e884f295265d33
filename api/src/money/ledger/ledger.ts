import type { DbOrTrx, Tables, Transaction } from '@parade/db';
import type { Selectable } from 'kysely';
import type { ErrorCode } from '../../../contract/errors.ts';
import { AppError } from '../../platform/errors.ts';
import { newId, sha256 } from '../../platform/ids.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export type LedgerEntryRow = Selectable<Tables['ledger_entries']>;

/** What a verb gives for an entry; `amountCents` with its sign. */
export type NewEntry = Pick<
  LedgerEntryRow,
  'userId' | 'kind' | 'amountCents' | 'reference' | 'reason' | 'authorId'
> &
  Partial<
    Pick<LedgerEntryRow, 'reportId' | 'withdrawalId' | 'approval' | 'confirmedBy' | 'paidDirectly'>
  >;

/** Of what stands before the first entry. */
export const GENESIS = sha256('');

/** SHA-256 over everything that an entry says and over the entry before it. */
export const hashOf = (e: Omit<LedgerEntryRow, 'hash'>): string =>
  sha256(
    JSON.stringify([
      ...[e.previousHash, e.sequence, e.id, e.userId, e.kind, e.amountCents, e.balanceCents],
      ...[e.reportId, e.withdrawalId, e.approval, e.reference, e.reason],
      ...[e.authorId, e.confirmedBy, e.at],
      // Only where it is: the hashes of older entries stay what they are.
      ...(e.paidDirectly ? ['paid directly'] : []),
    ]),
  );

/** By how much an entry moves the balance: what was paid directly never came to us. */
export const heldCents = ({
  amountCents,
  paidDirectly,
}: Pick<LedgerEntryRow, 'amountCents' | 'paidDirectly'>): number =>
  paidDirectly ? 0 : amountCents;

/**
 * Writes an entry with the balance that follows from it: the only writer of
 * balances, of what a report recovered, and of the ledger. All of it is
 * conditional, so that of two at once neither overdraws. Errors: `refusal`
 * where the balance would be negative, `report_amount_negative`,
 * `user_not_found`.
 */
export async function post(
  { trx, at, publish }: Pick<UnitOfWork, 'trx' | 'at' | 'publish'>,
  given: NewEntry,
  refusal: ErrorCode,
): Promise<LedgerEntryRow> {
  const entry = {
    reportId: null,
    withdrawalId: null,
    approval: null,
    confirmedBy: null,
    paidDirectly: 0,
    ...given,
  };
  const balanceCents = await moveBalance(trx, entry.userId, heldCents(entry), refusal);
  if (entry.reportId !== null) await moveReport(trx, { ...entry, reportId: entry.reportId });

  const head = await lockHead(trx);
  const sequence = head.sequence + 1;
  const whole = { ...entry, id: newId(), sequence, balanceCents, at, previousHash: head.hash };
  const row = { ...whole, hash: hashOf(whole) };
  await trx.insertInto('ledger_entries').values(row).execute();
  await trx
    .updateTable('ledger_head')
    .set({ sequence, hash: row.hash })
    .where('id', '=', 'main')
    .execute();

  publish({ topic: 'balance', id: entry.userId }, { userId: entry.userId });
  publish({ topic: 'balance', id: entry.userId }, { permission: 'managePayments' });
  publish({ topic: 'users', id: entry.userId }, { permission: 'manageUsers' });
  return row;
}

/** What the account holds afterwards. It is locked until the end also where nothing moves. */
async function moveBalance(
  trx: Transaction,
  userId: string,
  cents: number,
  refusal: ErrorCode,
): Promise<number> {
  const moved = await trx
    .updateTable('users')
    .set((e) => ({ recoveredAmountCents: e('recoveredAmountCents', '+', cents) }))
    .where('id', '=', userId)
    .where((e) => e(e('recoveredAmountCents', '+', cents), '>=', 0))
    .returning('recoveredAmountCents as balanceCents')
    .executeTakeFirst();
  if (moved) return moved.balanceCents;
  const user = await trx.selectFrom('users').select('id').where('id', '=', userId).execute();
  throw new AppError(user.length > 0 ? refusal : 'user_not_found');
}

async function moveReport(
  trx: Transaction,
  { userId, reportId, amountCents }: NewEntry & { reportId: string },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('reports')
    .set((e) => ({ recoveredAmountCents: e('recoveredAmountCents', '+', amountCents) }))
    .where('id', '=', reportId)
    .where('userId', '=', userId)
    .where((e) => e(e('recoveredAmountCents', '+', amountCents), '>=', 0))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError('report_amount_negative');
}

/** The end of the chain as it is read; that of an empty one before the first entry. */
export async function readHead(db: DbOrTrx): Promise<{ sequence: number; hash: string }> {
  const head = db.selectFrom('ledger_head').select(['sequence', 'hash']).where('id', '=', 'main');
  return (await head.executeTakeFirst()) ?? { sequence: 0, hash: GENESIS };
}

/** The end of the chain. Its row is this transaction's until the end, so the chain never forks. */
async function lockHead(trx: Transaction): Promise<{ sequence: number; hash: string }> {
  await trx
    .insertInto('ledger_head')
    .values({ id: 'main', sequence: 0, hash: GENESIS })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .updateTable('ledger_head')
    .set((e) => ({ sequence: e.ref('sequence') }))
    .where('id', '=', 'main')
    .returning(['sequence', 'hash'])
    .executeTakeFirstOrThrow();
}
