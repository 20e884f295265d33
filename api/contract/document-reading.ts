import type { DocumentSummary } from './documents.ts';

/**
 * A stored document as the contract has it; undefined for anything else. Not by its schema, which
 * weighs more than the form that is read first.
 */
export function readDocument(value: unknown): DocumentSummary | undefined {
  const { id, url, name, type, size, sha256, note = '', createdAt } = Object(value);
  const texts = { id, url, name, type, sha256, note, createdAt };
  const isDocument =
    Object.values(texts).every((text) => typeof text === 'string') && Number.isSafeInteger(size);
  return isDocument ? { ...texts, size } : undefined;
}
