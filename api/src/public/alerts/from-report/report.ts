import type { DbOrTrx } from '@parade/db';

/** What an alert takes of a report, and whose it is; undefined where there is none to read. */
export async function findReport(db: DbOrTrx, id: string) {
  const row = await db
    .selectFrom('reports')
    .innerJoin('users', 'users.id', 'reports.userId')
    .select(['reports.title', 'reports.description', 'reports.contactInfo'])
    .select(['reports.fraudType', 'reports.date', 'reports.amountCents'])
    .select(['users.name', 'users.email', 'users.phone', 'users.address'])
    .where('reports.id', '=', id)
    .where('reports.deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { title, description, contactInfo, fraudType, date, amountCents, ...victim } = row;
  return { story: { title, description, contactInfo }, victim, fraudType, date, amountCents };
}
