import type { Feature } from '../../platform/feature.ts';
import { enqueueMail } from '../../platform/mail/enqueue.ts';
import { type Answers, safeName, withheld } from '../../platform/personal-data.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import { fileNameOf, receiptMail } from './mails.ts';
import { receiptPdf } from './pdf.ts';
import { ownReceipts, receiptById } from './queries.ts';
import { receiptRoutes } from './routes.ts';

const answers = {
  // They go with their report.
  receipts: { erased: 'rows', exported: { content: withheld('It is the PDF in the ZIP.') } },
} satisfies Answers<'receipts'>;

export const receipts = {
  routes: [receiptRoutes],
  mailAttachments: { receipt: async (db, id) => receiptPdf(await receiptById(db, id)) },
  async handOver({ env }, unit, person) {
    const { support } = (await currentSettings(unit.trx)).contactInfo;
    for (const receipt of await ownReceipts(unit.trx, person.id)) {
      await enqueueMail(unit, person.email, receiptMail(env, person, receipt, support));
    }
  },
  personalData: {
    answers,
    files: async ({ db }, _person, { reports }) =>
      reports
        .flatMap((report) => report.receipts)
        .map(({ id, number, at }) => ({
          path: `recepisses/${safeName(fileNameOf(number))}`,
          read: async () => receiptPdf(await receiptById(db, id)),
          at,
        })),
  },
} satisfies Feature;
