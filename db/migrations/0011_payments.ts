import { type Kysely, sql } from 'kysely';

/** What is paid, under which contract, and the invoice for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_settings')
    .addColumn('currency', 'text', (c) => c.primaryKey())
    .addColumn('walletAddress', 'text', (c) => c.notNull())
    .addColumn('minimumAmount', 'text', (c) => c.notNull())
    .addColumn('eurRate', 'text')
    .addColumn('eurRateAt', 'text')
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('feeEstimate', 'text', (c) => c.notNull())
    .addColumn('duration', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addColumn('updatedBy', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable('payment_terms')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('document', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addColumn('updatedBy', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();

  await db.schema
    .createTable('contracts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('reportId', 'text', (c) => c.references('reports.id'))
    .addColumn('status', 'text', (c) =>
      c
        .notNull()
        .check(
          sql`"status" in ('draft', 'offered', 'accepted', 'replaced', 'renounced', 'withdrawn')`,
        ),
    )
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('scope', 'text', (c) => c.notNull())
    .addColumn('feeTerms', 'text', (c) => c.notNull())
    .addColumn('refundConditions', 'text', (c) => c.notNull())
    .addColumn('amountCents', 'bigint', (c) => c.check(sql`"amountCents" >= 0`))
    .addColumn('acceptedAt', 'text')
    .addColumn('acceptedText', 'text')
    .addColumn('acceptedTextHash', 'text')
    .addColumn('earlyStart', 'integer', (c) =>
      c.notNull().defaultTo(0).check(sql`"earlyStart" in (0, 1)`),
    )
    .addColumn('specimen', 'integer', (c) =>
      c.notNull().defaultTo(0).check(sql`"specimen" in (0, 1)`),
    )
    .addColumn('vatRate', 'double precision')
    .addColumn('renouncedAt', 'text')
    .addColumn('refundedAt', 'text')
    .addColumn('refundReference', 'text')
    .addColumn('createdBy', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex('contracts_user').on('contracts').columns(['userId', 'id']).execute();
  await db.schema
    .createIndex('contracts_status')
    .on('contracts')
    .columns(['status', 'id'])
    .execute();
  await db.schema.createIndex('contracts_report').on('contracts').column('reportId').execute();

  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('contractId', 'text', (c) => c.notNull().references('contracts.id'))
    .addColumn('method', 'text', (c) =>
      c.notNull().check(sql`"method" in ('crypto', 'bank_transfer')`),
    )
    .addColumn('cryptocurrency', 'text')
    .addColumn('cryptoName', 'text')
    .addColumn('cryptoSymbol', 'text')
    .addColumn('amount', 'text')
    .addColumn('eurRate', 'text')
    .addColumn('amountInEurCents', 'bigint', (c) => c.notNull().check(sql`"amountInEurCents" >= 0`))
    .addColumn('transactionHash', 'text')
    .addColumn('payeeShown', 'text')
    .addColumn('description', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) =>
      c.notNull().check(sql`"status" in ('pending', 'completed', 'failed')`),
    )
    .addColumn('verified', 'integer', (c) => c.check(sql`"verified" in (0, 1)`))
    .addColumn('verifiedAt', 'text')
    .addColumn('verifiedBy', 'text')
    .addColumn('receivedOn', 'text')
    .addColumn('adminNote', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('deletedAt', 'text')
    .addColumn('createdAt', 'text', (c) => c.notNull())
    .addColumn('updatedAt', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex('payments_user').on('payments').columns(['userId', 'id']).execute();
  await db.schema.createIndex('payments_status').on('payments').columns(['status', 'id']).execute();
  await db.schema.createIndex('payments_contract').on('payments').column('contractId').execute();
  await db.schema.createIndex('payments_hash').on('payments').column('transactionHash').execute();
  // Anybody can claim a transaction that stands on its chain: it pays for one confirmed payment alone.
  await db.schema
    .createIndex('payments_confirmed_hash')
    .unique()
    .on('payments')
    .column('transactionHash')
    .where(sql.ref('verified'), '=', sql.lit(1))
    .execute();

  await db.schema
    .createTable('invoices')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull().check(sql`"kind" in ('invoice', 'credit_note')`))
    .addColumn('year', 'integer', (c) => c.notNull())
    .addColumn('series', 'text', (c) => c.notNull())
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('number', 'text', (c) => c.notNull().unique())
    .addColumn('paymentId', 'text', (c) => c.notNull().references('payments.id'))
    .addColumn('userId', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('invoiceId', 'text', (c) => c.unique().references('invoices.id'))
    .addColumn('issuedAt', 'text', (c) => c.notNull())
    .addColumn('document', 'text', (c) => c.notNull())
    .addUniqueConstraint('invoices_gapless', ['series', 'year', 'sequence'])
    .execute();
  await db.schema.createIndex('invoices_payment').on('invoices').column('paymentId').execute();
  await db.schema.createIndex('invoices_user').on('invoices').columns(['userId', 'id']).execute();
  // The last number of each series and year: taken inside the transaction that issues.
  await db.schema
    .createTable('invoice_numbers')
    .addColumn('series', 'text', (c) => c.notNull())
    .addColumn('year', 'integer', (c) => c.notNull())
    .addColumn('last', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('invoice_numbers_once', ['series', 'year'])
    .execute();

  // What a mail carries, by name: its bytes are made when it leaves.
  await db.schema.alterTable('mail_outbox').addColumn('attachment', 'text').execute();
}
