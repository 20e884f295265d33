import { receiptList } from '../../../contract/receipts.ts';
import { noteRead } from '../../platform/audit/note-read.ts';
import { signedIn, staff } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { pdf, sendPdf } from '../../platform/http/pdf.ts';
import { route, routes } from '../../platform/http/route.ts';
import { fileNameOf } from './mails.ts';
import { receiptPdf } from './pdf.ts';
import { presentReceipt } from './present.ts';
import { readReceipt, receiptsIn } from './queries.ts';

export const receiptRoutes = routes(
  'receipts',
  route('GET /api/reports/{id}/receipts', {
    summary: 'What was given for one own report and its added pieces, oldest first',
    access: signedIn,
    answer: ok(receiptList, 'All of them'),
    errors: ['not_found'],
    async handle({ services, account, id }) {
      const { receipts } = await receiptsIn(services.db, id, { ownerId: account.id });
      return { items: receipts.map(presentReceipt) };
    },
  }),
  route('GET /api/admin/reports/{id}/receipts', {
    summary: 'What was given for a report; the read is written down',
    access: staff('manageReports'),
    answer: ok(receiptList, 'All of them'),
    errors: ['not_found'],
    async handle({ services, actor, id }) {
      const { userId, receipts } = await receiptsIn(services.db, id, 'staff');
      await noteRead(services, actor, ['reports', id], userId);
      return { items: receipts.map(presentReceipt) };
    },
  }),
  route('GET /api/receipts/{id}', {
    summary: 'One receipt; for its owner, and for staff who manage reports: that is written down',
    access: signedIn,
    answer: pdf,
    errors: ['not_found'],
    async handle({ c, services, account, actor, id }) {
      const scope = account.permissions?.manageReports ? 'staff' : { ownerId: account.id };
      const found = await readReceipt(services.db, id, scope);
      await noteRead(services, actor, ['reports', found.reportId], found.userId);
      return sendPdf(c, fileNameOf(presentReceipt(found).number), await receiptPdf(found));
    },
  }),
);
