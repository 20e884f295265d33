import { bulkReversal } from '../../../contract/bulk-changes.ts';
import type { Access, StaffMember } from '../http/access.ts';
import { ok } from '../http/answers.ts';
import { emptyBody, route } from '../http/route.ts';
import { type BulkPart, reverseBulk } from './reverse.ts';

/** The one step back of a route that changes several records: `POST <path>/{id}/reversal`. */
export const reversalRoute = <const Path extends string>(
  path: Path,
  access: Access<StaffMember>,
  part: BulkPart,
) =>
  route(`POST ${path}/{id}/reversal` as `POST ${Path}/{id}/reversal`, {
    summary: 'Undo it, within a minute; what was changed since stays',
    access,
    body: emptyBody,
    answer: ok(bulkReversal, 'How many are as they were, and how many are not'),
    errors: ['bulk_undo_late'],
    handle: ({ services, actor, id }) => reverseBulk(services, actor, part, id),
  });
