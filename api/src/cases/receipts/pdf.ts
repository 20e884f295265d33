import { formatDateTime } from '../../../contract/dates.ts';
import { receiptTitle } from '../../../contract/receipts.ts';
import { formatBytes } from '../../../contract/upload-limits.ts';
import {
  drawHeading,
  drawKicker,
  drawParagraph,
  SPECIMEN_FOOTER,
} from '../../platform/pdf/blocks.ts';
import { openPdf, type Pdf } from '../../platform/pdf/pdf.ts';
import { type ReceiptContent, receiptContent } from './content.ts';
import type { ReceiptRecord } from './queries.ts';

/** Prints what was given; the same row gives the same bytes. */
export async function receiptPdf({
  kind,
  content,
}: Pick<ReceiptRecord, 'kind' | 'content'>): Promise<Buffer> {
  const given = receiptContent.parse(JSON.parse(content));
  const { number, reference, at, brand, demonstration, filedBy, told, notices } = given;
  const title = receiptTitle({ kind, number });
  const pdf = await openPdf({
    title,
    author: brand,
    issuedAt: at,
    footer: `${demonstration ? SPECIMEN_FOOTER : ''}${title}, ${brand}`,
  });
  drawKicker(pdf, brand);
  drawHeading(pdf, 'H1', title);
  const done = kind === 'receipt' ? 'Reçu' : 'Pièces reçues';
  drawParagraph(
    pdf,
    [
      `Dossier\u00a0: ${reference}`,
      `${done} le ${formatDateTime(at)} (heure de Paris)`,
      ...(filedBy ? [`De\u00a0: ${filedBy}`] : []),
    ].join('\n'),
  );
  for (const { heading, text } of told) drawPart(pdf, heading, text);
  drawPieces(pdf, kind, given);
  for (const { heading, text } of notices) drawPart(pdf, heading, text);
  return pdf.bytes();
}

function drawPart(pdf: Pdf, heading: string, text: string): void {
  drawHeading(pdf, 'H2', heading);
  // A paragraph of the story is one of the paper, for whoever hears it read.
  for (const paragraph of text.split(/\n{2,}/)) drawParagraph(pdf, paragraph);
}

function drawPieces(pdf: Pdf, kind: ReceiptRecord['kind'], { pieces }: ReceiptContent): void {
  const added = kind === 'addendum' ? 'Pièces ajoutées' : 'Vos pièces';
  drawHeading(pdf, 'H2', `${added}\u00a0: ${pieces.length === 0 ? 'aucune' : pieces.length}`);
  for (const { label, name, size, sha256, note } of pieces) {
    pdf.need(52);
    drawParagraph(
      pdf,
      [
        `${label}\u00a0: ${name}, ${formatBytes(size)}`,
        ...(note ? [note] : []),
        `Empreinte (SHA-256)\u00a0: ${sha256}`,
      ].join('\n'),
    );
  }
  if (pieces.length > 0) {
    drawParagraph(
      pdf,
      'L’empreinte d’un fichier change dès que le fichier change. Elle permet de vérifier qu’une pièce est restée la même.',
    );
  }
}
