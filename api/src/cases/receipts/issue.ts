import type { Tables } from '@parade/db';
import type { Insertable } from 'kysely';
import type { ReceiptKind } from '../../../contract/receipts.ts';
import { receiptNumber } from '../../../contract/receipts.ts';
import { isDemonstration } from '../../../contract/site-settings.ts';
import type { Services } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueToOwner } from '../../platform/mail/enqueue.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import type { ReceiptContent, Told } from './content.ts';
import { firstAnswer } from './first-answer.ts';
import { receiptMail } from './mails.ts';
import { noticesOf } from './notices.ts';
import { piecesOf } from './pieces.ts';

interface Report {
  id: string;
  reference: string;
  userId: string;
}

interface Given extends Pick<ReceiptContent, 'told' | 'pieces'> {
  kind: ReceiptKind;
  number: number;
}

/** Writes what stands on it from then on. Answers it with who it is for. */
async function write(
  { now }: Services,
  { trx, at }: UnitOfWork,
  report: Report,
  { kind, number, told, pieces }: Given,
) {
  const person = await trx
    .selectFrom('users')
    .select(['name', 'email', 'isEmailVerified'])
    .where('id', '=', report.userId)
    .executeTakeFirstOrThrow();
  const settings = await currentSettings(trx);
  const brand = settings.brand.name;
  const { reference } = report;
  const content: ReceiptContent = {
    number: receiptNumber(reference, kind, number),
    ...{ reference, at, brand, demonstration: isDemonstration(settings) },
    ...{ filedBy: person.name, told, pieces },
    notices: noticesOf(brand, await firstAnswer(trx, now())),
  };
  const row: Insertable<Tables['receipts']> = {
    ...{ id: newId(), reportId: report.id, kind, number, at },
    content: JSON.stringify(content),
  };
  await trx.insertInto('receipts').values(row).execute();
  return { person, receipt: { ...row, reference } };
}

/** Gives a receipt for a report that is filed in this transaction, with its pieces, and mails it. */
export async function issueReceipt(
  services: Services,
  unit: UnitOfWork,
  report: Report,
  told: Told[],
): Promise<void> {
  const pieces = await piecesOf(unit.trx, report.id);
  const given = { kind: 'receipt', number: 1, told, pieces } as const;
  const { person, receipt } = await write(services, unit, report, given);
  await enqueueToOwner(unit, person, receiptMail(services.env, person, receipt));
}
