import { formatCalendarDay, formatDateTime } from '../../../contract/dates.ts';
import { KYC_SLOT_LABELS, KYC_SLOTS, kycStatusLabel } from '../../../contract/kyc.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import { eraseDocuments } from '../../people/documents/erase.ts';
import { forgetInJournal } from '../../platform/audit/forget.ts';
import { countOwned, idsOwned, type PersonalPart } from '../../platform/personal-data.ts';
import { facts, type Html, moment, names, section } from '../../platform/personal-page.ts';
import type { Resources } from '../../platform/resources.ts';
import { forgetWords } from '../../platform/search/words.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { presentKyc } from './present.ts';
import { everyKyc } from './queries.ts';

/** Erases every identity request of these people, with their photos. */
export async function eraseKyc(
  services: Resources,
  unit: UnitOfWork,
  userIds: readonly string[],
): Promise<void> {
  const { trx } = unit;
  const gone = await trx
    .deleteFrom('kyc_verifications')
    .where('userId', 'in', userIds)
    .returning('id')
    .execute();
  const ids = gone.map(({ id }) => id);
  await forgetWords(trx, ids);
  // The notes stand in the journal, too.
  await forgetInJournal(trx, ids);
  const photos = trx
    .selectFrom('documents')
    .select('id')
    .where('ownerId', 'in', userIds)
    .where('slot', 'in', KYC_SLOTS);
  await eraseDocuments(services, unit, await photos.execute());
  unit.publish({ topic: 'kyc' }, { permission: 'manageReports' });
  unit.publish({ topic: 'summary' }, { permission: 'manageReports' });
}

const aKyc = (k: PersonalData['kycVerifications'][number]): Html =>
  facts([
    ['Envoyée le', formatDateTime(k.submittedAt)],
    ['Statut', kycStatusLabel(k.status)],
    ['Examinée le', moment(k.reviewedAt)],
    ['Nom complet', k.fullName],
    ['Date de naissance', formatCalendarDay(k.dateOfBirth)],
    ['Adresse', k.address],
    ['Numéro de la pièce', k.idNumber],
    [KYC_SLOT_LABELS.idFront, k.documents.idFront && names([k.documents.idFront])],
    [KYC_SLOT_LABELS.idBack, k.documents.idBack && names([k.documents.idBack])],
    ['Réponse de l’équipe', k.notes],
  ]);

export const kycData = {
  answers: {
    kyc_verifications: {
      erased: 'rows',
      exported: 'kycVerifications',
    },
  },
  collect: async ({ db, key }, { id }) => ({
    kycVerifications: (await everyKyc(db, id)).map((row) => presentKyc(row, key)),
  }),
  page: {
    kycVerifications: (all) => section('Vérification d’identité', all.map(aKyc), 'Aucune demande.'),
  },
  objects: idsOwned('kyc_verifications'),
  counted: { kycVerifications: countOwned('kyc_verifications') },
  hasOwnPeriod: true,
  erase: (services, unit, { id }) => eraseKyc(services, unit, [id]),
} satisfies PersonalPart;
