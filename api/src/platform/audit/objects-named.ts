import type { DbOrTrx } from '@parade/db';

/** What the journal speaks of and the back office opens: its table, and the column that names it aloud. */
const OPENED = {
  reports: { table: 'reports', name: 'reference' },
  payments: { table: 'payments', name: 'reference' },
  withdrawals: { table: 'withdrawals', name: 'reference' },
  contracts: { table: 'contracts', name: 'reference' },
  'support-tickets': { table: 'support_tickets', name: null },
  'kyc-verifications': { table: 'kyc_verifications', name: null },
  users: { table: 'users', name: null },
  alerts: { table: 'alerts', name: null },
  disputes: { table: 'disputes', name: null },
} as const;

export interface Named {
  reference: string | null;
  resource: string;
}

const isOpened = (type: string): type is keyof typeof OPENED => Object.hasOwn(OPENED, type);

/** Where each object of these events opens, and how it is called; nothing for what is gone. */
export async function objectsNamed(
  db: DbOrTrx,
  events: readonly { objectType: string; objectId: string }[],
): Promise<Map<string, Named>> {
  const byType = Map.groupBy(events, ({ objectType }) => objectType);
  const named = new Map<string, Named>();
  for (const [type, some] of byType) {
    if (!isOpened(type)) continue;
    const { table, name } = OPENED[type];
    const ids = [...new Set(some.map(({ objectId }) => objectId))];
    const rows = await db
      .selectFrom(table as 'reports')
      .select(['id', ...(name ? [name] : [])])
      .where('id', 'in', ids)
      .execute();
    for (const { id, reference } of rows) {
      named.set(`${type} ${id}`, { reference: reference ?? null, resource: type });
    }
  }
  return named;
}
