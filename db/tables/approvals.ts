import type { Generated } from 'kysely';
import { type Declarations, text } from '../personal.ts';

export interface ApprovalTables {
  /** A change of what is dangerous, from its proposal to the second person's word. */
  approvals: {
    id: string;
    /** Which verb applies it. */
    kind: string;
    /** What it changes: of one thing at most one change waits. */
    object: string;
    /** What it takes to confirm it: all of these, parted by blanks. */
    permissions: string;
    title: string;
    /** JSON of what the verb takes. */
    input: string;
    /** JSON: what changes, in words, as both people read it. */
    changes: string;
    status: Generated<'proposed' | 'confirmed' | 'rejected' | 'taken_back'>;
    /** Whose money or access it is about; null where it is nobody’s. */
    userId: string | null;
    proposedAt: string;
    proposedBy: string;
    /** When it takes effect by itself; null where it waits for a second person. */
    dueAt: string | null;
    decidedAt: string | null;
    decidedBy: string | null;
    /** Why it was rejected or taken back. */
    reason: string | null;
  };
}

export const approvalTables = {
  approvals: {
    owner: { id: 'userId' },
    text: {
      ...text.ids('id', 'userId', 'proposedBy', 'decidedBy'),
      ...text.words('kind', 'permissions', 'status'),
      ...text.references('object'),
      ...text.personal('title', 'input', 'changes', 'reason'),
      ...text.instants('proposedAt', 'dueAt', 'decidedAt'),
    },
  },
} satisfies Declarations<ApprovalTables>;
