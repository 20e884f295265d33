import { type Declarations, text } from '../personal.ts';

export interface BulkChangeTables {
  /** What a staff member did to several records at once, while it can be undone. */
  bulk_changes: {
    id: string;
    list: string;
    actorId: string;
    /** The status that they were given; `removed` for what was removed. */
    status: string;
    /** JSON: each record's id, the status from before and the version that the change left. */
    items: string;
    at: string;
    /** Once it was undone. */
    reversedAt: string | null;
    /** Once the people were told, which waits until nobody can undo it any more. */
    settledAt: string | null;
  };
}

export const bulkChangeTables = {
  bulk_changes: {
    nobody: 'ids and statuses of records, for a day',
    text: {
      ...text.ids('id', 'actorId'),
      ...text.words('list', 'status'),
      ...text.technical('items'),
      ...text.instants('at', 'reversedAt', 'settledAt'),
    },
  },
} satisfies Declarations<BulkChangeTables>;
