import {
  drawHeading,
  drawKicker,
  drawParagraph,
  SPECIMEN_FOOTER,
} from '../../platform/pdf/blocks.ts';
import { openPdf, type Pdf } from '../../platform/pdf/pdf.ts';
import type { ContractRow } from './queries.ts';

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
    footer: `${specimen === 1 ? SPECIMEN_FOOTER : ''}Contrat ${reference}. Empreinte du texte accepté (SHA-256)\u00a0: ${acceptedTextHash}`,
  });
  drawKicker(pdf, `Contrat de service ${reference}`);
  for (const block of acceptedText.split('\n\n')) drawBlock(pdf, block);
  return pdf.bytes();
}

function drawBlock(pdf: Pdf, block: string): void {
  const [, mark = '', text = ''] = /^(#{0,2}) ?(.*)$/s.exec(block) ?? [];
  if (mark === '') drawParagraph(pdf, block);
  else drawHeading(pdf, mark === '#' ? 'H1' : 'H2', text);
}
