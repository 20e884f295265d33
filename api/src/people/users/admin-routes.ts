import { type AdminUser, adminUser, adminUserRow, deactivation } from '../../../contract/users.ts';
import { noteRead } from '../../platform/audit/note-read.ts';
import type { Person, Services } from '../../platform/context.ts';
import { staff } from '../../platform/http/access.ts';
import { ok, raw } from '../../platform/http/answers.ts';
import { listRoutes } from '../../platform/http/list-routes.ts';
import { emptyBody, route, routes } from '../../platform/http/route.ts';
import { acceptedTermsPage } from './accepted-terms.ts';
import { adminUserList } from './admin-list.ts';
import { blockUser, unblockUser } from './block.ts';
import { userColumns } from './csv.ts';
import { deactivateUser, reactivateUser } from './deactivate.ts';
import { adminUserOf } from './detail.ts';
import { presentUserRow } from './present.ts';
import { setVerified } from './verify.ts';

const access = staff('manageUsers');
const answer = ok(adminUser, 'The person as it is now; a repeat changes nothing');

/** It answers the whole record, also to who changed nothing. */
async function noted(services: Services, actor: Person, id: string, user: AdminUser) {
  await noteRead(services, actor, ['users', id], id);
  return user;
}

/** A change of state: `{}` in, the record as it is now out. */
const change = (
  noun: 'verification' | 'unverification' | 'block' | 'unblock' | 'reactivation',
  summary: string,
  verb: typeof blockUser,
) =>
  route(`POST /api/admin/users/{id}/${noun}`, {
    summary,
    access,
    body: emptyBody,
    answer,
    errors: ['not_found'],
    handle: async ({ services, actor, id }) =>
      noted(services, actor, id, await verb(services, actor, id)),
  });

export const userAdminRoutes = routes(
  'users',
  listRoutes('GET /api/admin/users', {
    summary: 'Every client',
    access,
    list: adminUserList,
    item: adminUserRow,
    present: presentUserRow,
    csv: { file: 'utilisateurs', of: 'users', columns: userColumns },
  }),
  route('GET /api/admin/users/{id}', {
    summary: 'Everything held on one person; the read is written down',
    access,
    answer: ok(adminUser, 'The person'),
    errors: ['not_found'],
    handle: async ({ services, actor, id }) =>
      noted(services, actor, id, await adminUserOf(services.db, id, services.now().toISOString())),
  }),
  change('verification', 'Mark an account as verified', (...of) => setVerified(...of, true)),
  change('unverification', 'Take the verified mark back', (...of) => setVerified(...of, false)),
  change('block', 'Block an account', blockUser),
  change('unblock', 'Lift a block, or `inactive`', unblockUser),
  change('reactivation', 'Bring a deactivated account back', reactivateUser),
  route('POST /api/admin/users/{id}/deactivation', {
    summary: 'Disable or delete an account, with its reports and notifications',
    access,
    body: deactivation,
    answer,
    errors: ['not_found', 'balance_left'],
    handle: async ({ services, actor, id, body }) =>
      noted(services, actor, id, await deactivateUser(services, actor, id, body.mode)),
  }),
  route('GET /api/admin/users/{id}/accepted-terms', {
    summary: 'The terms as this person accepted them, as a page; the read is written down',
    access,
    answer: raw('text/html', 'The page'),
    errors: ['not_found'],
    handle: async ({ c, services, actor, id }) => {
      const page = await acceptedTermsPage(c, id);
      await noteRead(services, actor, ['users', id], id);
      return page;
    },
  }),
);
