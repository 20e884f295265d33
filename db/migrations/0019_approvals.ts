import { type Kysely, sql } from 'kysely';
import { index, onceWhere, oneOf, optional, primaryKey, required } from './schema.ts';

/** Amounts that wait to be confirmed, as they stood until now. */
interface Waiting {
  id: string;
  userId: string;
  reportId: string | null;
  changeCents: number;
  reason: string;
  reference: string;
  proposedAt: string;
  proposedBy: string;
}

/** Changes that wait for a second person; recovered amounts are among them from now on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('approvals')
    .addColumn('id', 'text', primaryKey)
    .$call(required('kind', 'object', 'permissions', 'title', 'input', 'changes'))
    .$call(oneOf('status', ['proposed', 'confirmed', 'rejected', 'taken_back'], 'proposed'))
    .addColumn('userId', 'text', (c) => c.references('users.id').onDelete('cascade'))
    .$call(required('proposedAt', 'proposedBy'))
    .$call(optional('dueAt', 'decidedAt', 'decidedBy', 'reason'))
    .execute();
  // Two changes of one thing at once would undo each other.
  await onceWhere(db, 'approvals', 'waiting', 'object', ['status', 'proposed']);
  await index(db, 'approvals', 'of', 'userId');

  const { rows } = await sql<Waiting>`select * from "recovered_amounts"
    where "status" = 'proposed'`.execute(db);
  for (const row of rows) {
    const { id, userId, reportId, changeCents, reason, reference, proposedAt, proposedBy } = row;
    const input = { userId, reportId, changeCents: Number(changeCents), reason, reference };
    const changes = [
      { what: 'la somme, en centimes', before: null, after: String(changeCents) },
      { what: 'la raison', before: null, after: reason },
      { what: 'la référence bancaire, à vérifier sur le relevé', before: null, after: reference },
    ];
    await sql`insert into "approvals"
      ("id", "kind", "object", "permissions", "title", "input", "changes", "userId", "proposedAt", "proposedBy")
      values (${id}, 'ledger.balance', ${`recovered-amounts/${userId}`}, 'managePayments',
        'Montant récupéré', ${JSON.stringify(input)}, ${JSON.stringify(changes)}, ${userId},
        ${proposedAt}, ${proposedBy})`.execute(db);
  }
  await db.schema.dropTable('recovered_amounts').execute();
}
