import type { DbOrTrx } from '@parade/db';
import type { adminBlocklistsQuery, ImportedList } from '../../../contract/blocklists.ts';
import { AppError } from '../../platform/errors.ts';
import { type AdminQuery, adminList, equals } from '../../platform/http/admin-list.ts';

const COLUMNS = {
  importedAt: 'importedAt',
  asOf: 'asOf',
  name: 'name',
  title: 'title',
  entryCount: 'entryCount',
};

const FILTER_COLUMNS = { id: 'id' };

/** What leaves about a list, for staff: the columns that are named here. */
const blocklists = (db: DbOrTrx) =>
  db
    .selectFrom('lists')
    .select(['id', 'name', 'title', 'adapter', 'sourceUrl', 'licence'])
    .select(['asOf', 'importedAt', 'entryCount', 'badLines']);

/** One list, or `not_found`. */
export async function blocklistOf(db: DbOrTrx, id: string): Promise<ImportedList> {
  const row = await blocklists(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

/** The back office's list: rows of a range, and how many there are in all. */
export const adminBlocklists = (db: DbOrTrx, query: AdminQuery<typeof adminBlocklistsQuery>) =>
  adminList(
    blocklists(db).where((where) => where.and(equals(FILTER_COLUMNS, query.filter))),
    query,
    COLUMNS,
    'id',
  );
