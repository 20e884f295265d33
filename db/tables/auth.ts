import type { Generated } from 'kysely';
import { type Declarations, type Sealed, text } from '../personal.ts';

export interface AuthTables {
  sessions: {
    /** SHA-256 of the session id: a copy of this table opens no session. */
    id: string;
    userId: string;
    /** What was signed in with, in words: « Firefox sur Android ». */
    device: Generated<string>;
    createdAt: string;
    /** When whoever holds it last showed that it is them. */
    confirmedAt: Generated<string>;
    expiresAt: string;
  };
  /** Single-use links: the set-up of the first administrator, later those in mails. */
  tokens: {
    /** SHA-256 of the token. */
    hash: string;
    kind: 'admin_setup' | 'password_reset' | 'email_verification' | 'staff_invitation';
    userId: string | null;
    createdAt: string;
    expiresAt: string | null;
    usedAt: string | null;
  };
  /** Browsers that signed in to an account before. */
  known_devices: {
    /** SHA-256 of the browser's mark. */
    hash: string;
    userId: string;
    usedAt: string;
  };
  rate_limits: {
    key: string;
    points: number;
    expiresAt: string;
  };
  idempotency_keys: {
    userId: string;
    key: string;
    /** Keyed hash of operation and body: the same key with another body is a conflict. */
    requestHash: string;
    /** JSON of the first answer, which may hold an account number; of '' only inside the transaction that makes it. */
    answer: Sealed;
    createdAt: string;
  };
}

export const authTables = {
  sessions: {
    owner: { id: 'userId' },
    text: {
      ...text.hashes('id'),
      ...text.ids('userId'),
      ...text.personal('device'),
      ...text.instants('createdAt', 'confirmedAt', 'expiresAt'),
    },
  },
  tokens: {
    owner: { id: 'userId' },
    text: {
      ...text.hashes('hash'),
      ...text.words('kind'),
      ...text.ids('userId'),
      ...text.instants('createdAt', 'expiresAt', 'usedAt'),
    },
  },
  known_devices: {
    owner: { id: 'userId' },
    text: { ...text.hashes('hash'), ...text.ids('userId'), ...text.instants('usedAt') },
  },
  rate_limits: {
    nobody: 'Counts under a hash, for a day at most.',
    text: { ...text.hashes('key'), ...text.instants('expiresAt') },
  },
  idempotency_keys: {
    owner: { id: 'userId' },
    text: {
      ...text.ids('userId', 'key'),
      ...text.hashes('requestHash'),
      ...text.sealed('answer'),
      ...text.instants('createdAt'),
    },
  },
} satisfies Declarations<AuthTables>;
