import { type ImportedList, importedList } from '../../../contract/blocklists.ts';
import { formatCalendarDay } from '../../../contract/dates.ts';
import { staff } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import type { Csv } from '../../platform/http/csv.ts';
import { listRoutes } from '../../platform/http/list-routes.ts';
import { route, routes } from '../../platform/http/route.ts';
import { parisTime } from '../../platform/paris-days.ts';
import { adminBlocklists } from './queries.ts';
import { removeBlocklist } from './remove.ts';

const access = staff('systemSettings');

const columns: Csv<ImportedList> = [
  ['Liste', (l) => l.title],
  ['Nom court', (l) => l.name],
  ['Entrées', (l) => l.entryCount],
  ['Lignes écartées', (l) => l.badLines],
  ['Liste du', (l) => formatCalendarDay(l.asOf)],
  ['Importée (heure de Paris)', (l) => parisTime(l.importedAt)],
  ['Source', (l) => l.sourceUrl],
  ['Licence', (l) => l.licence],
];

export const blocklistAdminRoutes = routes(
  'lists',
  listRoutes('GET /api/admin/lists', {
    summary: 'Imported lists',
    access,
    list: adminBlocklists,
    item: importedList,
    present: (list) => list,
    csv: { file: 'listes', of: 'lists', columns },
  }),
  route('DELETE /api/admin/lists/{id}', {
    summary: 'Remove a list with its entries',
    access,
    answer: ok(importedList, 'What it was'),
    errors: ['not_found', 'confirmation_required', 'totp_missing', 'totp_too_new'],
    handle: ({ services, actor, id }) => removeBlocklist(services, actor, id),
  }),
);
