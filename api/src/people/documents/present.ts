import type { DocumentSummary } from '../../../contract/documents.ts';
import { fileName } from '../../platform/files/file-name.ts';

/** What is read of a document to be presented. */
export const DOCUMENT_COLUMNS = [
  'id',
  'name',
  'type',
  'size',
  'sha256',
  'note',
  'createdAt',
] as const;

/** Where a document's bytes are read. */
export const documentUrl = (id: string): string => `/api/documents/${id}`;

/** What leaves about a document; its bytes leave through its own address. */
export function presentDocument(record: Omit<DocumentSummary, 'url'>): DocumentSummary {
  const { id, name, type, size, sha256, note, createdAt } = record;
  return {
    ...{ id, url: documentUrl(id), name: fileName(name, type), type },
    ...{ size, sha256, note, createdAt },
  };
}
