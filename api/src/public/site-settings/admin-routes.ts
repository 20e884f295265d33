import { z } from 'zod';
import {
  siteSettingsRecord,
  siteSettingsRestoration,
  siteSettingsVersion,
} from '../../../contract/site-settings.ts';
import { siteSettingsUpdate } from '../../../contract/site-settings-forms.ts';
import { PROPOSAL_ERRORS } from '../../people/approvals/propose.ts';
import { staff } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { listRoute } from '../../platform/http/list-route.ts';
import { route, routes } from '../../platform/http/route.ts';
import { storedSettings } from '../../platform/settings/read.ts';
import { settingsHistory } from './history.ts';
import { presentSettings, restoreSettings, saveSettings } from './save.ts';

const access = staff('systemSettings');

export const siteSettingsAdminRoutes = routes(
  'site-settings',
  route('GET /api/admin/site-settings/main', {
    summary: 'The whole document, the built-in texts where none was given',
    access,
    answer: ok(siteSettingsRecord, 'The document'),
    async handle({ services }) {
      const { settings, version } = await storedSettings(services.db);
      return presentSettings(settings, version);
    },
  }),
  route('PUT /api/admin/site-settings/main', {
    summary: 'Save the document as it was read with its changes, and publish it',
    access,
    body: siteSettingsUpdate,
    answer: ok(siteSettingsRecord, 'The document as it is now'),
    errors: ['stale_version', ...PROPOSAL_ERRORS],
    handle: ({ services, actor, body }) => saveSettings(services, actor, body),
  }),
  listRoute('GET /api/admin/site-settings/history', {
    summary: 'Every save, newest first, with what it changed',
    access,
    query: { filter: z.strictObject({}), sorts: ['version'] },
    item: siteSettingsVersion,
    rows: settingsHistory,
    present: (version) => version,
  }),
  route('POST /api/admin/site-settings/history/{version}/restoration', {
    summary: 'Bring an earlier version back, as a new one; version 0 is the built-in texts',
    access,
    params: z.object({ version: z.coerce.number().int().min(0).max(2_000_000_000) }),
    body: siteSettingsRestoration,
    answer: ok(siteSettingsRecord, 'The document as it is now'),
    errors: ['not_found', 'stale_version', ...PROPOSAL_ERRORS],
    handle: ({ services, actor, version, body }) =>
      restoreSettings(services, actor, version, body.version),
  }),
);
