import {
  type CheckKeyRow,
  checkKey,
  checkKeyMade,
  checkKeyRow,
  checkKeyUpdate,
  newCheckKey,
} from '../../../contract/check-keys.ts';
import { formatCalendarDay } from '../../../contract/dates.ts';
import { staff } from '../../platform/http/access.ts';
import { created, ok } from '../../platform/http/answers.ts';
import type { Csv } from '../../platform/http/csv.ts';
import { listRoutes } from '../../platform/http/list-routes.ts';
import { emptyBody, route, routes } from '../../platform/http/route.ts';
import { parisTime } from '../../platform/paris-days.ts';
import { makeCheckKey, revokeCheckKey, updateCheckKey } from './change.ts';
import { adminCheckKeys, checkKeyOf } from './queries.ts';

const access = staff('systemSettings');
const PRESENCE = ['confirmation_required', 'totp_missing', 'totp_too_new'] as const;

const columns: Csv<CheckKeyRow> = [
  ['Partenaire', (k) => k.partner],
  ['Contact', (k) => k.contact],
  ['Début de la clé', (k) => k.prefix],
  ['Par minute', (k) => k.perMinute],
  ['Par jour', (k) => k.perDay],
  ['Créée (heure de Paris)', (k) => parisTime(k.createdAt)],
  ['Dernier usage', (k) => k.lastUsedOn && formatCalendarDay(k.lastUsedOn)],
  ['Révoquée (heure de Paris)', (k) => k.revokedAt && parisTime(k.revokedAt)],
];

export const checkKeyAdminRoutes = routes(
  'check-keys',
  listRoutes('GET /api/admin/check-keys', {
    summary: 'Keys of partners',
    access,
    list: adminCheckKeys,
    item: checkKeyRow,
    present: (key) => key,
    csv: { file: 'cles-des-partenaires', of: 'check-keys', columns },
  }),
  route('GET /api/admin/check-keys/{id}', {
    summary: 'A key with its days of use',
    access,
    answer: ok(checkKey, 'The key'),
    errors: ['not_found'],
    handle: ({ services, id }) => checkKeyOf(services.db, id),
  }),
  route('POST /api/admin/check-keys', {
    summary: 'Make a key; it is shown in this answer alone',
    access,
    body: newCheckKey,
    answer: created(checkKeyMade, 'The key, once'),
    errors: PRESENCE,
    handle: ({ services, actor, body }) => makeCheckKey(services, actor, body),
  }),
  route('PUT /api/admin/check-keys/{id}', {
    summary: 'Change who is behind a key and its limits',
    access,
    body: checkKeyUpdate,
    answer: ok(checkKey, 'The key as it is now'),
    errors: ['not_found', 'stale_version', 'check_key_revoked', ...PRESENCE],
    handle: ({ services, actor, id, body }) => updateCheckKey(services, actor, id, body),
  }),
  route('POST /api/admin/check-keys/{id}/revocation', {
    summary: 'End a key, at once',
    access,
    body: emptyBody,
    answer: ok(checkKey, 'The key as it is now; a repeat changes nothing'),
    errors: ['not_found'],
    handle: ({ services, actor, id }) => revokeCheckKey(services, actor, id),
  }),
);
