/** What a file says, without a database: a process of its own may do it. */
import { type AdapterOptions, ImportRefused, type Reading } from './adapters/adapter.ts';
import { adapterOf } from './adapters/index.ts';
import { type Entries, entriesOf } from './entries.ts';

export type Format = AdapterOptions & { adapter: string };

export interface FoundList extends Entries {
  /** How many things the file names, doubles included. */
  read: number;
  about: Reading['about'];
}

function readFile(bytes: Uint8Array, format: Format): Reading {
  const adapter = adapterOf(format.adapter);
  const text = Buffer.from(bytes)
    .toString('utf8')
    .replace(/^\ufeff/, '');
  if (text.trim() === '') throw new ImportRefused('Ce fichier est vide.');
  if (text.includes('\0')) throw new ImportRefused('Ce fichier n’est pas du texte.');
  return adapter(text, format);
}

/** A file in another format reads as bad lines, or as nothing at all. */
function refuseOtherFormats(adapter: string, { items }: Reading, found: Entries): void {
  const wrong = `Est-il bien au format \`${adapter}\`\u00a0? Rien n’a changé.`;
  if (found.entries.length === 0) {
    throw new ImportRefused(`Rien dans ce fichier ne se lit. ${wrong}`);
  }
  const lines = new Set([...items.map(({ line }) => line), ...found.badLines]).size;
  if (found.badLines.length > lines / 2) {
    throw new ImportRefused(`La plupart des lignes de ce fichier ne se lisent pas. ${wrong}`);
  }
}

/** The entries of a file, whole or refused; `step` hears of each thing that it names. Error: `ImportRefused`. */
export function findEntries(
  bytes: Uint8Array,
  format: Format,
  step: (done: number, total: number) => void = () => {},
): FoundList {
  const reading = readFile(bytes, format);
  const found = entriesOf(reading, step);
  refuseOtherFormats(format.adapter, reading, found);
  return { ...found, read: reading.items.length, about: reading.about };
}
