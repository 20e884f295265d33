import type { Generated } from 'kysely';
import { type Declarations, text } from '../personal.ts';

export interface UserTables {
  /** Instants are ISO-8601 UTC texts, flags are 0 or 1, amounts whole euro cents. */
  users: {
    id: string;
    email: string;
    passwordHash: string;
    name: string;
    /** The name without accents, in lower case, for searching. */
    nameFolded: Generated<string>;
    phone: string;
    /** Digits of the number in international form, for searching; '' without a phone. */
    phoneDigits: string;
    address: string;
    bio: Generated<string>;
    /** A document of theirs. */
    avatar: string | null;
    /** What they want to hear, and how: the five toggles of the settings. */
    wantsPush: Generated<number>;
    wantsEmails: Generated<number>;
    wantsSms: Generated<number>;
    wantsReportUpdates: Generated<number>;
    wantsMarketing: Generated<number>;
    role: 'user' | 'admin';
    status: Generated<'active' | 'blocked' | 'inactive' | 'disabled' | 'deleted'>;
    verified: Generated<number>;
    isEmailVerified: Generated<number>;
    kycStatus: Generated<'not_submitted' | 'pending' | 'approved' | 'rejected'>;
    recoveredAmountCents: Generated<number>;
    /** The day from which the accepted terms applied. */
    termsVersion: string | null;
    /** Their very words, in `legal_texts`. */
    termsTextId: string | null;
    termsAcceptedAt: string | null;
    adultDeclaredAt: string | null;
    lastLoginAt: string | null;
    verifiedAt: string | null;
    verifiedBy: string | null;
    deletedAt: string | null;
    deletedBy: string | null;
    deletedByEmail: string | null;
    /** Since when the row is a mere number: what the law keeps hangs on it, the person is gone. */
    erasedAt: string | null;
    reactivatedAt: string | null;
    reactivatedBy: string | null;
    reactivatedByEmail: string | null;
    statusUpdatedAt: string | null;
    statusUpdatedBy: string | null;
    createdAt: string;
    updatedAt: string;
    version: Generated<number>;
  };
}

export const userTables = {
  users: {
    owner: { id: 'id' },
    text: {
      ...text.ids('id', 'verifiedBy', 'deletedBy', 'reactivatedBy', 'statusUpdatedBy'),
      ...text.personal('email', 'passwordHash', 'name', 'nameFolded', 'phone', 'phoneDigits'),
      ...text.personal('address', 'bio', 'avatar', 'lastLoginAt', 'adultDeclaredAt'),
      ...text.personal('termsVersion', 'termsTextId', 'termsAcceptedAt'),
      ...text.words('role', 'status', 'kycStatus'),
      ...text.authorEmails('deletedByEmail', 'reactivatedByEmail'),
      ...text.instants('verifiedAt', 'deletedAt', 'erasedAt', 'reactivatedAt', 'statusUpdatedAt'),
      ...text.instants('createdAt', 'updatedAt'),
    },
  },
} satisfies Declarations<UserTables>;
