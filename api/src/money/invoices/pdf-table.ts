import { formatDecimal } from '../../../contract/decimals.ts';
import { INK, LEFT, MUTED, mm, type Pdf, RULE, WIDTH } from '../../platform/pdf/pdf.ts';
import type { InvoiceDocument } from './document.ts';
import { money } from './money.ts';

/** Left edge and width of each column, in points. */
const AMOUNT = mm(30);
const QUANTITY = mm(22);
const COLUMNS = [
  { x: LEFT, width: WIDTH - 2 * AMOUNT - QUANTITY - mm(4), align: 'left' },
  { x: LEFT + WIDTH - 2 * AMOUNT - QUANTITY, width: QUANTITY, align: 'right' },
  { x: LEFT + WIDTH - 2 * AMOUNT, width: AMOUNT, align: 'right' },
  { x: LEFT + WIDTH - AMOUNT, width: AMOUNT, align: 'right' },
] as const;

function rule({ doc, ornament }: Pdf): void {
  const { y } = doc;
  ornament(() =>
    doc
      .moveTo(LEFT, y)
      .lineTo(LEFT + WIDTH, y)
      .lineWidth(0.8)
      .stroke(RULE),
  );
}

/** What was sold, as a table that a screen reader can walk through. */
export function drawLines(pdf: Pdf, { lines }: InvoiceDocument): void {
  const { doc, table } = pdf;
  const rows = lines.map(({ description, quantity, netCents }) => [
    description,
    String(quantity),
    money(quantity === 0 ? 0 : netCents / quantity),
    money(netCents),
  ]);
  rule(pdf);
  table((row) => {
    row('TH', (cell) => {
      const top = doc.y + 6;
      ['Désignation', 'Quantité', 'Prix unitaire HT', 'Montant HT'].forEach((text, at) => {
        const { x, width, align } = COLUMNS[at] ?? COLUMNS[0];
        cell(() => {
          doc.font('regular').fontSize(9.5).fillColor(MUTED).text(text, x, top, { width, align });
        });
      });
      doc.y = top + 18;
    });
    for (const cells of rows) {
      row('TD', (cell) => {
        const top = doc.y + 4;
        const bottoms = cells.map((text, at) => {
          const { x, width, align } = COLUMNS[at] ?? COLUMNS[0];
          cell(() => {
            doc.font('regular').fontSize(10.5).fillColor(INK).text(text, x, top, { width, align });
          });
          return doc.y;
        });
        doc.y = Math.max(...bottoms) + 8;
      });
    }
  });
  rule(pdf);
}

/** Net, tax and total, under each other at the right. */
export function drawTotals(pdf: Pdf, document: InvoiceDocument): void {
  const { doc, part } = pdf;
  const { netCents, vatRate, vatCents, totalCents } = document;
  const totals: [string, string, 'regular' | 'bold'][] = [
    ['Total HT', money(netCents), 'regular'],
    vatRate === null
      ? ['TVA', 'Non applicable', 'regular']
      : [`TVA à ${formatDecimal(String(vatRate))}\u00a0%`, money(vatCents), 'regular'],
    ['Total TTC', money(totalCents), 'bold'],
  ];
  doc.y += 8;
  for (const [label, value, font] of totals) {
    const y = doc.y;
    part('P', () => {
      doc
        .font(font)
        .fontSize(font === 'bold' ? 12.5 : 10.5)
        .fillColor(INK);
      doc.text(label, LEFT, y, { width: WIDTH - AMOUNT - mm(6), align: 'right' });
      doc.text(value, LEFT + WIDTH - AMOUNT, y, { width: AMOUNT, align: 'right' });
    });
    doc.y += 5;
  }
}
