import { Readable } from 'node:stream';
import { parisDay } from '../../../contract/dates.ts';
import {
  dataExport,
  dataExports,
  erasure,
  erasurePreview,
  personalData,
} from '../../../contract/personal-data.ts';
import { signedIn, signedInWhateverStatus } from '../../platform/http/access.ts';
import { created, done, ok, raw } from '../../platform/http/answers.ts';
import { contentDisposition } from '../../platform/http/content-disposition.ts';
import { route, routes } from '../../platform/http/route.ts';

import { eraseOwnAccount } from './erasure.ts';
import { exportPersonalData } from './exports/at-once.ts';
import { openExport, ownExports } from './exports/queries.ts';
import { requestExport } from './exports/request.ts';
import { erasurePreviewOf } from './preview.ts';

export const personalDataRoutes = routes(
  'personal-data',
  route('GET /api/me/export', {
    summary: 'Everything that is held on the person, as a file to keep',
    access: signedInWhateverStatus,
    answer: ok(personalData, 'One JSON file'),
    errors: ['rate_limited'],
    async handle({ c, services, actor }) {
      const data = await exportPersonalData(services, actor);
      const name = `mes-donnees-${parisDay(new Date(data.exportedAt))}.json`;
      c.header('content-disposition', contentDisposition(false, name));
      c.header('cache-control', 'private, no-store');
      return data;
    },
  }),
  route('POST /api/me/exports', {
    summary: 'Ask for a ZIP of everything, files included; made in the background',
    access: signedIn,
    answer: created(dataExport, 'The export that is being made'),
    errors: ['rate_limited', 'storage_low'],
    handle: ({ services, actor }) => requestExport(services, actor),
  }),
  route('GET /api/me/exports', {
    summary: 'The last exports, newest first',
    access: signedIn,
    answer: ok(dataExports, 'Exports'),
    handle: ({ services, account }) => ownExports(services, account.id),
  }),
  route('GET /api/me/exports/{id}', {
    summary: 'The ZIP of an export that is ready',
    access: signedIn,
    answer: raw('application/zip', 'The file'),
    errors: ['not_found', 'export_not_ready'],
    async handle({ c, services, account, id }) {
      const file = await openExport(services, account.id, id);
      c.header('content-type', 'application/zip');
      c.header('content-length', String(file.size));
      const name = `mes-donnees-${parisDay(new Date(file.readyAt))}.zip`;
      c.header('content-disposition', contentDisposition(false, name));
      c.header('cache-control', 'private, no-store');
      return c.body(Readable.toWeb(file.bytes) as ReadableStream, 200);
    },
  }),
  route('GET /api/me/erasure', {
    summary: 'What erasing the account would take and leave, and what stands in its way',
    access: signedIn,
    answer: ok(erasurePreview, 'Counts'),
    handle: ({ services, account }) => erasurePreviewOf(services.ports, services.db, account.id),
  }),
  route('DELETE /api/me', {
    summary: 'Erase the own account, with the password',
    access: signedIn,
    body: erasure,
    answer: done('Erased; every session is over'),
    errors: ['password_wrong', 'rate_limited', 'staff_account', 'account_unsettled'],
    async handle({ c, services, session, body }) {
      await eraseOwnAccount(services, session, body.password);
      c.header('set-cookie', services.sessions.blankCookie());
    },
  }),
);
