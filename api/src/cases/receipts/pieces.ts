import type { DbOrTrx } from '@parade/db';
import { presentDocument } from '../../people/documents/present.ts';
import type { ReceiptContent } from './content.ts';

/** `document4` → « Document 4 ». */
const labelOf = (slot: string | null): string =>
  `Document ${slot?.replace(/\D/g, '') ?? ''}`.trim();

/** The pieces of a report as a receipt names them in the order of their places. */
export async function piecesOf(db: DbOrTrx, reportId: string): Promise<ReceiptContent['pieces']> {
  const documents = await db
    .selectFrom('documents')
    .select(['id', 'slot', 'name', 'type', 'size', 'sha256', 'createdAt'])
    .where('reportId', '=', reportId)
    .execute();
  return documents
    .sort((a, b) => (a.slot ?? '').localeCompare(b.slot ?? '', 'fr', { numeric: true }))
    .map((document) => {
      const { name, size, sha256 } = presentDocument(document);
      return { label: labelOf(document.slot), name, size, sha256, note: '' };
    });
}
