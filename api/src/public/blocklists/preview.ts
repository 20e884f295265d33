import type { Db } from '@parade/db';
import type { z } from 'zod';
import { INDICATOR_KINDS } from '../../../contract/indicators.ts';
import type {
  ListPreview,
  ListReading,
  listPreviewRequest,
} from '../../../contract/list-import.ts';
import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { sha256 } from '../../platform/ids.ts';
import { slugOf } from '../alerts/admin/slug.ts';
import { ImportRefused } from './adapters/adapter.ts';
import { differenceOf, shrinks } from './difference.ts';
import { findApart } from './find-apart.ts';
import type { Format, FoundList } from './find-entries.ts';
import { knownList, type ListFile } from './import.ts';
import { readPlace } from './places.ts';

type Asked = z.output<typeof listPreviewRequest>;

/** As the formats take it. */
export const formatOf = ({ adapter, columnKind, column }: ListReading): Format => ({
  adapter,
  columns: [{ kind: columnKind, column }],
  categoryColumn: undefined,
  delimiter: undefined,
});

/** The short name under which a list stands. */
export const nameOf = ({ name, title }: Asked): string => name || slugOf(title);

/** Tells what cannot be read by the code that a form shows. */
export function asListRefused(error: unknown): never {
  if (!(error instanceof ImportRefused)) throw error;
  throw new AppError('list_refused', { message: error.message });
}

/**
 * A file that is sent names no firm: what stands at a place of the operator is the word of two, who
 * runs the server and who imports it.
 */
function refuseFirms({ origin }: Asked, { entries }: FoundList): void {
  if (origin !== 'upload' || entries.every(({ kind }) => kind !== 'company')) return;
  throw new ImportRefused(
    'Cette liste nomme des entreprises\u00a0: elle passe par le dossier du serveur, jamais par un envoi.',
  );
}

/** The file that is asked for, and what it says. Error: `list_refused`. */
export async function readAsked(
  services: Services,
  asked: Asked,
): Promise<{ file: ListFile; found: FoundList }> {
  try {
    const file =
      asked.origin === 'upload'
        ? { bytes: Buffer.from(asked.text), modified: services.now() }
        : await readPlace(services.env, asked.origin, asked.place);
    const found = await findApart(file.bytes, formatOf(asked));
    refuseFirms(asked, found);
    return { file, found };
  } catch (error) {
    return asListRefused(error);
  }
}

const SHOWN = 5;

function countsOf({ entries }: FoundList): ListPreview['byKind'] {
  const counts = new Map<string, number>();
  for (const { kind } of entries) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return INDICATOR_KINDS.flatMap((kind) => {
    const count = counts.get(kind);
    return count ? [{ kind, count }] : [];
  });
}

async function comparedWith(db: Db, name: string, { entries }: FoundList) {
  const last = await knownList(db, name);
  if (!last) return { last, added: entries.length, removed: 0, shrinks: false };
  const { added, removed, before } = await differenceOf(db, last.id, entries);
  const lost = removed.length;
  return { last, added: added.length, removed: lost, shrinks: shrinks(before, lost) };
}

/** What an import would do. Nothing is stored. Error: `list_refused`. */
export async function previewList(services: Services, asked: Asked): Promise<ListPreview> {
  const { file, found } = await readAsked(services, asked);
  const { last, ...changes } = await comparedWith(services.db, nameOf(asked), found);
  return {
    ...changes,
    sha256: sha256(file.bytes),
    before: last?.sha256 ?? '',
    read: found.read,
    entries: found.entries.length,
    byKind: countsOf(found),
    examples: found.entries.slice(0, SHOWN).map(({ value }) => value),
    badLines: found.badLines.length,
    firstBadLines: found.badLines.slice(0, SHOWN),
    leftOut: found.leftOut,
    replaces: last ? { title: last.title, asOf: last.asOf, entries: last.entryCount } : null,
  };
}
