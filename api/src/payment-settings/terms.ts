import type { Db, Transaction } from '@parade/db';

/** The terms in force: the VAT rate in percent, null while none is charged. */
export async function currentTerms(db: Db | Transaction): Promise<{ vat: number | null }> {
  const row = await db
    .selectFrom('payment_terms')
    .select('document')
    .where('id', '=', 'main')
    .executeTakeFirst();
  const { vat = null } = row ? (JSON.parse(row.document) as { vat?: number | null }) : {};
  return { vat };
}
