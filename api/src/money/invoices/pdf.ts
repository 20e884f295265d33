import { formatCalendarDay } from '../../../contract/dates.ts';
import { formatDecimal } from '../../../contract/decimals.ts';
import { INVOICE_KIND_LABELS } from '../../../contract/invoices.ts';
import { VAT_NOT_APPLICABLE } from '../../../contract/payment-settings.ts';
import {
  INK,
  LEFT,
  MUTED,
  mm,
  OCHRE,
  openPdf,
  type Pdf,
  RULE,
  WIDTH,
} from '../../platform/pdf/pdf.ts';
import { type InvoiceDocument, invoiceDocument } from './document.ts';
import { drawLines, drawTotals } from './pdf-table.ts';
import type { InvoiceRow } from './queries.ts';

const SPECIMEN = 'SPÉCIMEN – site de démonstration';

/** Prints what was issued; the same row gives the same bytes. */
export async function invoicePdf(invoice: Pick<InvoiceRow, 'document'>): Promise<Buffer> {
  const document = invoiceDocument.parse(JSON.parse(invoice.document));
  const { kind, number, issuedAt, seller, specimen } = document;
  const pdf = await openPdf({
    title: `${INVOICE_KIND_LABELS[kind]} ${number}`,
    author: seller.name,
    issuedAt,
    footer: [
      `${seller.name}, ${seller.legalForm}, capital\u00a0: ${seller.capital}`,
      `SIREN\u00a0: ${seller.siren}`,
      `RCS\u00a0: ${seller.rcs}`,
    ].join(' · '),
  });
  if (specimen) drawSpecimen(pdf);
  drawHeading(pdf, document);
  drawParties(pdf, document);
  drawLines(pdf, document);
  drawTotals(pdf, document);
  drawPayment(pdf, document);
  return pdf.bytes();
}

function drawSpecimen({ doc, part, ornament }: Pdf): void {
  const top = doc.y;
  ornament(() => doc.rect(LEFT, top, WIDTH, 26).lineWidth(1.2).stroke(OCHRE));
  part('P', () => {
    doc.font('bold').fontSize(13).fillColor(OCHRE);
    doc.text(SPECIMEN, LEFT, top + 5, { width: WIDTH, align: 'center' });
  });
  doc.y = top + 40;
}

function drawHeading({ doc, part }: Pdf, document: InvoiceDocument): void {
  const { kind, number, issuedOn, serviceOn, brand, corrects } = document;
  part('P', () => {
    doc.font('bold').fontSize(12).fillColor(MUTED).text(brand, LEFT, doc.y, { width: WIDTH });
  });
  part('H1', () => {
    doc.font('bold').fontSize(24).fillColor(INK);
    doc.text(`${INVOICE_KIND_LABELS[kind]} ${number}`, { width: WIDTH });
  });
  const dates = [
    `Date d’émission\u00a0: ${formatCalendarDay(issuedOn)}`,
    `Date de la prestation (versement)\u00a0: ${formatCalendarDay(serviceOn)}`,
    ...(corrects
      ? [
          `Annule la facture ${corrects.number} du ${formatCalendarDay(corrects.issuedOn)}. Motif\u00a0: ${corrects.reason}`,
        ]
      : []),
  ];
  part('P', () => {
    doc.font('regular').fontSize(10.5).fillColor(INK);
    doc.text(dates.join('\n'), LEFT, doc.y, { width: WIDTH, lineGap: 1.5 });
  });
  doc.moveDown(1.5);
}

/** Who sells and who buys, beside each other. */
function drawParties({ doc, part, ornament }: Pdf, { seller, buyer }: InvoiceDocument): void {
  const top = doc.y;
  const column = (WIDTH - mm(10)) / 2;
  const bottoms = [
    {
      heading: 'Prestataire',
      name: seller.name,
      lines: [
        `${seller.legalForm}, capital\u00a0: ${seller.capital}`,
        seller.address,
        `SIREN\u00a0: ${seller.siren}`,
        `SIRET\u00a0: ${seller.siret}`,
        `RCS\u00a0: ${seller.rcs}`,
        `TVA\u00a0: ${seller.vatNumber}`,
        seller.email,
        seller.phone,
      ],
    },
    { heading: 'Client', name: buyer.name, lines: [buyer.address, buyer.email] },
  ].map(({ heading, name, lines }, at) => {
    const x = LEFT + at * (column + mm(10));
    ornament(() =>
      doc
        .moveTo(x, top)
        .lineTo(x + column, top)
        .lineWidth(0.8)
        .stroke(RULE),
    );
    part('H2', () => {
      doc.font('regular').fontSize(10).fillColor(MUTED);
      doc.text(heading, x, top + 8, { width: column });
    });
    part('P', () => {
      doc.font('bold').fontSize(11.5).fillColor(INK).text(name, x, doc.y, { width: column });
      doc.font('regular').fontSize(10);
      doc.text(lines.filter(Boolean).join('\n'), { width: column, lineGap: 1.5 });
    });
    return doc.y;
  });
  doc.y = Math.max(...bottoms) + mm(8);
}

function drawPayment({ doc, part, need }: Pdf, document: InvoiceDocument): void {
  const { kind, payment, contract, vatRate, issuedOn, mentions } = document;
  const { crypto } = payment;
  const rate = crypto?.eurRate
    ? `, au cours de ${formatDecimal(crypto.eurRate)}\u00a0€ pour 1\u00a0${crypto.symbol}`
    : ', prix forfaitaire sans cours de conversion';
  const lines = [
    `Paiement\u00a0: ${payment.reference}, reçu le ${formatCalendarDay(payment.paidOn)}`,
    crypto
      ? `Moyen\u00a0: ${crypto.name}, ${formatDecimal(crypto.amount)}\u00a0${crypto.symbol}${rate}`
      : 'Moyen\u00a0: virement bancaire',
    ...(payment.transactionHash ? [`Transaction\u00a0: ${payment.transactionHash}`] : []),
    `Contrat\u00a0: ${contract.reference}, accepté le ${formatCalendarDay(contract.acceptedOn)}`,
  ];
  const small = [
    ...(vatRate === null ? [VAT_NOT_APPLICABLE] : []),
    ...(kind === 'invoice' ? [`Facture acquittée le ${formatCalendarDay(issuedOn)}.`] : []),
    ...mentions,
  ];
  need(mm(45));
  doc.y += mm(8);
  part('H2', () => {
    doc.font('bold').fontSize(11.5).fillColor(INK).text('Règlement', LEFT, doc.y, { width: WIDTH });
  });
  part('P', () => {
    doc.font('regular').fontSize(10);
    doc.text(lines.join('\n'), LEFT, doc.y + 2, { width: WIDTH, lineGap: 1.5 });
  });
  doc.moveDown(1.2);
  for (const mention of small) {
    part('P', () => {
      doc.font('regular').fontSize(9).fillColor(MUTED);
      doc.text(mention, LEFT, doc.y, { width: WIDTH, lineGap: 1 }).moveDown(0.25);
    });
  }
}
