import { expect, test } from 'vitest';
import { readDocument } from './document-reading.ts';
import { documentSummary } from './documents.ts';

const DOCUMENT = {
  id: '1',
  url: '/api/documents/1',
  name: 'relevé.pdf',
  type: 'application/pdf',
  size: 1200,
  sha256: 'ab',
  note: 'Le virement',
  createdAt: '2026-11-24T10:00:00.000Z',
};

test('a document is read as its schema reads it', () => {
  const { note: _, ...older } = DOCUMENT;
  for (const known of [DOCUMENT, older, { ...DOCUMENT, more: 1 }]) {
    expect(readDocument(known)).toEqual(documentSummary.parse(known));
  }
});

test('what its schema refuses is none', () => {
  const wrong = Object.keys(documentSummary.shape).map((field) => ({ ...DOCUMENT, [field]: null }));
  for (const value of [...wrong, { ...DOCUMENT, size: 1.5 }, null, undefined, 'texte', []]) {
    expect(documentSummary.safeParse(value).success).toBe(false);
    expect(readDocument(value)).toBeUndefined();
  }
});
