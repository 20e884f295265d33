import type { Generated } from 'kysely';
import { type Declarations, text } from '../personal.ts';

export interface StaffTables {
  /** Exists only for administrators: `isAdmin` needs the role and this row. */
  admins: {
    userId: string;
    email: string;
    name: string;
    role: 'admin';
    manageReports: number;
    managePayments: number;
    manageUsers: number;
    systemSettings: number;
    /** Encrypted; null without a second factor. */
    totpSecret: string | null;
    /** Null while the secret is not confirmed: nothing is asked at sign-in yet. */
    totpEnabledAt: string | null;
    /** Until when the second factor may be put off outside a demonstration; null before its first sign-in there. */
    totpGraceEndsAt: Generated<string | null>;
    /** The last time step that signed in: a code works once. */
    totpLastStep: number | null;
    /** JSON: SHA-256 of each recovery code that is left. */
    recoveryCodes: Generated<string>;
    /** Null until the invitation was followed. */
    acceptedAt: string | null;
    createdAt: string;
    createdBy: string | null;
    version: Generated<number>;
  };
}

export const staffTables = {
  admins: {
    owner: { id: 'userId' },
    text: {
      ...text.ids('userId', 'createdBy'),
      ...text.personal('email', 'name', 'totpSecret'),
      ...text.words('role'),
      ...text.hashes('recoveryCodes'),
      ...text.instants('totpEnabledAt', 'totpGraceEndsAt', 'acceptedAt', 'createdAt'),
    },
  },
} satisfies Declarations<StaffTables>;
