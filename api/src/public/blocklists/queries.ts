import type { DbOrTrx } from '@parade/db';
import { adminBlocklistsQuery, type ImportedList } from '../../../contract/blocklists.ts';
import { orRefuse } from '../../platform/errors.ts';
import { equals } from '../../platform/http/admin-list.ts';
import type { AdminList } from '../../platform/http/list-routes.ts';

const FILTER_COLUMNS = { id: 'id' };

/** What leaves about a list, for staff: the columns that are named here. */
const blocklists = (db: DbOrTrx) =>
  db
    .selectFrom('lists')
    .leftJoin('list_sources as from', 'from.listId', 'lists.id')
    .select(['id', 'lists.name', 'title', 'adapter', 'sourceUrl', 'licence'])
    .select(['asOf', 'importedAt', 'entryCount', 'badLines'])
    .select(['from.origin', 'from.name as place', 'from.refresh', 'from.problem'])
    .select(['from.triedAt', 'from.succeededAt']);

type Row = Awaited<ReturnType<ReturnType<typeof blocklists>['execute']>>[number];

function presented(row: Row): ImportedList {
  const { origin, place, refresh, problem, triedAt, succeededAt, ...list } = row;
  if (origin === null || place === null || refresh === null) return { ...list, source: null };
  const source = { origin, name: place, refresh, triedAt, succeededAt, problem: problem ?? '' };
  return { ...list, source };
}

/** One list, or `not_found`. */
export async function blocklistOf(db: DbOrTrx, id: string): Promise<ImportedList> {
  return presented(
    await blocklists(db).where('id', '=', id).executeTakeFirstOrThrow(orRefuse('not_found')),
  );
}

/** All of them, by name. */
export const listedBlocklists = async (db: DbOrTrx): Promise<ImportedList[]> =>
  (await blocklists(db).orderBy('lists.name').execute()).map(presented);

/** As many as a visitor would read of. */
const COMPARED = 50;

/** What a check is compared with, the newest first. */
export const comparedLists = (db: DbOrTrx): Promise<Pick<ImportedList, 'title' | 'asOf'>[]> =>
  db
    .selectFrom('lists')
    .select(['title', 'asOf'])
    .orderBy('asOf', 'desc')
    .orderBy('title')
    .limit(COMPARED)
    .execute();

/** The back office's list of imported lists. */
export const adminBlocklists: AdminList<typeof adminBlocklistsQuery, ImportedList> = {
  query: adminBlocklistsQuery,
  table: {
    table: 'lists',
    columns: {
      importedAt: 'lists.importedAt',
      asOf: 'lists.asOf',
      name: 'lists.name',
      title: 'lists.title',
      entryCount: 'lists.entryCount',
    },
  },
  where: (filter) => equals(FILTER_COLUMNS, filter),
  rows: async (db, ids) => (await blocklists(db).where('id', 'in', ids).execute()).map(presented),
};
