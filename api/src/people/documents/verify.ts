import { createHash } from 'node:crypto';
import type { Db } from '@parade/db';
import { FileLost, type FileStore, type Variant } from '../../platform/file-store.ts';

export interface VerifiedFiles {
  documents: number;
  /** Of the files that were read, as they came. */
  bytes: number;
  /** By what is wrong: one line for each file, with what it belongs to. */
  missing: string[];
  damaged: string[];
}

/** Rows at a time: of a hundred thousand documents no list is held. */
const PAGE = 500;

type Row = Awaited<ReturnType<typeof pageAfter>>[number];

/**
 * Reads every file that a document has to its last byte, and compares the original with the hash of
 * its row. Changes nothing. Throws where the store does not answer.
 */
export async function verifyFiles(db: Db, files: FileStore): Promise<VerifiedFiles> {
  const found: VerifiedFiles = { documents: 0, bytes: 0, missing: [], damaged: [] };
  let last = '';
  for (;;) {
    const page = await pageAfter(db, last);
    for (const row of page) {
      found.documents++;
      for (const variant of variantsOf(row)) {
        const read = await check(files, row, variant);
        if (typeof read === 'number') found.bytes += read;
        // An upload may be taken back meanwhile.
        else if (await isThere(db, row.id)) found[read].push(lineOf(row, variant));
      }
    }
    const end = page.at(-1);
    if (!end) return found;
    last = end.id;
  }
}

const pageAfter = (db: Db, id: string) =>
  db
    .selectFrom('documents')
    .select(['id', 'ownerId', 'hasCopy', 'sha256', 'slot'])
    .select(['reportId', 'messageId', 'reportMessageId'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(PAGE)
    .execute();

const variantsOf = ({ hasCopy }: Row): readonly Variant[] =>
  hasCopy === 1 ? ['original', 'copy'] : ['original'];

/** Its size in bytes where it is whole. */
async function check(
  files: FileStore,
  { id, sha256 }: Row,
  variant: Variant,
): Promise<number | 'missing' | 'damaged'> {
  try {
    const bytes = await files.read(id, variant);
    const isWhole =
      variant === 'copy' || createHash('sha256').update(bytes).digest('hex') === sha256;
    return isWhole ? bytes.length : 'damaged';
  } catch (error) {
    if (error instanceof FileLost) return error.how;
    throw error;
  }
}

const isThere = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('documents').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined;

/** Ids alone: whoever runs the server need not learn whose it is. */
function lineOf(
  { id, ownerId, reportId, messageId, reportMessageId, slot }: Row,
  variant: Variant,
): string {
  const of = reportId
    ? `signalement ${reportId}`
    : reportMessageId
      ? `message dans un signalement ${reportMessageId}`
      : messageId
        ? `message du support ${messageId}`
        : `compte ${ownerId}`;
  return `${id}.${variant} (${of}${slot ? `, ${slot}` : ''})`;
}
