import { centsToEuros } from '../../../contract/money.ts';
import { foldName } from '../../../contract/text.ts';
import {
  type AdminWithdrawal,
  type AdminWithdrawalRow,
  adminWithdrawal,
  adminWithdrawalRow,
  type Withdrawal,
  withdrawal,
} from '../../../contract/withdrawals.ts';
import { allowed } from '../../platform/allowed.ts';
import { unsealRow } from '../../platform/sealing.ts';
import type { WithdrawalRecord } from './queries.ts';

/** What leaves about a request, for its owner. */
export const presentWithdrawal = (w: WithdrawalRecord, key: Buffer): Withdrawal =>
  allowed(withdrawal, { ...unsealRow(key, 'withdrawals', w), amount: centsToEuros(w.amountCents) });

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

const judged = (w: WithdrawalRecord) => ({
  amount: centsToEuros(w.amountCents),
  balance: centsToEuros(w.balanceCents),
  pending: centsToEuros(w.pendingCents),
  decidedBy: w.deciderName,
  holderDiffers: w.accountHolder !== null && differs(w.accountHolder, w.userName),
});

/** The same for staff, with what is needed to decide it. */
export const presentAdminWithdrawal = (w: WithdrawalRecord, key: Buffer): AdminWithdrawal =>
  allowed(adminWithdrawal, { ...unsealRow(key, 'withdrawals', w), ...judged(w) });

/** The same in a list, without where the money goes. */
export const presentAdminWithdrawalRow = (w: WithdrawalRecord): AdminWithdrawalRow =>
  allowed(adminWithdrawalRow, { ...w, ...judged(w) });
