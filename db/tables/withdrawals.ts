import type { Generated } from 'kysely';
import { type Declarations, text } from '../personal.ts';

interface WithdrawalsTable {
  id: string;
  /** Short and speakable, unique: `RET-7K3F-92`. */
  reference: string;
  userId: string;
  amountCents: number;
  method: 'binance' | 'bank' | 'wallet';
  /** What the method needs; null for the others. */
  binanceId: string | null;
  bankName: string | null;
  /** An IBAN, without blanks. */
  accountNumber: string | null;
  accountHolder: string | null;
  walletType: 'btc' | 'eth' | 'usdt' | null;
  walletAddress: string | null;
  status: 'pending' | 'approved' | 'rejected';
  /** How often it was approved: its entries in the ledger carry the number. */
  approvals: Generated<number>;
  adminNote: Generated<string>;
  /** By what the payout can be found at the bank or on the chain, and its calendar day. */
  payoutReference: string | null;
  payoutOn: string | null;
  decidedAt: string | null;
  decidedBy: string | null;
  /** When its owner took it back; it is `rejected` from then on, for good. */
  cancelledAt: string | null;
  createdAt: string;
  updatedAt: string;
  version: Generated<number>;
}

/** Amounts that staff set, from the proposal to the second person's word. */
interface RecoveredAmountsTable {
  id: string;
  userId: string;
  reportId: string | null;
  /** By how much the balance changes. */
  changeCents: number;
  reason: string;
  /** The bank's, which proves it. */
  reference: string;
  status: 'proposed' | 'confirmed' | 'rejected';
  proposedAt: string;
  proposedBy: string;
  decidedAt: string | null;
  decidedBy: string | null;
}

/** Append-only: the database itself refuses to change or delete an entry. */
interface LedgerEntriesTable {
  id: string;
  /** 1, 2, 3… over all accounts. */
  sequence: number;
  userId: string;
  kind: 'recovery' | 'correction' | 'withdrawal' | 'withdrawal_return';
  amountCents: number;
  /** What the account held after it. */
  balanceCents: number;
  reportId: string | null;
  withdrawalId: string | null;
  /** Which approval of the withdrawal, from 1. */
  approval: number | null;
  reference: string;
  reason: string;
  authorId: string;
  confirmedBy: string | null;
  at: string;
  /** SHA-256 of the entry before it; of the first, the empty text's. */
  previousHash: string;
  hash: string;
}

/** One row, `main`: the newest entry. */
interface LedgerHeadTable {
  id: string;
  sequence: number;
  hash: string;
}

export interface WithdrawalTables {
  withdrawals: WithdrawalsTable;
  recovered_amounts: RecoveredAmountsTable;
  ledger_entries: LedgerEntriesTable;
  ledger_head: LedgerHeadTable;
}

export const withdrawalTables = {
  withdrawals: {
    owner: { id: 'userId' },
    text: {
      ...text.ids('id', 'userId', 'decidedBy'),
      ...text.references('reference'),
      ...text.words('method', 'walletType', 'status'),
      ...text.personal('binanceId', 'bankName', 'accountNumber', 'accountHolder', 'walletAddress'),
      ...text.personal('adminNote', 'payoutReference'),
      ...text.days('payoutOn'),
      ...text.instants('decidedAt', 'cancelledAt', 'createdAt', 'updatedAt'),
    },
  },
  recovered_amounts: {
    owner: { id: 'userId' },
    text: {
      ...text.ids('id', 'userId', 'reportId', 'proposedBy', 'decidedBy'),
      ...text.personal('reason', 'reference'),
      ...text.words('status'),
      ...text.instants('proposedAt', 'decidedAt'),
    },
  },
  ledger_entries: {
    owner: { id: 'userId' },
    text: {
      ...text.ids('id', 'userId', 'reportId', 'withdrawalId', 'authorId', 'confirmedBy'),
      ...text.words('kind'),
      ...text.personal('reference', 'reason'),
      ...text.instants('at'),
      ...text.hashes('previousHash', 'hash'),
    },
  },
  ledger_head: {
    nobody: 'The newest entry’s number and hash.',
    text: { ...text.words('id'), ...text.hashes('hash') },
  },
} satisfies Declarations<WithdrawalTables>;
