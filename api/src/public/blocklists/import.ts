import { type DbOrTrx, isUniqueViolation } from '@parade/db';
import { parisDay } from '../../../contract/dates.ts';
import { type Actor, type Services, SYSTEM } from '../../platform/context.ts';
import { newId, sha256 } from '../../platform/ids.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { ImportRefused } from './adapters/adapter.ts';
import { differenceOf, requireNoShrinking, storeDifference } from './difference.ts';
import type { Entries } from './entries.ts';
import { type Format, type FoundList, findEntries } from './find-entries.ts';

export interface ListFile {
  bytes: Buffer;
  /** The day of a list that names none. */
  modified: Date;
}

/** What is said of a list beside its file. Provenance that is not said comes from the file or from the last import. */
export interface ImportOptions extends Format {
  name: string;
  title: string | undefined;
  sourceUrl: string | undefined;
  licence: string | undefined;
  /** Calendar day. */
  asOf: string | undefined;
  allowShrink: boolean;
}

export interface ImportReport extends Omit<Entries, 'entries'> {
  id: string;
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

/** The version of a list that stands under a short name. */
export const knownList = (trx: DbOrTrx, name: string) =>
  trx
    .selectFrom('lists')
    .select(['id', 'title', 'sourceUrl', 'licence', 'asOf', 'entryCount', 'sha256'])
    .where('name', '=', name)
    .executeTakeFirst();

type Known = Awaited<ReturnType<typeof knownList>>;

/** Where it comes from: what is said now, then what was said last time, then what the file says. */
function provenance(
  file: ListFile,
  options: ImportOptions,
  about: FoundList['about'],
  last: Known,
) {
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

export interface Storing {
  file: ListFile;
  found: FoundList;
  options: ImportOptions;
  progress?: Progress;
  /** Looks at the version that it replaces, in the same transaction, and may refuse. */
  check?(unit: UnitOfWork, last: Known): Promise<void> | void;
  /** Writes beside it what belongs to it. */
  also?(unit: UnitOfWork, listId: string): Promise<void>;
}

/** Stores what was found under its short name: whole or not at all. Errors: `ImportRefused`; those of `check`. */
export async function storeList(
  services: Services,
  actor: Actor,
  { file, found, options, progress = () => {}, check, also }: Storing,
): Promise<ImportReport> {
  const { badLines, leftOut, read } = found;
  const stored = work(services, actor, async (unit) => {
    const { trx, at } = unit;
    const last = await knownList(trx, options.name);
    await check?.(unit, last);
    const said = provenance(file, options, found.about, last);
    const id = last?.id ?? newId();
    const row = {
      ...said,
      adapter: options.adapter,
      importedAt: at,
      sha256: sha256(file.bytes),
      entryCount: found.entries.length,
      badLines: badLines.length,
    };
    if (last) await trx.updateTable('lists').set(row).where('id', '=', id).execute();
    else
      await trx
        .insertInto('lists')
        .values({ ...row, id, name: options.name })
        .execute();

    const difference = await differenceOf(trx, id, found.entries);
    if (!options.allowShrink) requireNoShrinking(difference.before, difference.removed.length);
    await storeDifference(trx, id, at, difference, (done, total) =>
      progress('storing', done, total),
    );
    await also?.(unit, id);
    const [added, removed] = [difference.added.length, difference.removed.length];
    await unit.audit('import', 'lists', id, {
      ...(last ? { before: { title: last.title, asOf: last.asOf, entries: last.entryCount } } : {}),
      after: { title: said.title, asOf: said.asOf, entries: row.entryCount, added, removed },
    });
    return { id, title: said.title, asOf: said.asOf, entries: row.entryCount, added, removed };
  });
  return { ...(await stored.catch(asRefused)), badLines, leftOut, read };
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
  const found = findEntries(file.bytes, options, (done, total) => progress('reading', done, total));
  return storeList(services, SYSTEM, { file, found, options, progress });
}

/** Of two simultaneous first imports the second is refused; run again, it is a refresh. */
function asRefused(error: unknown): never {
  if (!isUniqueViolation(error)) throw error;
  throw new ImportRefused('Quelqu’un d’autre importe cette liste en ce moment. Recommencez.');
}
