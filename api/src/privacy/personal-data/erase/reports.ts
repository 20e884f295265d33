import type { Services } from '../../../platform/context.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { eraseDocuments } from './documents.ts';

/** What stands where a report was that a contract or the ledger names: its number, without a word. */
const NOTHING = {
  title: '',
  description: '',
  additionalInfo: '',
  location: '',
  contactInfo: '',
  adminNote: '',
  date: '',
  amountCents: null,
} as const;

/**
 * Erases reports with their history and documents, and drafts of alerts made
 * from them. Published alerts stay without the way back: they name no person. Where the ledger or a contract
 * names one, which the law keeps, its number stays and nothing else.
 */
export async function eraseReports(
  services: Services,
  unit: UnitOfWork,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const { trx, at } = unit;
  const documents = await trx
    .selectFrom('documents')
    .select('id')
    .where('reportId', 'in', ids)
    .execute();
  await eraseDocuments(
    services,
    unit,
    documents.map(({ id }) => id),
  );
  await trx.deleteFrom('report_history').where('reportId', 'in', ids).execute();
  // A draft may still hold the person's own sentences; what was published names nobody.
  await trx
    .deleteFrom('alerts')
    .where('reportId', 'in', ids)
    .where('status', 'in', ['pending', 'rejected'])
    .execute();
  await trx.updateTable('alerts').set({ reportId: null }).where('reportId', 'in', ids).execute();
  const namedBy = (table: 'ledger_entries' | 'contracts' | 'recovered_amounts') =>
    trx.selectFrom(table).select('reportId').where('reportId', 'in', ids);
  await trx
    .deleteFrom('reports')
    .where('id', 'in', ids)
    .where('id', 'not in', namedBy('ledger_entries'))
    .where('id', 'not in', namedBy('contracts'))
    .where('id', 'not in', namedBy('recovered_amounts'))
    .execute();
  await trx
    .updateTable('reports')
    .set((e) => ({ ...NOTHING, deletedAt: at, updatedAt: at, version: e('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
  unit.publish({ topic: 'alerts' }, { permission: 'systemSettings' });
  unit.publish({ topic: 'reports' }, { permission: 'manageReports' });
  unit.publish({ topic: 'summary' }, { permission: 'manageReports' });
}
