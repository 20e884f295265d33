import type { Generated } from 'kysely';
import { type Declarations, text } from '../personal.ts';

export interface PaymentSettingsTables {
  /** How a currency is paid: one row for each that staff configured. */
  payment_settings: {
    /** `bitcoin`, `ethereum`, `usdt`, `litecoin`, `binancecoin`. */
    currency: string;
    walletAddress: string;
    /** Decimal text, at most eight decimals. */
    minimumAmount: string;
    /** Euros for one unit, as decimal text; null where none is set. */
    eurRate: string | null;
    eurRateAt: string | null;
    network: string;
    feeEstimate: string;
    duration: string;
    updatedAt: string;
    updatedBy: string;
    version: Generated<number>;
  };
  /** One row, `main`: bank transfer, card-purchase providers, default fee, VAT, the standard contract. */
  payment_terms: {
    id: string;
    /** JSON of the contract's `paymentTerms`. */
    document: string;
    updatedAt: string;
    updatedBy: string;
    version: Generated<number>;
  };
}

export const paymentSettingsTables = {
  payment_settings: {
    nobody: 'How the operator is paid, shown to whoever pays.',
    text: {
      ...text.words('currency'),
      ...text.published('walletAddress', 'network', 'feeEstimate', 'duration'),
      ...text.decimals('minimumAmount', 'eurRate'),
      ...text.instants('eurRateAt', 'updatedAt'),
      ...text.authorEmails('updatedBy'),
    },
  },
  payment_terms: {
    nobody: 'The operator’s terms, shown to whoever pays.',
    text: {
      ...text.words('id'),
      ...text.published('document'),
      ...text.instants('updatedAt'),
      ...text.authorEmails('updatedBy'),
    },
  },
} satisfies Declarations<PaymentSettingsTables>;
