import type { Generated } from 'kysely';
import { type Declarations, text } from '../personal.ts';

export interface PersonalDataTables {
  /** A person's own copy of everything, made in the background. Its file lies encrypted, named by `id`. */
  exports: {
    id: string;
    userId: string;
    /** One `preparing` at a time for a person. */
    status: 'preparing' | 'ready' | 'failed';
    /** Bytes; null until it is ready. */
    size: number | null;
    attempts: Generated<number>;
    /** Not tried before this instant; moved on while a process has it. */
    nextAttemptAt: string;
    requestedAt: string;
    readyAt: string | null;
    /** When the file is removed. */
    expiresAt: string | null;
  };
}

export const exportTables = {
  exports: {
    owner: { id: 'userId' },
    text: {
      ...text.ids('id', 'userId'),
      ...text.words('status'),
      ...text.instants('nextAttemptAt', 'requestedAt', 'readyAt', 'expiresAt'),
    },
  },
} satisfies Declarations<PersonalDataTables>;
