import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { PersonalData } from '../../../../contract/personal-data.ts';
import { contractPdf } from '../../../money/contracts/pdf.ts';
import { contractById } from '../../../money/contracts/queries.ts';
import { invoicePdf } from '../../../money/invoices/pdf.ts';
import { invoiceById } from '../../../money/invoices/queries.ts';
import type { Services } from '../../../platform/context.ts';

/** A file of the export: its place in the ZIP, and its bytes once its turn comes. */
interface ExportFile {
  path: string;
  read: () => Promise<Buffer>;
  at: string;
  /** Pictures and PDFs are compressed already. */
  compress: boolean;
}

/** What every system takes as a file's name. */
const safe = (name: string): string => name.replace(/[^\p{L}\p{N}._ -]/gu, '_').slice(-80);

/**
 * Every document that a person uploaded, as it came and as it is shown, what
 * the support sent them, and their papers. `path` of each document by its id.
 */
export async function filesOf(
  { db, files }: Services,
  userId: string,
  data: PersonalData,
): Promise<ExportFile[]> {
  const documents = await db
    .selectFrom('documents')
    .leftJoin('support_messages', 'support_messages.id', 'documents.messageId')
    .leftJoin('support_tickets', 'support_tickets.id', 'support_messages.ticketId')
    .select(['documents.id', 'documents.ownerId', 'documents.name', 'documents.hasCopy'])
    .select('documents.createdAt')
    .where((w) =>
      w.or([w('documents.ownerId', '=', userId), w('support_tickets.userId', '=', userId)]),
    )
    .orderBy('documents.id')
    .execute();
  const stored = documents.flatMap(({ id, ownerId, name, hasCopy, createdAt }): ExportFile[] => {
    const own = ownerId === userId;
    const variants = own
      ? (['original', ...(hasCopy === 1 ? ['copy' as const] : [])] as const)
      : ([hasCopy === 1 ? 'copy' : 'original'] as const);
    return variants.map((variant) => ({
      path: `documents/${own ? FOLDERS[variant] : 'recus-du-support'}/${id}-${safe(name)}`,
      read: () => files.read(id, variant),
      at: createdAt,
      compress: false,
    }));
  });
  const invoices = data.invoices.map(({ id, number, issuedAt }) => ({
    path: `factures/${safe(number)}.pdf`,
    read: async () => invoicePdf(await invoiceById(db, id)),
    at: issuedAt,
    compress: false,
  }));
  const contracts = data.contracts.flatMap(({ id, reference, acceptedAt }) =>
    acceptedAt === null
      ? []
      : [
          {
            path: `contrats/${safe(reference)}.pdf`,
            read: async () => contractPdf(await contractById(db, id)),
            at: acceptedAt,
            compress: false,
          },
        ],
  );
  return [...stored, ...invoices, ...contracts];
}
const FOLDERS = { original: 'originaux', copy: 'copies-affichees' } as const;

/** A ZIP as a stream: one file at a time is in memory. */
export function zipOf(files: readonly ExportFile[]): Readable {
  const zip = new ZipFile();
  for (const { path, read, at, compress } of files) {
    const open = (done: (error: unknown, bytes: Readable) => void) => {
      read().then(
        (bytes) => done(null, Readable.from([bytes])),
        (error: unknown) => done(error, Readable.from([])),
      );
    };
    zip.addReadStreamLazy(path, { mtime: new Date(at), compress }, open);
  }
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  // A file that cannot be read fails the whole: half a copy must not look like one.
  zip.on('error', (error) => output.destroy(error));
  zip.end();
  return output;
}

export type { ExportFile };
