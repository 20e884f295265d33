import type { DocumentSummary } from '../../../contract/documents.ts';

interface DocumentRecord {
  id: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
  createdAt: string;
}

/** Where a document's bytes are read. */
export const documentUrl = (id: string): string => `/api/documents/${id}`;

/** What leaves about a document; its bytes leave through its own address. */
export function presentDocument(d: DocumentRecord): DocumentSummary {
  return {
    id: d.id,
    url: documentUrl(d.id),
    name: d.name,
    type: d.type,
    size: d.size,
    sha256: d.sha256,
    createdAt: d.createdAt,
  };
}
