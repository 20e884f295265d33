import { type Kysely, sql } from 'kysely';
import { appendOnly } from '../dialect.ts';
import {
  index,
  integers,
  ofUser,
  onceWhere,
  oneOf,
  optional,
  primaryKey,
  required,
  version,
} from './schema.ts';

/** What people recovered, what they take out of it, and the ledger of both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('withdrawals')
    .addColumn('id', 'text', primaryKey)
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('userId', 'text', ofUser)
    .addColumn('amountCents', 'bigint', (c) => c.notNull().check(sql`"amountCents" > 0`))
    .$call(oneOf('method', ['binance', 'bank', 'wallet']))
    .$call(optional('binanceId', 'bankName', 'accountNumber', 'accountHolder'))
    .addColumn('walletType', 'text', (c) => c.check(sql`"walletType" in ('btc', 'eth', 'usdt')`))
    .$call(optional('walletAddress'))
    .$call(oneOf('status', ['pending', 'approved', 'rejected']))
    .addColumn('approvals', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('adminNote', 'text', (c) => c.notNull().defaultTo(''))
    .$call(optional('payoutReference', 'payoutOn', 'decidedAt', 'decidedBy'))
    .$call(required('createdAt', 'updatedAt'))
    .addColumn('version', 'integer', version)
    .execute();
  await index(db, 'withdrawals', 'user', 'userId', 'createdAt', 'id');
  await index(db, 'withdrawals', 'status', 'status', 'createdAt', 'id');

  // What one staff member set and a second one has not confirmed yet.
  await db.schema
    .createTable('recovered_amounts')
    .addColumn('id', 'text', primaryKey)
    .addColumn('userId', 'text', ofUser)
    .addColumn('reportId', 'text', (c) => c.references('reports.id'))
    .addColumn('changeCents', 'bigint', (c) => c.notNull().check(sql`"changeCents" <> 0`))
    .$call(required('reason', 'reference'))
    .$call(oneOf('status', ['proposed', 'confirmed', 'rejected']))
    .$call(required('proposedAt'))
    .addColumn('proposedBy', 'text', ofUser)
    .$call(optional('decidedAt'))
    .addColumn('decidedBy', 'text', (c) => c.references('users.id'))
    .execute();
  // One at a time for a person: two that were each right alone would add up.
  await onceWhere(db, 'recovered_amounts', 'one_proposed', 'userId', ['status', 'proposed']);

  await db.schema
    .createTable('ledger_entries')
    .addColumn('id', 'text', primaryKey)
    .addColumn('sequence', 'integer', (c) => c.notNull().unique())
    .addColumn('userId', 'text', ofUser)
    .$call(oneOf('kind', ['recovery', 'correction', 'withdrawal', 'withdrawal_return']))
    .addColumn('amountCents', 'bigint', (c) => c.notNull().check(sql`"amountCents" <> 0`))
    .addColumn('balanceCents', 'bigint', (c) => c.notNull().check(sql`"balanceCents" >= 0`))
    .addColumn('reportId', 'text', (c) => c.references('reports.id'))
    .addColumn('withdrawalId', 'text', (c) => c.references('withdrawals.id'))
    .addColumn('approval', 'integer')
    .$call(required('reference', 'reason'))
    .addColumn('authorId', 'text', ofUser)
    .addColumn('confirmedBy', 'text', (c) => c.references('users.id'))
    .$call(required('at'))
    .addColumn('previousHash', 'text', (c) => c.notNull().unique())
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    // An approval takes the money once, and its return gives it back once.
    .addUniqueConstraint('ledger_entries_approved_once', ['withdrawalId', 'approval', 'kind'])
    .execute();
  await index(db, 'ledger_entries', 'user', 'userId', 'sequence');
  await index(db, 'ledger_entries', 'report', 'reportId');
  await appendOnly(db, 'ledger_entries');

  // The end of the chain: whoever writes the next entry holds this row.
  await db.schema
    .createTable('ledger_head')
    .addColumn('id', 'text', primaryKey)
    .$call(integers('sequence'))
    .$call(required('hash'))
    .execute();
}
