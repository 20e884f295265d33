import type { Generated } from 'kysely';
import { type Declarations, type Sealed, text } from '../personal.ts';

export interface KycTables {
  kyc_verifications: {
    id: string;
    userId: string;
    fullName: string;
    /** Calendar day, `YYYY-MM-DD`. */
    dateOfBirth: string;
    address: string;
    /** Of the paper. */
    idNumber: Sealed;
    /** Documents; a correction may carry the ones of the request before. Null once they are erased. */
    idFrontId: string | null;
    idBackId: string | null;
    uploadMethod: 'multipart';
    /** One pending at a time for a person. The latest by `submittedAt` is the one that counts. */
    status: Generated<'pending' | 'approved' | 'rejected'>;
    /** What staff say to the person. */
    notes: Generated<string>;
    submittedAt: string;
    reviewedAt: string | null;
    reviewedBy: string | null;
    version: Generated<number>;
  };
}

export const kycTables = {
  kyc_verifications: {
    owner: { id: 'userId' },
    text: {
      ...text.ids('id', 'userId', 'idFrontId', 'idBackId', 'reviewedBy'),
      ...text.personal('fullName', 'dateOfBirth', 'address', 'notes'),
      ...text.sealed('idNumber'),
      ...text.words('uploadMethod', 'status'),
      ...text.instants('submittedAt', 'reviewedAt'),
    },
  },
} satisfies Declarations<KycTables>;
