import { type ImportedList, importedList } from '../../../contract/blocklists.ts';
import { formatCalendarDay } from '../../../contract/dates.ts';
import {
  listImportRequest,
  listPlaces,
  listPreview,
  listPreviewRequest,
} from '../../../contract/list-import.ts';
import { staff } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import type { Csv } from '../../platform/http/csv.ts';
import { listRoutes } from '../../platform/http/list-routes.ts';
import { route, routes } from '../../platform/http/route.ts';
import { parisTime } from '../../platform/paris-days.ts';
import { listPlacesOf } from './places.ts';
import { previewList } from './preview.ts';
import { adminBlocklists } from './queries.ts';
import { removeBlocklist } from './remove.ts';
import { importAsked } from './save.ts';

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
  route('GET /api/admin/list-places', {
    summary:
      'From where the operator lets lists be fetched: files of a folder, addresses by their names',
    access,
    answer: ok(listPlaces, 'Null for what is not set'),
    handle: ({ services }) => listPlacesOf(services.env),
  }),
  route('POST /api/admin/list-previews', {
    summary: 'What the import of a list would do; nothing is stored',
    access,
    body: listPreviewRequest,
    limits: ({ account }) => [['listAccount', account.id]],
    answer: ok(listPreview, 'What it holds, what is dropped, what changes'),
    errors: ['list_refused', 'payload_too_large'],
    handle: ({ services, body }) => previewList(services, body),
  }),
  route('POST /api/admin/lists', {
    summary: 'Import a list as its preview showed it',
    access,
    body: listImportRequest,
    limits: ({ account }) => [['listAccount', account.id]],
    answer: ok(importedList, 'The list as it is now'),
    errors: [
      'list_refused',
      'list_changed',
      'list_shrinks',
      'payload_too_large',
      'confirmation_required',
      'totp_missing',
      'totp_too_new',
    ],
    handle: ({ services, actor, body }) => importAsked(services, actor, body),
  }),
  route('DELETE /api/admin/lists/{id}', {
    summary: 'Remove a list with its entries',
    access,
    answer: ok(importedList, 'What it was'),
    errors: ['not_found', 'confirmation_required', 'totp_missing', 'totp_too_new'],
    handle: ({ services, actor, id }) => removeBlocklist(services, actor, id),
  }),
);
