/** What papers of text are made of, one below the other. */
import { INK, LEFT, MUTED, type Pdf, WIDTH } from './pdf.ts';

/** On each page of what was made while the site was a demonstration. */
export const SPECIMEN_FOOTER = 'Spécimen, site de démonstration\u00a0: n’envoyez aucun fonds. ';

/** What stands above the title. */
export function drawKicker({ doc, part }: Pdf, text: string): void {
  part('P', () => {
    doc.font('regular').fontSize(11).fillColor(MUTED);
    doc.text(text, LEFT, doc.y, { width: WIDTH });
  });
}

export function drawHeading({ doc, part, need }: Pdf, kind: 'H1' | 'H2', text: string): void {
  const size = kind === 'H1' ? 20 : 13;
  // A heading stays with the first lines of what it names.
  need(size * 5);
  doc.moveDown(kind === 'H1' ? 0.2 : 0.6);
  part(kind, () => {
    doc.font('bold').fontSize(size).fillColor(INK);
    doc.text(text, LEFT, doc.y, { width: WIDTH }).moveDown(0.3);
  });
}

export function drawParagraph({ doc, part }: Pdf, text: string): void {
  part('P', () => {
    doc.font('regular').fontSize(10.5).fillColor(INK);
    doc.text(text, LEFT, doc.y, { width: WIDTH, lineGap: 2 }).moveDown(0.5);
  });
}
