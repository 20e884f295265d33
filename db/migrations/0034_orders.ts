import { type Kysely, sql } from 'kysely';

/** An order names its transaction later, and keeps everything that it was shown of where to pay. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['payeeDetails', 'transactionAt']) {
    await db.schema.alterTable('payments').addColumn(column, 'text').execute();
  }
  // Until now the transaction came with the order.
  await sql`update payments set "transactionAt" = "createdAt" where "method" = 'crypto'`.execute(
    db,
  );
  await keepAccounts(db);
  await db.schema.dropIndex('payments_list').execute();
  await sql`create index payments_list on payments ("createdAt", "id", "status", "userId", "contractId",
    "reference", "updatedAt", "verified", "verifiedAt", "amountInEurCents", "method", "cryptocurrency",
    "deletedAt", "transactionAt")`.execute(db);
}

/** A transfer that waits keeps the account of today where that is the one it was shown. */
async function keepAccounts(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ document: string }>`select "document" from payment_terms`.execute(
    db,
  );
  for (const { document } of rows) {
    const { bankTransfer } = JSON.parse(document);
    if (!bankTransfer) continue;
    const { holder, bic, wording } = bankTransfer;
    await sql`update payments set "payeeDetails" = ${JSON.stringify({ holder, bic, wording })}
      where "method" = 'bank_transfer' and "payeeShown" = ${bankTransfer.iban}`.execute(db);
  }
}
