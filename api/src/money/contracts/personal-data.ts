import type { DbOrTrx } from '@parade/db';
import { CONTRACT_STATUS_LABELS } from '../../../contract/contracts.ts';
import { formatCalendarDay, formatDateTime } from '../../../contract/dates.ts';
import { formatEuros } from '../../../contract/money.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import { countOf } from '../../platform/count.ts';
import {
  idsOwned,
  kept,
  ownedBy,
  type PersonalPart,
  safeName,
  withheld,
} from '../../platform/personal-data.ts';
import { facts, type Html, moment, section } from '../../platform/personal-page.ts';
import { contractPdf } from './pdf.ts';
import { presentContract } from './present.ts';
import { contractById, everyContract, hasLivePayment } from './queries.ts';
import { mostSpecimen } from './specimen.ts';

const day = (date: string | null): string | null => date && formatCalendarDay(date);

const aContract = (c: PersonalData['contracts'][number]): Html =>
  facts([
    ['Contrat', `${c.reference}\u00a0: ${c.title}`],
    ['Statut', CONTRACT_STATUS_LABELS[c.status]],
    ['Proposé le', formatDateTime(c.createdAt)],
    ['Accepté le', moment(c.acceptedAt)],
    ['Prix', c.amount === null ? null : formatEuros(c.amount)],
    ['Ce que comprend le service', c.scope],
    ['Prix et paiement', c.feeTerms],
    ['Conditions de remboursement', c.refundConditions],
    ['Délai', c.deliveryPeriod],
    ['Avocat', c.lawyer],
    ['Renonciation jusqu’au', day(c.renounceUntil)],
    ['Renoncé le', moment(c.renouncedAt)],
    ['À rembourser avant le', day(c.refundDueOn)],
    ['Remboursé le', moment(c.refundedAt)],
    ['Référence du remboursement', c.refundReference],
  ]);

/** Of one that was accepted; what was merely offered goes. */
const LAW = kept('Code de la consommation, article L213-1');

export const contractData = {
  answers: {
    contracts: {
      erased: {
        title: LAW,
        scope: LAW,
        feeTerms: LAW,
        refundConditions: LAW,
        deliveryPeriod: LAW,
        lawyer: LAW,
        acceptedText: LAW,
        refundReference: LAW,
      },
      exported: {
        title: 'contracts.title',
        scope: 'contracts.scope',
        feeTerms: 'contracts.feeTerms',
        refundConditions: 'contracts.refundConditions',
        deliveryPeriod: 'contracts.deliveryPeriod',
        lawyer: 'contracts.lawyer',
        acceptedText: withheld('It is the PDF in the ZIP.'),
        refundReference: 'contracts.refundReference',
      },
    },
  },
  async collect({ db, now }, { id }) {
    const at = now();
    return { contracts: (await everyContract(db, id)).map((each) => presentContract(each, at)) };
  },
  page: { contracts: (all) => section('Contrats', all.map(aContract), 'Aucun contrat.') },
  files: async ({ db }, _person, { contracts }) =>
    contracts.flatMap(({ id, reference, acceptedAt }) =>
      acceptedAt === null
        ? []
        : [
            {
              path: `contrats/${safeName(reference)}.pdf`,
              read: async () => contractPdf(await contractById(db, id)),
              at: acceptedAt,
            },
          ],
    ),
  objects: idsOwned('contracts'),
  kept: {
    contracts: (db, person) =>
      countOf(
        db
          .selectFrom('contracts')
          .where(ownedBy('contracts', person))
          .where('acceptedAt', 'is not', null),
      ),
  },
  async erase(_services, { trx, publish }, person) {
    await trx
      .deleteFrom('contracts')
      .where(ownedBy('contracts', person))
      .where('acceptedAt', 'is', null)
      .execute();
    publish({ topic: 'contracts' }, { permission: 'managePayments' });
  },
} satisfies PersonalPart;

/** Whether a renounced one is still to be given back. */
export async function isOwedRefund(db: DbOrTrx, userId: string): Promise<boolean> {
  const refund = await db
    .selectFrom('contracts')
    .select('contracts.id')
    .where('contracts.userId', '=', userId)
    .where('contracts.status', '=', 'renounced')
    .where('contracts.refundedAt', 'is', null)
    .where('contracts.specimen', '<=', mostSpecimen())
    .where(hasLivePayment)
    .executeTakeFirst();
  return refund !== undefined;
}
