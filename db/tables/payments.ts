import type { Generated } from 'kysely';
import { type Declarations, text } from '../personal.ts';

export interface PaymentTables {
  payments: {
    id: string;
    /** `PAY-{timestamp}-{0 to 999}`. */
    reference: string;
    userId: string;
    contractId: string;
    method: 'crypto' | 'bank_transfer';
    /** These are null for a bank transfer. */
    cryptocurrency: string | null;
    cryptoName: string | null;
    cryptoSymbol: string | null;
    /** In the currency, as decimal text. */
    amount: string | null;
    eurRate: string | null;
    amountInEurCents: number;
    /** In the spelling by which its chain compares it. Unique among the confirmed. */
    transactionHash: string | null;
    /** When the person named the transaction; it stays when an erasure takes the hash. */
    transactionAt: string | null;
    /** The wallet address, or the IBAN, that the order was shown. */
    payeeShown: string | null;
    /**
     * What stood beside it, as JSON: holder, BIC and wording of an account, network, fees and
     * duration of a currency. Null for orders of before they were kept.
     */
    payeeDetails: string | null;
    description: string;
    status: 'pending' | 'completed' | 'failed';
    /** Null: nobody looked yet. */
    verified: number | null;
    verifiedAt: string | null;
    verifiedBy: string | null;
    /** Calendar day on which a transfer came in, as staff confirmed it. */
    receivedOn: string | null;
    /** What staff wrote to the person with their decision. */
    adminNote: Generated<string>;
    /** Set while the account is deactivated; its own status is kept. */
    deletedAt: string | null;
    createdAt: string;
    updatedAt: string;
    version: Generated<number>;
  };
}

export const paymentTables = {
  payments: {
    owner: { id: 'userId' },
    text: {
      ...text.ids('id', 'userId', 'contractId', 'verifiedBy'),
      ...text.references('reference'),
      ...text.words('method', 'cryptocurrency', 'cryptoName', 'cryptoSymbol', 'status'),
      ...text.decimals('amount', 'eurRate'),
      ...text.personal('transactionHash', 'description', 'adminNote'),
      ...text.published('payeeShown', 'payeeDetails'),
      ...text.days('receivedOn'),
      ...text.instants('verifiedAt', 'transactionAt', 'deletedAt', 'createdAt', 'updatedAt'),
    },
  },
} satisfies Declarations<PaymentTables>;
