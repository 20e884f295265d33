import { ImportRefused } from './adapters/adapter.ts';
import { type Format, type FoundList, findEntries } from './find-entries.ts';

export interface Task {
  bytes: Uint8Array;
  format: Format;
}

/** One text instead of 200,000 objects, which would take as long to hand over as to read. */
export type Found = (Omit<FoundList, 'entries'> & { packed: string }) | { refused: string };

/**
 * What a file says, its entries one a line.
 * @public called by its module’s address
 */
export default function findInFile({ bytes, format }: Task): Found {
  try {
    const { entries, ...rest } = findEntries(bytes, format);
    const lines = entries.map(({ kind, value, category }) => `${kind}\t${value}\t${category}`);
    return { ...rest, packed: lines.join('\n') };
  } catch (error) {
    if (error instanceof ImportRefused) return { refused: error.message };
    throw error;
  }
}
