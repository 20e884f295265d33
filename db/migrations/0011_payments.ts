import { type Kysely, sql } from 'kysely';
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

/** What is paid, under which contract, and the invoice for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_settings')
    .addColumn('currency', 'text', primaryKey)
    .$call(required('walletAddress', 'minimumAmount'))
    .$call(optional('eurRate', 'eurRateAt'))
    .$call(required('network', 'feeEstimate', 'duration', 'updatedAt', 'updatedBy'))
    .addColumn('version', 'integer', version)
    .execute();
  await db.schema
    .createTable('payment_terms')
    .addColumn('id', 'text', primaryKey)
    .$call(required('document', 'updatedAt', 'updatedBy'))
    .addColumn('version', 'integer', version)
    .execute();

  await db.schema
    .createTable('contracts')
    .addColumn('id', 'text', primaryKey)
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('userId', 'text', ofUser)
    .addColumn('reportId', 'text', (c) => c.references('reports.id'))
    .$call(oneOf('status', ['draft', 'offered', 'accepted', 'replaced', 'renounced', 'withdrawn']))
    .$call(required('title', 'scope', 'feeTerms', 'refundConditions'))
    .addColumn('amountCents', 'bigint', (c) => c.check(sql`"amountCents" >= 0`))
    .$call(optional('acceptedAt', 'acceptedText', 'acceptedTextHash'))
    .addColumn('earlyStart', 'integer', (c) =>
      c.notNull().defaultTo(0).check(sql`"earlyStart" in (0, 1)`),
    )
    .addColumn('specimen', 'integer', (c) =>
      c.notNull().defaultTo(0).check(sql`"specimen" in (0, 1)`),
    )
    .addColumn('vatRate', 'double precision')
    .$call(optional('renouncedAt', 'refundedAt', 'refundReference', 'createdBy'))
    .$call(required('createdAt', 'updatedAt'))
    .addColumn('version', 'integer', version)
    .execute();
  await index(db, 'contracts', 'user', 'userId', 'id');
  await index(db, 'contracts', 'status', 'status', 'id');
  await index(db, 'contracts', 'report', 'reportId');

  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', primaryKey)
    .addColumn('reference', 'text', (c) => c.notNull().unique())
    .addColumn('userId', 'text', ofUser)
    .addColumn('contractId', 'text', (c) => c.notNull().references('contracts.id'))
    .$call(oneOf('method', ['crypto', 'bank_transfer']))
    .$call(optional('cryptocurrency', 'cryptoName', 'cryptoSymbol', 'amount', 'eurRate'))
    .addColumn('amountInEurCents', 'bigint', (c) => c.notNull().check(sql`"amountInEurCents" >= 0`))
    .$call(optional('transactionHash', 'payeeShown'))
    .$call(required('description'))
    .$call(oneOf('status', ['pending', 'completed', 'failed']))
    .addColumn('verified', 'integer', (c) => c.check(sql`"verified" in (0, 1)`))
    .$call(optional('verifiedAt', 'verifiedBy', 'receivedOn'))
    .addColumn('adminNote', 'text', (c) => c.notNull().defaultTo(''))
    .$call(optional('deletedAt'))
    .$call(required('createdAt', 'updatedAt'))
    .addColumn('version', 'integer', version)
    .execute();
  await index(db, 'payments', 'user', 'userId', 'id');
  await index(db, 'payments', 'status', 'status', 'id');
  await index(db, 'payments', 'contract', 'contractId');
  await index(db, 'payments', 'hash', 'transactionHash');
  // Anybody can claim a transaction that stands on its chain: it pays for one confirmed payment alone.
  await onceWhere(db, 'payments', 'confirmed_hash', 'transactionHash', ['verified', 1]);

  await db.schema
    .createTable('invoices')
    .addColumn('id', 'text', primaryKey)
    .$call(oneOf('kind', ['invoice', 'credit_note']))
    .$call(integers('year'))
    .$call(required('series'))
    .$call(integers('sequence'))
    .addColumn('number', 'text', (c) => c.notNull().unique())
    .addColumn('paymentId', 'text', (c) => c.notNull().references('payments.id'))
    .addColumn('userId', 'text', ofUser)
    .addColumn('invoiceId', 'text', (c) => c.unique().references('invoices.id'))
    .$call(required('issuedAt', 'document'))
    .addUniqueConstraint('invoices_gapless', ['series', 'year', 'sequence'])
    .execute();
  await index(db, 'invoices', 'payment', 'paymentId');
  await index(db, 'invoices', 'user', 'userId', 'id');
  // The last number of each series and year: taken inside the transaction that issues.
  await db.schema
    .createTable('invoice_numbers')
    .$call(required('series'))
    .$call(integers('year', 'last'))
    .addPrimaryKeyConstraint('invoice_numbers_once', ['series', 'year'])
    .execute();

  // What a mail carries, by name: its bytes are made when it leaves.
  await db.schema.alterTable('mail_outbox').addColumn('attachment', 'text').execute();
}
