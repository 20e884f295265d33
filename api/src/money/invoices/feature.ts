import type { Feature } from '../../platform/feature.ts';
import { invoiceAdminRoutes } from './admin-routes.ts';
import { handOverInvoices } from './hand-over.ts';
import { invoicePdf } from './pdf.ts';
import { invoiceData } from './personal-data.ts';
import { invoiceById } from './queries.ts';
import { invoiceRoutes } from './routes.ts';

export const invoices = {
  routes: [invoiceRoutes, invoiceAdminRoutes],
  mailAttachments: { invoice: async (db, id) => invoicePdf(await invoiceById(db, id)) },
  handOver: handOverInvoices,
  personalData: invoiceData,
} satisfies Feature;
