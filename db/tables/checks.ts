import type { Generated } from 'kysely';
import { type Declarations, text } from '../personal.ts';

export interface CheckTables {
  /** A key with which a partner checks texts by the API. */
  check_keys: {
    id: string;
    /** The organisation. */
    partner: string;
    /** The e-mail address of who answers for it there; '' once that person was erased. */
    contact: string;
    /** SHA-256 of the key, which is 256 random bits. */
    hash: string;
    /** How the key begins: what staff and the partner call it by. */
    prefix: string;
    perMinute: number;
    perDay: number;
    createdAt: string;
    createdBy: string;
    revokedAt: string | null;
    revokedBy: string | null;
    version: Generated<number>;
  };
  /** How often a key was used on a day in Paris. */
  check_key_days: {
    keyId: string;
    day: string;
    uses: number;
  };
  /** In how many checked texts of a day in Paris a sign was found. */
  check_sign_counts: {
    day: string;
    sign: string;
    count: number;
  };
}

export const checkTables = {
  check_keys: {
    owner: { email: 'contact' },
    text: {
      ...text.ids('id', 'createdBy', 'revokedBy'),
      ...text.personal('partner', 'contact'),
      ...text.hashes('hash'),
      ...text.references('prefix'),
      ...text.instants('createdAt', 'revokedAt'),
    },
  },
  check_key_days: {
    nobody: 'Counts of an organisation’s server.',
    text: { ...text.ids('keyId'), ...text.days('day') },
  },
  check_sign_counts: {
    nobody: 'Counts of all together.',
    text: { ...text.days('day'), ...text.words('sign') },
  },
} satisfies Declarations<CheckTables>;
