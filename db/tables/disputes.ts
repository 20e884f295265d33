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
    answeredAt: string | null;
    answeredBy: string | null;
    version: Generated<number>;
  };
}

export const disputeTables = {
  disputes: {
    owner: { email: 'email' },
    text: {
      ...text.ids('id', 'alertId', 'answeredBy'),
      ...text.words('status', 'role'),
      ...text.personal('email', 'message', 'answer'),
      ...text.hashes('tokenHash'),
      ...text.instants('createdAt', 'confirmedAt', 'dueAt', 'answeredAt'),
    },
  },
} satisfies Declarations<DisputeTables>;
