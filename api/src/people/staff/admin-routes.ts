import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { adminListQuery } from '../../../contract/pagination.ts';
import {
  STAFF_SORTS,
  staffFilter,
  staffInvitation,
  staffMember as staffMemberShape,
  staffUpdate,
} from '../../../contract/staff.ts';
import { actorOf, staff } from '../../platform/http/access.ts';
import { contentRange, readAdminList } from '../../platform/http/admin-list.ts';
import { body, emptyBody, json, refusals } from '../../platform/http/answers.ts';
import { idParam, router } from '../../platform/http/router.ts';
import { inviteAgain, inviteStaff } from './invite.ts';
import { staffMember, staffMembers } from './members.ts';
import { removeStaff } from './remove.ts';
import { removeTotpOf } from './remove-totp.ts';
import { updateStaff } from './update.ts';

const tags = ['staff'];
const REFUSED = ['session_required', 'permission_denied', 'more_permissions'] as const;
const CHANGE_REFUSED = [...REFUSED, 'not_found', 'own_account', 'last_administrator'] as const;
const path = '/api/admin/staff/{id}' as const;

const getStaff = createRoute({
  method: 'get',
  path: '/api/admin/staff',
  tags,
  summary: 'The team; `Content-Range` carries the total',
  ...staff('manageUsers'),
  request: { query: adminListQuery },
  responses: {
    200: json(z.array(staffMemberShape), 'Rows'),
    ...refusals('session_required', 'permission_denied', 'invalid_query'),
  },
});

const getMember = createRoute({
  method: 'get',
  path,
  tags,
  summary: 'One staff member',
  ...staff('manageUsers'),
  request: { params: idParam },
  responses: {
    200: json(staffMemberShape, 'The member'),
    ...refusals('session_required', 'permission_denied', 'not_found'),
  },
});

const postStaff = createRoute({
  method: 'post',
  path: '/api/admin/staff',
  tags,
  summary: 'Invite somebody by mail',
  ...staff('manageUsers'),
  request: { body: body(staffInvitation) },
  responses: {
    201: json(staffMemberShape, 'The member, invited'),
    ...refusals(...REFUSED, 'validation', 'email_taken'),
  },
});

const putMember = createRoute({
  method: 'put',
  path,
  tags,
  summary: 'Set the permissions; other fields of the record are ignored',
  ...staff('manageUsers'),
  request: { params: idParam, body: body(staffUpdate) },
  responses: {
    200: json(staffMemberShape, 'The member as it is now'),
    ...refusals(...CHANGE_REFUSED, 'validation', 'stale_version'),
  },
});

const deleteMember = createRoute({
  method: 'delete',
  path,
  tags,
  summary: 'Remove from the team; the account is disabled',
  ...staff('manageUsers'),
  request: { params: idParam },
  responses: {
    200: json(staffMemberShape, 'The member as it was'),
    ...refusals(...CHANGE_REFUSED),
  },
});

const postInvitation = createRoute({
  method: 'post',
  path: `${path}/invitation`,
  tags,
  summary: 'Send the invitation again',
  ...staff('manageUsers'),
  request: { params: idParam, body: emptyBody },
  responses: {
    204: { description: 'On its way; nothing for who followed it already' },
    ...refusals(...REFUSED, 'not_found', 'own_account'),
  },
});

const postTotpRemoval = createRoute({
  method: 'post',
  path: `${path}/totp-removal`,
  tags,
  summary: 'Take off the second factor of a colleague who lost theirs; their sessions end',
  ...staff('manageUsers'),
  request: { params: idParam, body: emptyBody },
  responses: {
    200: json(staffMemberShape, 'The member as it is now; a repeat changes nothing'),
    ...refusals(...REFUSED, 'not_found', 'own_account'),
  },
});

export const staffAdminRoutes = router()
  .openapi(getStaff, async (c) => {
    const query = readAdminList(c.req.valid('query'), {
      filter: staffFilter,
      sorts: STAFF_SORTS,
      fallback: 'createdAt',
    });
    const { items, total } = await staffMembers(c.var.services, query);
    c.header('content-range', contentRange('staff', query.offset, items.length, total));
    return c.json(items, 200);
  })
  .openapi(getMember, async (c) =>
    c.json(await staffMember(c.var.services.db, c.req.valid('param').id), 200),
  )
  .openapi(postStaff, async (c) =>
    c.json(await inviteStaff(c.var.services, actorOf(c), c.req.valid('json')), 201),
  )
  .openapi(putMember, async (c) => {
    const { id } = c.req.valid('param');
    return c.json(await updateStaff(c.var.services, actorOf(c), id, c.req.valid('json')), 200);
  })
  .openapi(deleteMember, async (c) =>
    c.json(await removeStaff(c.var.services, actorOf(c), c.req.valid('param').id), 200),
  )
  .openapi(postInvitation, async (c) => {
    await inviteAgain(c.var.services, actorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  })
  .openapi(postTotpRemoval, async (c) =>
    c.json(await removeTotpOf(c.var.services, actorOf(c), c.req.valid('param').id), 200),
  );
