import { INK, LEFT, MUTED, openPdf, type Pdf, WIDTH } from '../../platform/pdf/pdf.ts';
import type { ContractRow } from './queries.ts';

/** On each page of what was accepted while the site was a demonstration. */
const SPECIMEN = 'Spécimen, site de démonstration\u00a0: n’envoyez aucun fonds. ';

type Printed = Pick<
  ContractRow,
  'reference' | 'title' | 'acceptedAt' | 'acceptedText' | 'acceptedTextHash' | 'specimen'
>;

/** The accepted text as it was stored, word for word, on A4. */
export async function contractPdf(contract: Printed): Promise<Buffer> {
  const { reference, title, acceptedAt, acceptedText, acceptedTextHash, specimen } = contract;
  if (acceptedAt === null || acceptedText === null) throw new Error('nothing was accepted yet');
  const pdf = await openPdf({
    title: `Contrat ${reference}\u00a0: ${title}`,
    author: 'Contrat de service',
    issuedAt: acceptedAt,
    footer: `${specimen === 1 ? SPECIMEN : ''}Contrat ${reference}. Empreinte du texte accepté (SHA-256)\u00a0: ${acceptedTextHash}`,
  });
  const { doc, part } = pdf;
  part('P', () => {
    doc.font('regular').fontSize(11).fillColor(MUTED);
    doc.text(`Contrat de service ${reference}`, LEFT, doc.y, { width: WIDTH });
  });
  for (const block of acceptedText.split('\n\n')) drawBlock(pdf, block);
  return pdf.bytes();
}

function drawBlock({ doc, part, need }: Pdf, block: string): void {
  const [, mark = '', text = ''] = /^(#{0,2}) ?(.*)$/s.exec(block) ?? [];
  if (mark === '') {
    part('P', () => {
      doc.font('regular').fontSize(10.5).fillColor(INK);
      doc.text(block, LEFT, doc.y, { width: WIDTH, lineGap: 2 }).moveDown(0.5);
    });
    return;
  }
  const size = mark === '#' ? 20 : 13;
  // A heading stays with the first lines of what it names.
  need(size * 5);
  doc.moveDown(mark === '#' ? 0.2 : 0.6);
  part(mark === '#' ? 'H1' : 'H2', () => {
    doc.font('bold').fontSize(size).fillColor(INK);
    doc.text(text, LEFT, doc.y, { width: WIDTH }).moveDown(0.3);
  });
}
