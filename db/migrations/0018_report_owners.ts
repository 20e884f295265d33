import { type Kysely, sql } from 'kysely';
import { runAfter } from '../dialect.ts';

/** Whose a report is stands on it too, for the orders in which no index of two tables can be walked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['ownerEmail', 'ownerName']) {
    await db.schema
      .alterTable('reports')
      .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  }
  const copy = sql`update "reports" set "ownerEmail" = "users"."email", "ownerName" = "users"."nameFolded"
    from "users" where "users"."id" = "reports"."userId"`;
  await copy.execute(db);
  // A report that is restored brings its own.
  await runAfter(
    db,
    'reports_owner_read',
    sql`insert on "reports"`,
    sql`${copy} and "reports"."id" = new."id" and "reports"."ownerEmail" = ''`,
  );
  await runAfter(
    db,
    'reports_owner_followed',
    sql`update of "email", "nameFolded" on "users"`,
    sql`${copy} and "reports"."userId" = new."id"
      and ("reports"."ownerEmail" <> new."email" or "reports"."ownerName" <> new."nameFolded")`,
  );
  for (const [index, { table, columns, only }] of Object.entries(INDEXES)) {
    const where = only ? sql` where ${sql.raw(only)}` : sql``;
    await sql`create index ${sql.ref(index)} on ${sql.table(table)} (${sql.raw(columns)})${where}`.execute(
      db,
    );
  }
}

/**
 * The two orders of reports with what their filters ask; and of tables that hold a tenth of them,
 * one index with all that their lists ask: they are counted and sorted without their rows.
 */
const INDEXES: Readonly<Record<string, { table: string; columns: string; only?: string }>> = {
  reports_by_owner_email: {
    table: 'reports',
    columns: '"ownerEmail", "id", "status", "fraudType", "userId", "deletedAt"',
    only: '"deletedAt" is null',
  },
  reports_by_owner_name: {
    table: 'reports',
    columns: '"ownerName", "id", "status", "fraudType", "userId", "deletedAt"',
    only: '"deletedAt" is null',
  },
  // The team among everybody.
  users_staff_list: { table: 'users', columns: '"id"', only: `"role" = 'admin'` },
  // In this order the lists of what people have are walked by address.
  users_address_list: { table: 'users', columns: '"email", "id"' },
  kyc_verifications_list: {
    table: 'kyc_verifications',
    columns: '"submittedAt", "id", "status", "userId", "fullName", "idBackId"',
  },
  contracts_list: {
    table: 'contracts',
    columns:
      '"createdAt", "id", "status", "userId", "reportId", "reference", "acceptedAt", "renouncedAt", "refundedAt"',
  },
  payments_list: {
    table: 'payments',
    columns:
      '"createdAt", "id", "status", "userId", "contractId", "reference", "updatedAt", "verified", "verifiedAt", "amountInEurCents", "method", "cryptocurrency", "deletedAt"',
  },
  invoices_list: {
    table: 'invoices',
    columns: '"issuedAt", "id", "kind", "userId", "paymentId", "number"',
  },
  withdrawals_list: {
    table: 'withdrawals',
    columns:
      '"createdAt", "id", "status", "userId", "reference", "updatedAt", "amountCents", "method"',
  },
};
