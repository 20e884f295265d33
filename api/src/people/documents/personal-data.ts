import type { Tables } from '@parade/db';
import type { SelectQueryBuilder } from 'kysely';
import { formatDateTime } from '../../../contract/dates.ts';
import { EVIDENCE_SLOT } from '../../../contract/documents.ts';
import { KYC_SLOTS } from '../../../contract/kyc.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import { formatBytes } from '../../../contract/upload-limits.ts';
import { fileName } from '../../platform/files/file-name.ts';
import {
  countOwned,
  type ExportFile,
  idsOwned,
  ownedBy,
  type Person,
  type PersonalPart,
  safeName,
} from '../../platform/personal-data.ts';
import { facts, type Html, section } from '../../platform/personal-page.ts';
import type { Resources } from '../../platform/resources.ts';
import { eraseDocuments } from './erase.ts';
import { storedBytes } from './lost.ts';
import { presentDocument } from './present.ts';

/** One of a document's two variants, in a folder of the export; one that is lost is marked and told of. */
const storedFile = (
  given: Resources,
  { id, name, type, createdAt }: { id: string; name: string; type: string; createdAt: string },
  variant: 'original' | 'copy',
  folder: string,
): ExportFile => ({
  path: `documents/${folder}/${id}-${safeName(fileName(name, type))}`,
  read: () => storedBytes(given, id, variant),
  at: createdAt,
});

/** What the team sent somebody of these, as it is shown. */
export async function receivedFiles<Others>(
  services: Resources,
  { id }: Person,
  documents: SelectQueryBuilder<Tables & Others, 'documents', object>,
  folder: string,
): Promise<ExportFile[]> {
  const received = await (documents as SelectQueryBuilder<Tables, 'documents', object>)
    .select(['documents.id', 'documents.name', 'documents.type'])
    .select(['documents.hasCopy', 'documents.createdAt'])
    .where('documents.ownerId', '<>', id)
    .orderBy('documents.id')
    .execute();
  return received.map((document) =>
    storedFile(services, document, document.hasCopy === 1 ? 'copy' : 'original', folder),
  );
}

const aDocument = (d: PersonalData['looseDocuments'][number]): Html =>
  facts([
    [formatDateTime(d.createdAt), `${d.name}, ${formatBytes(d.size)}`],
    ['Ce que montre cette pièce', d.note],
  ]);

export const documentData = {
  answers: {
    documents: {
      erased: 'rows',
      exported: {
        name: [
          'looseDocuments.name',
          'reports.documentDetails.name',
          'reports.conversation.documents.name',
          'tickets.conversations.documents.name',
          'kycVerifications.documents.idFront.name',
        ],
        note: ['looseDocuments.note', 'reports.documentDetails.note'],
      },
    },
  },
  async collect({ db }, person) {
    const loose = await db
      .selectFrom('documents')
      .selectAll()
      .where(ownedBy('documents', person))
      .where('attachedAt', 'is', null)
      .orderBy('id', 'desc')
      .execute();
    return { looseDocuments: loose.map(presentDocument) };
  },
  page: {
    looseDocuments: (loose) =>
      section('Documents qui ne sont joints à aucun dossier', loose.map(aDocument), 'Aucun.'),
  },
  /** Every document that they uploaded, as it came and as it is shown. */
  async files(services, person) {
    const documents = await services.db
      .selectFrom('documents')
      .select(['id', 'name', 'type', 'hasCopy', 'createdAt'])
      .where(ownedBy('documents', person))
      .where((w) => w.or([w('slot', 'is', null), w('slot', '<>', EVIDENCE_SLOT)]))
      .orderBy('id')
      .execute();
    return documents.flatMap((document) => [
      storedFile(services, document, 'original', 'originaux'),
      ...(document.hasCopy === 1
        ? [storedFile(services, document, 'copy', 'copies-affichees')]
        : []),
    ]);
  },
  objects: idsOwned('documents'),
  counted: { documents: countOwned('documents') },
  /** What belongs to nothing that is erased on its own: reports, tickets and identity requests take theirs along; what shows a figure of the site stays. */
  async erase(services, unit, person) {
    const loose = unit.trx
      .selectFrom('documents')
      .select('id')
      .where(ownedBy('documents', person))
      .where('reportId', 'is', null)
      .where('messageId', 'is', null)
      .where('reportMessageId', 'is', null)
      .where((w) =>
        w.or([w('slot', 'is', null), w('slot', 'not in', [...KYC_SLOTS, EVIDENCE_SLOT])]),
      );
    await eraseDocuments(services, unit, await loose.execute());
  },
} satisfies PersonalPart;
