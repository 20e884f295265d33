import type { Generated } from 'kysely';
import { type Declarations, type Sealed, text } from '../personal.ts';

export interface LossTables {
  /** Each payment that a case has lost, as the person says; in their order. */
  losses: {
    id: string;
    reportId: string;
    /** Orders those that were written at once. */
    place: number;
    /** Calendar day; null for one that nobody knows. */
    paidOn: string | null;
    /** What it is in euros. Of another currency the person says it: nothing is looked up. */
    amountCents: number | null;
    /** A decimal number of `currency`; null for euros. */
    foreignAmount: string | null;
    /** A code of the contract's list. */
    currency: string;
    /** Of the remedies' catalogue; null for one that nobody knows. */
    means: string | null;
    /** Whether the person made or confirmed it. */
    authorised: 'yes' | 'no' | 'unknown';
    ownBank: string;
    beneficiary: string;
    /** Where the money went: an IBAN, a number, an address. Empty where nobody knows. */
    account: Sealed;
    country: string;
    statementLabel: string;
    transactionHash: string;
    createdAt: string;
    updatedAt: string;
    version: Generated<number>;
  };
  /** Who was on the other side of a case: each thing by which they are known. */
  counterparties: {
    id: string;
    reportId: string;
    place: number;
    /** A kind of the alerts' indicators, or `handle`. */
    kind: string;
    /** As it was typed, and as it is compared. */
    typed: Sealed;
    value: Sealed;
    /** Keyed hash of kind and `value`: by it the same is found again. */
    valueHash: string;
    source: 'story' | 'person' | 'team';
    createdAt: string;
    updatedAt: string;
    version: Generated<number>;
  };
}

const ofReport = { parent: 'reports' as const, by: 'reportId' as const };

export const lossTables = {
  losses: {
    owner: ofReport,
    text: {
      ...text.ids('id', 'reportId'),
      ...text.personal('paidOn', 'foreignAmount', 'ownBank', 'beneficiary', 'country'),
      ...text.personal('statementLabel', 'transactionHash'),
      ...text.sealed('account'),
      ...text.words('currency', 'means', 'authorised'),
      ...text.instants('createdAt', 'updatedAt'),
    },
  },
  counterparties: {
    owner: ofReport,
    text: {
      ...text.ids('id', 'reportId'),
      ...text.words('kind', 'source'),
      ...text.sealed('typed', 'value'),
      ...text.hashes('valueHash'),
      ...text.instants('createdAt', 'updatedAt'),
    },
  },
} satisfies Declarations<LossTables>;
