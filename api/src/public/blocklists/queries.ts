import type { z } from 'zod';
import type { ImportedList, LIST_SORTS, listFilter } from '../../../contract/lists.ts';
import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { type AdminList, asList } from '../../platform/http/admin-list.ts';

type Filter = z.output<typeof listFilter>;
type Sort = (typeof LIST_SORTS)[number];
type Database = Pick<Services['db'], 'selectFrom'>;

/** What leaves about a list, for staff: the columns that are named here. */
const lists = (db: Database) =>
  db
    .selectFrom('lists')
    .select(['id', 'name', 'title', 'adapter', 'sourceUrl', 'licence'])
    .select(['asOf', 'importedAt', 'entryCount', 'badLines']);

/** One list, or `not_found`. */
export async function importedListOf(db: Database, id: string): Promise<ImportedList> {
  const row = await lists(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

/** Rows of a range, and how many there are in all. */
export async function adminLists({ db }: Services, query: AdminList<Filter, Sort>) {
  const { filter, sort, offset, limit } = query;
  let rows = lists(db)
    .orderBy(sort.field, sort.direction)
    .orderBy('id', sort.direction)
    .limit(limit)
    .offset(offset);
  let count = db.selectFrom('lists').select((e) => e.fn.countAll<number>().as('total'));
  if (filter.id !== undefined) {
    const ids = asList(filter.id);
    rows = rows.where('id', 'in', ids);
    count = count.where('id', 'in', ids);
  }
  const { total } = await count.executeTakeFirstOrThrow();
  return { rows: await rows.execute(), total };
}
