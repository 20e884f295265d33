import { centsToEuros } from '../../../contract/money.ts';
import { foldName } from '../../../contract/text.ts';
import type { AdminWithdrawal, Withdrawal } from '../../../contract/withdrawals.ts';
import type { WithdrawalRecord } from './queries.ts';

/** What leaves about a request: an allow-list for each audience. */
export function presentWithdrawal(w: WithdrawalRecord): Withdrawal {
  return {
    id: w.id,
    reference: w.reference,
    userId: w.userId,
    userEmail: w.userEmail,
    amount: centsToEuros(w.amountCents),
    method: w.method,
    binanceId: w.binanceId,
    bankName: w.bankName,
    accountNumber: w.accountNumber,
    accountHolder: w.accountHolder,
    walletType: w.walletType,
    walletAddress: w.walletAddress,
    status: w.status,
    adminNote: w.adminNote,
    payoutReference: w.payoutReference,
    payoutOn: w.payoutOn,
    decidedAt: w.decidedAt,
    cancelledAt: w.cancelledAt,
    createdAt: w.createdAt,
    updatedAt: w.updatedAt,
  };
}

/** Titles that banks put before a name. */
const TITLES: ReadonlySet<string> = new Set(['m', 'mr', 'mme', 'mlle', 'monsieur', 'madame']);

/** The words of a name, whatever their accents, order and punctuation. */
const wordsOf = (name: string): readonly string[] =>
  foldName(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !TITLES.has(word));

/**
 * Whether two names are of different people. One may leave out words of the
 * other (a married name, a second first name), but one word alone is not enough
 * to match.
 */
function differs(one: string, other: string): boolean {
  const [some, others] = [wordsOf(one), wordsOf(other)];
  if (some.length === 0 || others.length === 0) return true;
  const [fewer, more] = some.length < others.length ? [some, others] : [others, some];
  if (fewer.length < 2 && more.length > 1) return true;
  return !fewer.every((word) => more.includes(word));
}

export function presentAdminWithdrawal(w: WithdrawalRecord): AdminWithdrawal {
  return {
    ...presentWithdrawal(w),
    userName: w.userName,
    userPhone: w.userPhone,
    userStatus: w.userStatus,
    balance: centsToEuros(w.balanceCents),
    pending: centsToEuros(w.pendingCents),
    holderDiffers: w.accountHolder !== null && differs(w.accountHolder, w.userName),
    decidedBy: w.decidedBy,
    version: w.version,
  };
}
