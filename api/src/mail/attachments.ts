import type { Db } from '@parade/db';
import { contractPdf } from '../contracts/pdf.ts';
import { contractById } from '../contracts/queries.ts';
import { invoicePdf } from '../invoices/pdf.ts';
import { invoiceById } from '../invoices/queries.ts';
import type { AttachmentReference } from './layout.ts';

/** Makes each kind of paper from what was stored when it was issued. */
const PAPERS: Readonly<
  Record<AttachmentReference['kind'], (db: Db, id: string) => Promise<Buffer>>
> = {
  contract: async (db, id) => contractPdf(await contractById(db, id)),
  invoice: async (db, id) => invoicePdf(await invoiceById(db, id)),
};

/** What an outbox row names, as files. */
export async function attachmentsOf(db: Db, reference: string | null) {
  if (reference === null) return [];
  const { kind, id, filename } = JSON.parse(reference) as AttachmentReference;
  return [{ filename, content: await PAPERS[kind](db, id), contentType: 'application/pdf' }];
}
