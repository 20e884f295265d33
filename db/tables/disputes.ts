import type { Generated } from 'kysely';
import { type Declarations, text } from '../personal.ts';

export interface DisputeTables {
  /** Somebody says that an alert is wrong (design 9.6). */
  disputes: {
    id: string;
    alertId: string;
    /** It counts once the e-mail address is confirmed; then staff uphold or dismiss it. */
    status: 'unconfirmed' | 'open' | 'upheld' | 'dismissed';
    email: string;
    /** Who writes: one of the contract's `DISPUTE_ROLES`. */
    role: string;
    message: string;
    /** SHA-256 of the link's token; null once used. */
    tokenHash: string | null;
    createdAt: string;
    confirmedAt: string | null;
    /** Until when it is to be answered. */
    dueAt: string | null;
    answer: Generated<string>;
    /** One of the contract's `DISPUTE_GROUNDS`; null before it is answered, and where it was before that had to be said. */
    ground: Generated<string | null>;
    answeredAt: string | null;
    answeredBy: string | null;
    version: Generated<number>;
  };
  /** What upheld disputes took out of alerts, so that no report names it again. */
  taken_out_indicators: {
    /** Keyed hash of kind and value: the thing itself is gone. */
    hash: string;
    at: string;
  };
}

export const disputeTables = {
  disputes: {
    owner: { email: 'email' },
    text: {
      ...text.ids('id', 'alertId', 'answeredBy'),
      ...text.words('status', 'role', 'ground'),
      ...text.personal('email', 'message', 'answer'),
      ...text.hashes('tokenHash'),
      ...text.instants('createdAt', 'confirmedAt', 'dueAt', 'answeredAt'),
    },
  },
  taken_out_indicators: {
    nobody: 'A keyed hash of a number, and of nobody.',
    text: { ...text.hashes('hash'), ...text.instants('at') },
  },
} satisfies Declarations<DisputeTables>;
