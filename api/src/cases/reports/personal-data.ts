import { eraseDocuments } from '../../people/documents/erase.ts';
import { countOf } from '../../platform/count.ts';
import {
  type Answers,
  idsOwned,
  ownedBy,
  ownerOrder,
  type PersonalPart,
} from '../../platform/personal-data.ts';
import type { Resources } from '../../platform/resources.ts';
import { forgetWords } from '../../platform/search/words.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { forgetReports } from '../../public/alerts/forget-reports.ts';
import { eraseConversations } from '../conversations/personal-data.ts';
import { presentMessage } from '../conversations/present.ts';
import { presentReceipt } from '../receipts/present.ts';
import { presentStoredPlan } from '../steps/present.ts';
import { presentLine } from '../timeline/present.ts';
import { reportsPage } from './personal-page.ts';
import { presentReport } from './present.ts';
import { everyReport } from './queries.ts';

const answers = {
  reports: {
    // What stands where a report was that a contract or the ledger names: its number, without a word.
    erased: {
      title: '',
      description: '',
      additionalInfo: '',
      date: '',
      location: '',
      contactInfo: '',
      adminNote: '',
      ownerEmail: '',
      ownerName: '',
      amountCents: null,
      situation: null,
      answers: null,
    },
    exported: {
      title: 'reports.title',
      description: 'reports.description',
      additionalInfo: 'reports.additionalInfo',
      date: 'reports.date',
      location: 'reports.location',
      contactInfo: 'reports.contactInfo',
      adminNote: 'reports.adminNote',
      ownerEmail: ownerOrder,
      ownerName: ownerOrder,
      situation: 'reports.plan.situation',
      answers: 'reports.plan.answers.answer',
    },
  },
  report_history: { erased: 'rows', exported: { note: 'reports.history.note' } },
} satisfies Answers<'reports' | 'report_history'>;

/**
 * Erases reports with their history, plan, conversation, timeline, receipts and documents, and drafts of alerts made
 * from them. Where the ledger or a contract names one, which the law keeps,
 * its number stays and nothing else.
 */
export async function eraseReports(
  services: Resources,
  unit: UnitOfWork,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const { trx, at } = unit;
  const documents = trx.selectFrom('documents').select('id').where('reportId', 'in', ids);
  await eraseDocuments(services, unit, await documents.execute());
  await eraseConversations(services, unit, ids);
  for (const table of ['losses', 'counterparties', 'timeline_entries'] as const) {
    await trx.deleteFrom(table).where('reportId', 'in', ids).execute();
  }
  await trx.deleteFrom('report_calls').where('reportId', 'in', ids).execute();
  await trx.deleteFrom('receipts').where('reportId', 'in', ids).execute();
  await trx.deleteFrom('steps').where('reportId', 'in', ids).execute();
  await trx.deleteFrom('report_history').where('reportId', 'in', ids).execute();
  await forgetWords(trx, ids);
  await forgetReports(trx, ids);
  const namedBy = (table: 'ledger_entries' | 'contracts') =>
    trx.selectFrom(table).select('reportId').where('reportId', 'in', ids);
  await trx
    .deleteFrom('reports')
    .where('id', 'in', ids)
    .where('id', 'not in', namedBy('ledger_entries'))
    .where('id', 'not in', namedBy('contracts'))
    .execute();
  await trx
    .updateTable('reports')
    .set((e) => ({
      ...answers.reports.erased,
      deletedAt: at,
      updatedAt: at,
      version: e('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute();
  unit.publish({ topic: 'alerts' }, { permission: 'systemSettings' });
  unit.publish({ topic: 'reports' }, { permission: 'manageReports' });
  unit.publish({ topic: 'summary' }, { permission: 'manageReports' });
}

export const reportData = {
  answers,
  async collect({ db, key }, { id }) {
    const reports = (await everyReport(db, id)).map((report) => ({
      ...presentReport(key, report),
      setAsideAt: report.deletedAt,
      plan: presentStoredPlan(report),
      conversation: report.messages.map(presentMessage),
      timeline: report.lines.map(presentLine),
      receipts: report.receipts.map(presentReceipt),
    }));
    return { reports };
  },
  page: reportsPage,
  objects: idsOwned('reports'),
  counted: {
    // Without those that are a mere number already.
    reports: (db, person) =>
      countOf(db.selectFrom('reports').where(ownedBy('reports', person)).where('title', '<>', '')),
  },
  hasOwnPeriod: true,
  async erase(services, unit, person) {
    const ids = await idsOwned('reports')(unit.trx, person);
    await eraseReports(services, unit, ids);
    return { reports: ids.length };
  },
} satisfies PersonalPart;
