import type { Generated } from 'kysely';
import { type Declarations, text } from '../personal.ts';

export interface LedgerTables {
  /** Append-only: the database itself refuses to change or delete an entry. */
  ledger_entries: {
    id: string;
    /** 1, 2, 3… over all accounts. */
    sequence: number;
    userId: string;
    kind: 'recovery' | 'correction' | 'withdrawal' | 'withdrawal_return';
    amountCents: number;
    /** What the account held after it. */
    balanceCents: number;
    /** 1: paid to the person by whoever owed it; the balance stays as it was. */
    paidDirectly: Generated<number>;
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
  };
  /** One row, `main`: the newest entry. */
  ledger_head: {
    id: string;
    sequence: number;
    hash: string;
  };
}

export const ledgerTables = {
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
} satisfies Declarations<LedgerTables>;
