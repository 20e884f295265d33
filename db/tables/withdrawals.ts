import type { Generated } from 'kysely';
import { type Declarations, type Sealed, text } from '../personal.ts';

export interface WithdrawalTables {
  withdrawals: {
    id: string;
    /** Short and speakable, unique: `RET-7K3F-92`. */
    reference: string;
    userId: string;
    amountCents: number;
    method: 'binance' | 'bank' | 'wallet';
    /** What the method needs; null for the others. */
    binanceId: Sealed | null;
    bankName: string | null;
    /** An IBAN, without blanks. */
    accountNumber: Sealed | null;
    accountHolder: string | null;
    walletType: 'btc' | 'eth' | 'usdt' | null;
    walletAddress: Sealed | null;
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
  };
}

export const withdrawalTables = {
  withdrawals: {
    owner: { id: 'userId' },
    text: {
      ...text.ids('id', 'userId', 'decidedBy'),
      ...text.references('reference'),
      ...text.words('method', 'walletType', 'status'),
      ...text.sealed('binanceId', 'accountNumber', 'walletAddress'),
      ...text.personal('bankName', 'accountHolder', 'adminNote', 'payoutReference'),
      ...text.days('payoutOn'),
      ...text.instants('decidedAt', 'cancelledAt', 'createdAt', 'updatedAt'),
    },
  },
} satisfies Declarations<WithdrawalTables>;
