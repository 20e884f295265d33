import type { Generated } from 'kysely';
import { type Declarations, text } from '../personal.ts';

export interface DocumentTables {
  /** What was uploaded. The bytes lie encrypted beside the database, named by `id`. */
  documents: {
    id: string;
    ownerId: string;
    /** All null until a report, a support message or a message in a report takes it; an unattached document is removed after a day. */
    reportId: string | null;
    messageId: Generated<string | null>;
    reportMessageId: Generated<string | null>;
    slot: string | null;
    /** The name that the file had on its owner's device, cleaned. It leaves under another: as its type is called. */
    name: string;
    type: string;
    /** Bytes of the original. */
    size: number;
    /** Of the original, which is the evidence. */
    sha256: string;
    /** 1 where a re-encoded copy without metadata is served in place of the original. */
    hasCopy: number;
    /** Bytes of that copy; 0 where there is none. */
    copySize: Generated<number>;
    /** What it shows, in its owner's words. */
    note: Generated<string>;
    createdAt: string;
    attachedAt: string | null;
    /** Since when its file is known to be missing or damaged; null again once it is back. */
    lostAt: Generated<string | null>;
  };
}

export const documentTables = {
  documents: {
    owner: { id: 'ownerId' },
    text: {
      ...text.ids('id', 'ownerId', 'reportId', 'messageId', 'reportMessageId'),
      ...text.words('slot'),
      ...text.personal('name', 'note'),
      ...text.technical('type'),
      ...text.hashes('sha256'),
      ...text.instants('createdAt', 'attachedAt', 'lostAt'),
    },
  },
} satisfies Declarations<DocumentTables>;
