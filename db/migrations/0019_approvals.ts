import type { Kysely } from 'kysely';
import { index, onceWhere, oneOf, optional, primaryKey, required } from './schema.ts';

/** Changes that wait for a second person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('approvals')
    .addColumn('id', 'text', primaryKey)
    .$call(required('kind', 'object', 'permission', 'title', 'input', 'changes'))
    .$call(oneOf('status', ['proposed', 'confirmed', 'rejected', 'taken_back'], 'proposed'))
    .addColumn('userId', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .$call(required('proposedAt', 'proposedBy'))
    .$call(optional('dueAt', 'decidedAt', 'decidedBy'))
    .execute();
  // Two changes of one thing at once would undo each other.
  await onceWhere(db, 'approvals', 'waiting', 'object', ['status', 'proposed']);
  await index(db, 'approvals', 'of', 'userId');
}
