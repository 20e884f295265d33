import { Readable } from 'node:stream';
import { createRoute, z } from '@hono/zod-openapi';
import { parisDay } from '../../../contract/dates.ts';
import {
  dataExport,
  dataExports,
  erasure,
  erasurePreview,
  personalData,
} from '../../../contract/personal-data.ts';
import { actorOf, signedIn, signedInWhateverStatus } from '../../platform/http/access.ts';
import { body, json, refusals } from '../../platform/http/answers.ts';
import { contentDisposition } from '../../platform/http/content-disposition.ts';
import { idParam, router } from '../../platform/http/router.ts';
import { eraseOwnAccount } from './erasure.ts';
import { exportPersonalData } from './exports/at-once.ts';
import { openExport, ownExports } from './exports/queries.ts';
import { requestExport } from './exports/request.ts';
import { erasurePreviewOf } from './preview.ts';

const tags = ['personal-data'];

const getExport = createRoute({
  method: 'get',
  path: '/api/me/export',
  tags,
  summary: 'Everything that is held on the person, as a file to keep',
  ...signedInWhateverStatus,
  responses: {
    200: json(personalData, 'One JSON file'),
    ...refusals('session_required', 'rate_limited'),
  },
});

const postExport = createRoute({
  method: 'post',
  path: '/api/me/exports',
  tags,
  summary: 'Ask for a ZIP of everything, files included; made in the background',
  ...signedIn,
  responses: {
    201: json(dataExport, 'The export that is being made'),
    ...refusals('session_required', 'rate_limited'),
  },
});

const getExports = createRoute({
  method: 'get',
  path: '/api/me/exports',
  tags,
  summary: 'The last exports, newest first',
  ...signedIn,
  responses: { 200: json(dataExports, 'Exports'), ...refusals('session_required') },
});

const getExportFile = createRoute({
  method: 'get',
  path: '/api/me/exports/{id}',
  tags,
  summary: 'The ZIP of an export that is ready',
  ...signedIn,
  request: { params: idParam },
  responses: {
    200: { description: 'The file', content: { 'application/zip': { schema: z.string() } } },
    ...refusals('session_required', 'not_found', 'export_not_ready'),
  },
});

const getErasure = createRoute({
  method: 'get',
  path: '/api/me/erasure',
  tags,
  summary: 'What erasing the account would take and leave, and what stands in its way',
  ...signedIn,
  responses: { 200: json(erasurePreview, 'Counts'), ...refusals('session_required') },
});

const deleteMe = createRoute({
  method: 'delete',
  path: '/api/me',
  tags,
  summary: 'Erase the own account, with the password',
  ...signedIn,
  request: { body: body(erasure) },
  responses: {
    204: { description: 'Erased; every session is over' },
    ...refusals('session_required', 'validation', 'password_wrong', 'rate_limited'),
    ...refusals('staff_account', 'account_unsettled'),
  },
});

export const personalDataRoutes = router()
  .openapi(getExport, async (c) => {
    const data = await exportPersonalData(c.var.services, actorOf(c));
    const name = `mes-donnees-${parisDay(new Date(data.exportedAt))}.json`;
    c.header('content-disposition', contentDisposition(false, name));
    c.header('cache-control', 'private, no-store');
    return c.json(data, 200);
  })
  .openapi(postExport, async (c) => c.json(await requestExport(c.var.services, actorOf(c)), 201))
  .openapi(getExports, async (c) =>
    c.json(await ownExports(c.var.services, c.var.session.account.id), 200),
  )
  .openapi(getExportFile, async (c) => {
    const { services, session } = c.var;
    const file = await openExport(services, session.account.id, c.req.valid('param').id);
    c.header('content-type', 'application/zip');
    c.header('content-length', String(file.size));
    const name = `mes-donnees-${parisDay(new Date(file.readyAt))}.zip`;
    c.header('content-disposition', contentDisposition(false, name));
    c.header('cache-control', 'private, no-store');
    return c.body(Readable.toWeb(file.bytes) as ReadableStream, 200);
  })
  .openapi(getErasure, async (c) => {
    const { db, ports } = c.var.services;
    return c.json(await erasurePreviewOf(ports, db, c.var.session.account.id), 200);
  })
  .openapi(deleteMe, async (c) => {
    const { services, session } = c.var;
    await eraseOwnAccount(services, session, c.req.valid('json').password);
    c.header('set-cookie', services.sessions.blankCookie());
    return c.body(null, 204);
  });
