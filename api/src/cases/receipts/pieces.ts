import type { DbOrTrx } from '@parade/db';
import { type PieceSlot, pieceLabel, pieceNumber } from '../../../contract/report-choices.ts';
import { DOCUMENT_COLUMNS, presentDocument } from '../../people/documents/present.ts';
import type { ReceiptContent } from './content.ts';

/** The pieces of a report as a receipt names them, or those with these ids, in the order of their places. */
export async function piecesOf(
  db: DbOrTrx,
  reportId: string,
  ids?: readonly string[],
): Promise<ReceiptContent['pieces']> {
  const documents = await db
    .selectFrom('documents')
    .select([...DOCUMENT_COLUMNS, 'slot'])
    .where('reportId', '=', reportId)
    .execute();
  return documents
    .filter(({ id }) => !ids || ids.includes(id))
    .map((document) => ({ ...presentDocument(document), slot: document.slot as PieceSlot }))
    .sort((a, b) => pieceNumber(a.slot) - pieceNumber(b.slot))
    .map(({ slot, name, size, sha256, note }) => ({
      label: pieceLabel(slot),
      name,
      size,
      sha256,
      note,
    }));
}
