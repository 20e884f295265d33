import { formatDateTime } from '../../../contract/dates.ts';
import { INVOICE_KIND_LABELS } from '../../../contract/invoices.ts';
import { formatEuros } from '../../../contract/money.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import {
  countOwned,
  idsOwned,
  kept,
  type PersonalPart,
  safeName,
  withheld,
} from '../../platform/personal-data.ts';
import { facts, type Html, section } from '../../platform/personal-page.ts';
import { invoicePdf } from './pdf.ts';
import { presentInvoice } from './present.ts';
import { invoiceById, ownInvoices } from './queries.ts';

const anInvoice = (i: PersonalData['invoices'][number]): Html =>
  facts([
    [INVOICE_KIND_LABELS[i.kind], i.number],
    ['Du', formatDateTime(i.issuedAt)],
    ['Montant', formatEuros(i.total)],
  ]);

export const invoiceData = {
  answers: {
    invoices: {
      erased: { document: kept('Code de commerce, article L123-22') },
      exported: { document: withheld('It is the PDF in the ZIP.') },
    },
  },
  collect: async ({ db }, { id }) => ({
    invoices: (await ownInvoices(db, id)).map(presentInvoice),
  }),
  page: { invoices: (all) => section('Factures et avoirs', all.map(anInvoice), 'Aucune facture.') },
  files: async ({ db }, _person, { invoices }) =>
    invoices.map(({ id, number, issuedAt }) => ({
      path: `factures/${safeName(number)}.pdf`,
      read: async () => invoicePdf(await invoiceById(db, id)),
      at: issuedAt,
    })),
  objects: idsOwned('invoices'),
  kept: { invoices: countOwned('invoices') },
} satisfies PersonalPart;
