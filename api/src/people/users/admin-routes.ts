import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { adminListQuery } from '../../../contract/pagination.ts';
import {
  ADMIN_USER_SORTS,
  adminUser,
  adminUserFilter,
  adminUserRow,
  deactivation,
} from '../../../contract/users.ts';
import { actorOf, staff } from '../../platform/http/access.ts';
import { contentRange, readAdminList } from '../../platform/http/admin-list.ts';
import { body, emptyBody, json, refusals } from '../../platform/http/answers.ts';
import { idParam, router } from '../../platform/http/router.ts';
import { acceptedTermsPage } from './accepted-terms.ts';
import { adminUsers } from './admin-list.ts';
import { blockUser, unblockUser } from './block.ts';
import { deactivateUser, reactivateUser } from './deactivate.ts';
import { adminUserOf } from './detail.ts';
import { presentUserRow } from './present.ts';
import { setVerified } from './verify.ts';

const tags = ['users'];
const REFUSED = ['session_required', 'permission_denied'] as const;

const getUsers = createRoute({
  method: 'get',
  path: '/api/admin/users',
  tags,
  summary: 'Every client; `Content-Range` carries the total',
  ...staff('manageUsers'),
  request: { query: adminListQuery },
  responses: {
    200: json(z.array(adminUserRow), 'Rows'),
    ...refusals(...REFUSED, 'invalid_query'),
  },
});

const getUser = createRoute({
  method: 'get',
  path: '/api/admin/users/{id}',
  tags,
  summary: 'Everything held on one person',
  ...staff('manageUsers'),
  request: { params: idParam },
  responses: { 200: json(adminUser, 'The person'), ...refusals(...REFUSED, 'not_found') },
});

/** A change of state: `{}` in, the record as it is now out; a repeat changes nothing. */
const change = <Path extends string>(path: Path, summary: string) =>
  createRoute({
    method: 'post',
    path: `/api/admin/users/{id}/${path}` as const,
    tags,
    summary,
    ...staff('manageUsers'),
    request: { params: idParam, body: emptyBody },
    responses: {
      200: json(adminUser, 'The person as it is now; a repeat changes nothing'),
      ...refusals(...REFUSED, 'not_found'),
    },
  });

const postDeactivation = createRoute({
  method: 'post',
  path: '/api/admin/users/{id}/deactivation',
  tags,
  summary: 'Disable or delete an account, with its reports and notifications',
  ...staff('manageUsers'),
  request: { params: idParam, body: body(deactivation) },
  responses: {
    200: json(adminUser, 'The person as it is now; a repeat changes nothing'),
    ...refusals(...REFUSED, 'not_found', 'validation', 'balance_left'),
  },
});

const getAcceptedTerms = createRoute({
  method: 'get',
  path: '/api/admin/users/{id}/accepted-terms',
  tags,
  summary: 'The terms as this person accepted them, as a page',
  ...staff('manageUsers'),
  request: { params: idParam },
  responses: {
    200: { description: 'The page', content: { 'text/html': { schema: z.string() } } },
    ...refusals(...REFUSED, 'not_found'),
  },
});

export const userAdminRoutes = router()
  .openapi(getUsers, async (c) => {
    const query = readAdminList(c.req.valid('query'), {
      filter: adminUserFilter,
      sorts: ADMIN_USER_SORTS,
      fallback: 'createdAt',
    });
    const { rows, total } = await adminUsers(c.var.services, query);
    c.header('content-range', contentRange('users', query.offset, rows.length, total));
    return c.json(rows.map(presentUserRow), 200);
  })
  .openapi(getUser, async (c) => {
    const { db, now } = c.var.services;
    return c.json(await adminUserOf(db, c.req.valid('param').id, now().toISOString()), 200);
  })
  .openapi(change('verification', 'Mark an account as verified'), async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await setVerified(c.var.services, actorOf(c), id, true), 200);
  })
  .openapi(change('unverification', 'Take the verified mark back'), async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await setVerified(c.var.services, actorOf(c), id, false), 200);
  })
  .openapi(change('block', 'Block an account'), async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await blockUser(c.var.services, actorOf(c), id), 200);
  })
  .openapi(change('unblock', 'Lift a block, or `inactive`'), async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await unblockUser(c.var.services, actorOf(c), id), 200);
  })
  .openapi(postDeactivation, async (c) => {
    const { id } = c.req.valid('param');
    const { mode } = c.req.valid('json');
    return c.json(await deactivateUser(c.var.services, actorOf(c), id, mode), 200);
  })
  .openapi(change('reactivation', 'Bring a deactivated account back'), async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await reactivateUser(c.var.services, actorOf(c), id), 200);
  })
  .openapi(getAcceptedTerms, (c) => acceptedTermsPage(c, c.req.valid('param').id));
