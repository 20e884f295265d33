import type { DbOrTrx } from '@parade/db';
import type { RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { AuditObject } from '../../../contract/audit/objects.ts';
import { parisDay } from '../../../contract/dates.ts';
import { adminListQuery, CSV_ROWS } from '../../../contract/pagination.ts';
import type { Services } from '../context.ts';
import type { Access, StaffMember } from './access.ts';
import { type AdminQuery, type ListShape, readAdminList } from './admin-list.ts';
import { raw } from './answers.ts';
import { type Csv, csvOf, journalExport } from './csv.ts';
import { inOrder, type ListTable, pageOfIds, type Search } from './list-page.ts';
import { listRoute } from './list-route.ts';
import { noteRows } from './note-rows.ts';
import { type AddRoute, route } from './route.ts';

/** A list of the back office: which rows, in which orders, and what is read of each. */
export interface AdminList<Shape extends ListShape, Row extends { id: string }> {
  /** What it may be filtered and sorted by. */
  query: Shape;
  table: ListTable<Shape['sorts'][number]>;
  /** The conditions of a filter, beside those of a search. */
  where(filter: AdminQuery<Shape>['filter']): readonly RawBuilder<boolean>[];
  search?(db: DbOrTrx, filter: AdminQuery<Shape>['filter']): Promise<Search | undefined>;
  /** The rows of these ids, in any order. */
  rows(db: DbOrTrx, ids: readonly string[]): Promise<readonly Row[]>;
}

interface Routes<Shape extends ListShape, Row extends { id: string }, Item extends z.ZodType> {
  summary: string;
  access: Access<StaffMember>;
  list: AdminList<Shape, Row>;
  item: Item;
  /** What leaves of a row. */
  present(row: NoInfer<Row>, caller: StaffMember): z.output<Item>;
  /** Refuses what this staff member may not ask for. */
  check?(filter: AdminQuery<Shape>['filter'], caller: StaffMember): void;
  /** The list as a spreadsheet: the file's name, what the journal calls its rows, its columns. */
  csv: { file: string; of: AuditObject; columns: Csv<z.output<Item>> };
}

async function pageOf<Shape extends ListShape, Row extends { id: string }>(
  db: DbOrTrx,
  list: AdminList<Shape, Row>,
  query: AdminQuery<Shape>,
) {
  const { filter } = query;
  const search = await list.search?.(db, filter);
  return pageOfIds(db, list.table, { ...query, where: list.where(filter), search });
}

/** The rows of these ids, in their order; what has gone meanwhile is left out. */
async function rowsOf<Shape extends ListShape, Row extends { id: string }>(
  db: DbOrTrx,
  list: AdminList<Shape, Row>,
  ids: readonly string[],
): Promise<Row[]> {
  return ids.length === 0 ? [] : inOrder(ids, await list.rows(db, ids));
}

/** The rows of a range, and how many match in all. */
async function readList<Shape extends ListShape, Row extends { id: string }>(
  db: DbOrTrx,
  list: AdminList<Shape, Row>,
  query: AdminQuery<Shape>,
): Promise<{ rows: Row[]; total: number }> {
  const { ids, total } = await pageOf(db, list, query);
  return { rows: await rowsOf(db, list, ids), total };
}

type Read = Promise<{ rows: readonly { id: string }[]; total: number }>;
const underWay = new WeakMap<Services, Map<string, Read>>();

/**
 * Reads once for all who ask the same at the same time, as every open page
 * does after news. Who asks after the news never gets what was read before it.
 */
function shared<Result extends Read>(
  services: Services,
  asked: string,
  read: () => Result,
): Result {
  const key = `${services.live.published} ${asked}`;
  const all = underWay.get(services) ?? new Map<string, Read>();
  underWay.set(services, all);
  const known = all.get(key);
  // Under one key everybody reads the same list.
  if (known) return known as Result;
  const reading = read();
  all.set(key, reading);
  const done = () => void all.delete(key);
  reading.then(done, done);
  return reading;
}

/** A list of the back office as JSON, and the same filter and sort as a spreadsheet. */
export function listRoutes<
  Shape extends ListShape,
  Row extends { id: string },
  Item extends z.ZodType,
>(
  name: `GET /api/admin/${string}`,
  { list, check, csv, ...rest }: Routes<Shape, Row, Item>,
): AddRoute {
  const { access, summary, present } = rest;
  const asJson = listRoute(name, {
    ...rest,
    query: list.query,
    async rows(db, query, caller) {
      check?.(query.filter, caller);
      const asked = `${name} ${JSON.stringify(query)}`;
      const read = await shared(caller.services, asked, () => readList(db, list, query));
      await noteRows(caller.services, caller.actor, csv.of, read.rows);
      return read;
    },
  });
  const asCsv = route(`${name}.csv`, {
    summary: `${summary}, by the same filter and sort: at most ${CSV_ROWS} rows`,
    access,
    query: adminListQuery.omit({ range: true }),
    answer: raw('text/csv', 'A spreadsheet: UTF-8, semicolons'),
    async handle({ query: asked, ...caller }) {
      const { c, services } = caller;
      const { db } = services;
      const query = { ...readAdminList(asked, list.query), offset: 0, limit: CSV_ROWS };
      check?.(query.filter, caller);
      const { ids, total } = await pageOf(db, list, query);
      await journalExport(caller, csv.of, query.filter, ids.length);
      c.header('content-type', 'text/csv; charset=utf-8');
      const file = `${csv.file}-${parisDay(services.now())}.csv`;
      c.header('content-disposition', `attachment; filename="${file}"`);
      const read = async (some: readonly string[]) =>
        (await rowsOf(db, list, some)).map((row) => present(row, caller));
      return c.body(csvOf(csv.columns, ids, total > ids.length, read), 200);
    },
  });
  return (group, tag) => {
    asJson(group, tag);
    asCsv(group, tag);
  };
}
