import type { Tables } from '@parade/db';
import type { Insertable } from 'kysely';
import type { ReceiptKind } from '../../../contract/receipts.ts';
import { receiptNumber } from '../../../contract/receipts.ts';
import { isDemonstration } from '../../../contract/site-settings.ts';
import { notify } from '../../people/notifications/notify.ts';
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

/** Gives a receipt for a report that is filed in this transaction, with its pieces, and mails it. `call`: the one in which the team noted it. */
export async function issueReceipt(
  services: Services,
  unit: UnitOfWork,
  report: Report,
  told: Told[],
  call?: { calledAt: string; isInvited: boolean },
): Promise<void> {
  const pieces = await piecesOf(unit.trx, report.id);
  const given = { kind: 'receipt', number: 1, told, pieces } as const;
  const { person, receipt } = await write(services, unit, report, given);
  // The mail of an invitation says so; the receipt follows once its link was opened.
  if (call?.isInvited) return;
  const { support } = (await currentSettings(unit.trx)).contactInfo;
  const noted = { ...receipt, calledAt: call?.calledAt ?? null };
  await enqueueToOwner(unit, person, receiptMail(services.env, person, noted, support));
}

/**
 * Gives a receipt for these pieces, which were added to a report; whoever adds them holds its row. Its
 * owner, who has just sent them, is told by the day's one mail.
 */
export async function issueAddendum(
  services: Services,
  unit: UnitOfWork,
  report: Report,
  documentIds: readonly string[],
): Promise<void> {
  const { trx } = unit;
  const { last } = await trx
    .selectFrom('receipts')
    .select((e) => e.fn.max('number').as('last'))
    .where('reportId', '=', report.id)
    .where('kind', '=', 'addendum')
    .executeTakeFirstOrThrow();
  const pieces = await piecesOf(trx, report.id, documentIds);
  const number = (last ?? 0) + 1;
  await write(services, unit, report, { kind: 'addendum', number, told: [], pieces });
  const { length } = pieces;
  await notify(services, unit, {
    userId: report.userId,
    type: 'info',
    priority: 'low',
    title: `Dossier ${report.reference}\u00a0: ${length === 1 ? 'pièce reçue' : `${length} pièces reçues`}`,
    message: 'Le récépissé de ces pièces est dans votre dossier, sous «\u00a0Suivi\u00a0».',
    category: 'report_receipt',
    objectId: report.id,
    canWait: true,
  });
}
