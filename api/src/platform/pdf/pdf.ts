import type PDFDocument from 'pdfkit';
import { FONTS } from './fonts.ts';

export const INK = '#16243a';
export const MUTED = '#55617a';
export const RULE = '#dcd6ca';
export const OCHRE = '#9a5b00';

/** Millimetres in points: A4 is 210 by 297. */
export const mm = (length: number): number => (length * 72) / 25.4;
const MARGIN = mm(20);
export const LEFT = MARGIN;
export const WIDTH = mm(210) - 2 * MARGIN;

type Doc = typeof PDFDocument.prototype;

export interface PdfDetails {
  title: string;
  author: string;
  /** ISO-8601: stands in the file in place of the time of printing, so that the same document is the same bytes. */
  issuedAt: string;
  /** What each page says at its foot, before its number. */
  footer: string;
}

type Cell = (draw: () => void) => void;

/** An A4 document of tagged parts, in French. */
export interface Pdf {
  doc: Doc;
  /** Draws a part that a screen reader knows by its kind: `H1`, `P`, `Table` … */
  part(kind: string, draw: () => void): void;
  /** A table of rows of cells, each drawn in its place. */
  table(draw: (row: (kind: 'TH' | 'TD', cells: (cell: Cell) => void) => void) => void): void;
  /** Draws what a screen reader passes over. */
  ornament(draw: () => void): void;
  /** Leaves that much space on this page, or goes to the next. */
  need(height: number): void;
  bytes(): Promise<Buffer>;
}

/** Opens an A4 document. What draws it takes some 20 MB, so it is loaded with the first one. */
export async function openPdf(details: PdfDetails): Promise<Pdf> {
  const { title, author, issuedAt, footer } = details;
  const { default: Document } = await import('pdfkit');
  const doc = new Document({
    size: 'A4',
    margins: { top: MARGIN, bottom: mm(24), left: MARGIN, right: MARGIN },
    pdfVersion: '1.7',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    bufferPages: true,
    font: FONTS.regular,
    info: { Title: title, Author: author, CreationDate: new Date(issuedAt) },
  });
  doc.registerFont('regular', FONTS.regular).registerFont('bold', FONTS.bold);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));

  const ornament = (draw: () => void) => {
    doc.markContent('Artifact');
    draw();
    doc.endMarkedContent();
  };
  return {
    doc,
    ornament,
    part: (kind, draw) => void root.add(doc.struct(kind, {}, [draw])),
    table(draw) {
      const table = doc.struct('Table');
      root.add(table);
      draw((kind, cells) => {
        const row = doc.struct('TR');
        table.add(row);
        cells((cell) => void row.add(doc.struct(kind, {}, [cell])));
      });
    },
    need(height) {
      if (doc.y + height > doc.page.maxY()) doc.addPage();
    },
    bytes: () =>
      new Promise((resolve, reject) => {
        doc.on('error', reject);
        doc.on('end', () => resolve(Buffer.concat(chunks)));
        root.end();
        drawFooters(doc, ornament, footer);
        doc.end();
      }),
  };
}

/** Draws the foot of each page, once their number is known. */
function drawFooters(doc: Doc, ornament: (draw: () => void) => void, footer: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    // Below the margin a text would open another page.
    doc.page.margins.bottom = 0;
    ornament(() => {
      const y = doc.page.height - mm(16);
      doc
        .moveTo(LEFT, y - 6)
        .lineTo(LEFT + WIDTH, y - 6)
        .lineWidth(0.5)
        .stroke(RULE);
      doc.font('regular').fontSize(8).fillColor(MUTED);
      doc.text(footer, LEFT, y, { width: WIDTH - mm(25), height: mm(10), ellipsis: true });
      doc.text(`Page ${page - start + 1} sur ${count}`, LEFT + WIDTH - mm(25), y, {
        width: mm(25),
        align: 'right',
      });
    });
  }
}
