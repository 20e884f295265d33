import { createRoute } from '@hono/zod-openapi';
import { actorOf, staff } from '../http/access.ts';
import { emptyBody, refusals } from '../http/answers.ts';
import { idParam, router } from '../http/router.ts';
import { blockUser, unblockUser } from './block.ts';

const tags = ['users'];
const responses = {
  204: { description: 'Done; a repeat changes nothing' },
  ...refusals('session_required', 'permission_denied', 'not_found'),
};
const request = { params: idParam, body: emptyBody };

const block = createRoute({
  method: 'post',
  path: '/api/admin/users/{id}/block',
  tags,
  summary: 'Block an account',
  ...staff('manageUsers'),
  request,
  responses,
});

const unblock = createRoute({
  method: 'post',
  path: '/api/admin/users/{id}/unblock',
  tags,
  summary: 'Lift a block',
  ...staff('manageUsers'),
  request,
  responses,
});

export const userAdminRoutes = router()
  .openapi(block, async (c) => {
    await blockUser(c.var.services, actorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  })
  .openapi(unblock, async (c) => {
    await unblockUser(c.var.services, actorOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  });
