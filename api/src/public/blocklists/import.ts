import { isUniqueViolation, type Transaction } from '@parade/db';
import { parisDay } from '../../../contract/dates.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { newId, sha256 } from '../../platform/ids.ts';
import { work } from '../../platform/unit-of-work.ts';
import { type AdapterOptions, ImportRefused, type Reading } from './adapters/adapter.ts';
import { adapterOf } from './adapters/index.ts';
import { type Entries, entriesOf } from './entries.ts';
import { differenceOf, refuseShrinking, storeDifference } from './store-entries.ts';

export interface ListFile {
  bytes: Buffer;
  /** The day of a list that names none. */
  modified: Date;
}

/** What the operator says. Provenance that is not said comes from the file or from the last import. */
export interface ImportOptions extends AdapterOptions {
  adapter: string;
  name: string;
  title: string | undefined;
  sourceUrl: string | undefined;
  licence: string | undefined;
  /** Calendar day. */
  asOf: string | undefined;
  allowShrink: boolean;
}

export interface ImportReport extends Omit<Entries, 'entries'> {
  title: string;
  asOf: string;
  /** What the file names, doubles included. */
  read: number;
  entries: number;
  added: number;
  removed: number;
}

/** Hears how far it is: `reading` items of the file, then `storing` what changed. */
export type Progress = (stage: 'reading' | 'storing', done: number, total: number) => void;

function read({ bytes }: ListFile, options: ImportOptions): Reading {
  const adapter = adapterOf(options.adapter);
  const text = bytes.toString('utf8').replace(/^\ufeff/, '');
  if (text.trim() === '') throw new ImportRefused('Ce fichier est vide.');
  if (text.includes('\0')) throw new ImportRefused('Ce fichier n’est pas du texte.');
  return adapter(text, options);
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

const knownList = (trx: Transaction, name: string) =>
  trx
    .selectFrom('lists')
    .select(['id', 'title', 'sourceUrl', 'licence', 'asOf', 'entryCount'])
    .where('name', '=', name)
    .executeTakeFirst();

type Known = Awaited<ReturnType<typeof knownList>>;

/** Where it comes from: what is said now, then what was said last time, then what the file says. */
function provenance(file: ListFile, options: ImportOptions, about: Reading['about'], last: Known) {
  const title = options.title ?? last?.title ?? about?.title;
  const sourceUrl = options.sourceUrl ?? last?.sourceUrl ?? about?.sourceUrl;
  if (!title)
    throw new ImportRefused(
      'Comment s’appelle-t-elle\u00a0? Les visiteurs le lisent\u00a0: --title "…"',
    );
  if (!sourceUrl || !/^https?:/.test(sourceUrl) || !URL.canParse(sourceUrl)) {
    throw new ImportRefused(
      'D’où vient-elle\u00a0? Les visiteurs y vont\u00a0: --source, puis son adresse.',
    );
  }
  return {
    title,
    sourceUrl,
    licence: options.licence ?? last?.licence ?? about?.licence ?? '',
    asOf: options.asOf ?? about?.asOf ?? parisDay(file.modified),
  };
}

/**
 * Imports a list, or refreshes the one of that name: whole or not at all. The
 * same file again changes no entry. Errors: `ImportRefused`.
 */
export async function importList(
  services: Services,
  file: ListFile,
  options: ImportOptions,
  progress: Progress = () => {},
): Promise<ImportReport> {
  const reading = read(file, options);
  const found = entriesOf(reading, (done, total) => progress('reading', done, total));
  refuseOtherFormats(options.adapter, reading, found);

  const stored = work(services, SYSTEM, async (unit) => {
    const { trx, at } = unit;
    const last = await knownList(trx, options.name);
    const said = provenance(file, options, reading.about, last);
    const id = last?.id ?? newId();
    const row = {
      ...said,
      adapter: options.adapter,
      importedAt: at,
      sha256: sha256(file.bytes),
      entryCount: found.entries.length,
      badLines: found.badLines.length,
    };
    if (last) await trx.updateTable('lists').set(row).where('id', '=', id).execute();
    else
      await trx
        .insertInto('lists')
        .values({ ...row, id, name: options.name })
        .execute();

    const difference = await differenceOf(trx, id, found.entries);
    if (!options.allowShrink) refuseShrinking(difference.before, difference.removed.length);
    await storeDifference(trx, id, at, difference, (done, total) =>
      progress('storing', done, total),
    );
    const [added, removed] = [difference.added.length, difference.removed.length];
    await unit.audit('import', 'lists', id, {
      ...(last ? { before: { title: last.title, asOf: last.asOf, entries: last.entryCount } } : {}),
      after: { title: said.title, asOf: said.asOf, entries: row.entryCount, added, removed },
    });
    return { title: said.title, asOf: said.asOf, entries: row.entryCount, added, removed };
  });
  const { badLines, leftOut } = found;
  return { ...(await stored.catch(asRefused)), badLines, leftOut, read: reading.items.length };
}

/** Of two simultaneous first imports the second is refused; run again, it is a refresh. */
function asRefused(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw new ImportRefused('Quelqu’un d’autre importe cette liste en ce moment. Recommencez.');
}
