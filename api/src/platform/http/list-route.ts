import type { Db } from '@parade/db';
import { z } from 'zod';
import { adminListQuery } from '../../../contract/pagination.ts';
import type { Access, StaffMember } from './access.ts';
import { type AdminQuery, contentRange, type ListShape, readAdminList } from './admin-list.ts';
import { ok } from './answers.ts';
import { type AddRoute, route } from './route.ts';

interface List<Shape extends ListShape, Row, Item extends z.ZodType> {
  summary: string;
  access: Access<StaffMember>;
  /** What it may be filtered and sorted by. */
  query: Shape;
  item: Item;
  rows(
    db: Db,
    query: AdminQuery<Shape>,
    caller: StaffMember,
  ): Promise<{ rows: readonly Row[]; total: number }>;
  /** What leaves of a row. */
  present(row: NoInfer<Row>, caller: StaffMember): z.output<Item>;
}

/** A list of the back office, in the dialect of ra-data-simple-rest. */
export function listRoute<Shape extends ListShape, Row, Item extends z.ZodType>(
  name: `GET /api/admin/${string}`,
  { query: shape, item, rows: find, present, ...rest }: List<Shape, Row, Item>,
): AddRoute {
  const resource = name.slice('GET /api/admin/'.length).replaceAll('/', '-');
  return route(name, {
    ...rest,
    query: adminListQuery,
    answer: ok(z.array(item), 'Rows; `Content-Range` carries the total'),
    async handle({ query: asked, ...caller }) {
      const query = readAdminList(asked, shape);
      const { rows, total } = await find(caller.services.db, query, caller);
      caller.c.header('content-range', contentRange(resource, query.offset, rows.length, total));
      return rows.map((row) => present(row, caller));
    },
  });
}
