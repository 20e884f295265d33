import type { Generated } from 'kysely';
import { type Declarations, text } from '../personal.ts';

export interface ContractTables {
  /** What is done for which fee. One that was accepted never changes its words. */
  contracts: {
    id: string;
    /** `CTR-…`, short and speakable, unique. */
    reference: string;
    userId: string;
    /** The report that staff drafted it, or the one it replaces, for; null for the standard contract. */
    reportId: string | null;
    status: 'draft' | 'offered' | 'accepted' | 'replaced' | 'renounced' | 'withdrawn';
    title: string;
    scope: string;
    feeTerms: string;
    refundConditions: string;
    /** By when the service is done; null for one that was made before it had to be said. */
    deliveryPeriod: Generated<string | null>;
    /** The lawyer whose service is promised, with the bar; empty where none is, null as above. */
    lawyer: Generated<string | null>;
    /** The fee; null while a standard contract leaves it to the currency. */
    amountCents: number | null;
    acceptedAt: string | null;
    /** Everything that was on the screen when it was accepted. */
    acceptedText: string | null;
    /** SHA-256 of it. */
    acceptedTextHash: string | null;
    /** 1: to begin before the fourteen days are over was asked for expressly (L221-25). */
    earlyStart: Generated<number>;
    /** 1: accepted while the site was a demonstration; its papers are specimens for ever. */
    specimen: Generated<number>;
    /** Percent, as it was accepted; null: no VAT is charged. */
    vatRate: number | null;
    renouncedAt: string | null;
    refundedAt: string | null;
    refundReference: string | null;
    createdBy: string | null;
    createdAt: string;
    updatedAt: string;
    version: Generated<number>;
  };
}

export const contractTables = {
  contracts: {
    owner: { id: 'userId' },
    text: {
      ...text.ids('id', 'userId', 'reportId', 'createdBy'),
      ...text.references('reference'),
      ...text.words('status'),
      ...text.personal('title', 'scope', 'feeTerms', 'refundConditions', 'acceptedText'),
      ...text.personal('refundReference', 'deliveryPeriod', 'lawyer'),
      ...text.hashes('acceptedTextHash'),
      ...text.instants('acceptedAt', 'renouncedAt', 'refundedAt', 'createdAt', 'updatedAt'),
    },
  },
} satisfies Declarations<ContractTables>;
