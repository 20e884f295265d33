import { type Kysely, sql } from 'kysely';
import { appendOnly } from '../dialect.ts';

/** What people recovered, what they take out of it, and the ledger of both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('withdrawals')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('amountCents', 'bigint', (c) => c.notNull().check(sql`"amountCents" > 0`))
    .addColumn('method', 'text', (c) =>
      c.notNull().check(sql`"method" in ('binance', 'bank', 'wallet')`),
    )
    .addColumn('binanceId', 'text')
    .addColumn('bankName', 'text')
    .addColumn('accountNumber', 'text')
    .addColumn('accountHolder', 'text')
    .addColumn('walletType', 'text', (c) => c.check(sql`"walletType" in ('btc', 'eth', 'usdt')`))
    .addColumn('walletAddress', 'text')
    .addColumn('status', 'text', (c) =>
      c.notNull().check(sql`"status" in ('pending', 'approved', 'rejected')`),
    )
    .addColumn('approvals', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('adminNote', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('payoutReference', 'text')
    .addColumn('payoutOn', 'text')
    .addColumn('decidedAt', 'text')
    .addColumn('decidedBy', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createIndex('withdrawals_user')
    .on('withdrawals')
    .columns(['userId', 'createdAt', 'id'])
    .execute();
  await db.schema
    .createIndex('withdrawals_status')
    .on('withdrawals')
    .columns(['status', 'createdAt', 'id'])
    .execute();

  // What one staff member set and a second one has not confirmed yet.
  await db.schema
    .createTable('recovered_amounts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('reportId', 'text', (c) => c.references('reports.id'))
    .addColumn('changeCents', 'bigint', (c) => c.notNull().check(sql`"changeCents" <> 0`))
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) =>
      c.notNull().check(sql`"status" in ('proposed', 'confirmed', 'rejected')`),
    )
    .addColumn('proposedAt', 'text', (c) => c.notNull())
    .addColumn('proposedBy', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('decidedAt', 'text')
    .addColumn('decidedBy', 'text', (c) => c.references('users.id'))
    .execute();
  // One at a time for a person: two that were each right alone would add up.
  await db.schema
    .createIndex('recovered_amounts_one_proposed')
    .unique()
    .on('recovered_amounts')
    .column('userId')
    .where(sql.ref('status'), '=', sql.lit('proposed'))
    .execute();

  await db.schema
    .createTable('ledger_entries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('sequence', 'integer', (c) => c.notNull().unique())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('kind', 'text', (c) =>
      c
        .notNull()
        .check(sql`"kind" in ('recovery', 'correction', 'withdrawal', 'withdrawal_return')`),
    )
    .addColumn('amountCents', 'bigint', (c) => c.notNull().check(sql`"amountCents" <> 0`))
    .addColumn('balanceCents', 'bigint', (c) => c.notNull().check(sql`"balanceCents" >= 0`))
    .addColumn('reportId', 'text', (c) => c.references('reports.id'))
    .addColumn('withdrawalId', 'text', (c) => c.references('withdrawals.id'))
    .addColumn('approval', 'integer')
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('authorId', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('confirmedBy', 'text', (c) => c.references('users.id'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('previousHash', 'text', (c) => c.notNull().unique())
    .addColumn('hash', 'text', (c) => c.notNull().unique())
    // An approval takes the money once, and its return gives it back once.
    .addUniqueConstraint('ledger_entries_approved_once', ['withdrawalId', 'approval', 'kind'])
    .execute();
  await db.schema
    .createIndex('ledger_entries_user')
    .on('ledger_entries')
    .columns(['userId', 'sequence'])
    .execute();
  await db.schema
    .createIndex('ledger_entries_report')
    .on('ledger_entries')
    .column('reportId')
    .execute();
  await appendOnly(db, 'ledger_entries');

  // The end of the chain: whoever writes the next entry holds this row.
  await db.schema
    .createTable('ledger_head')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .execute();
}
