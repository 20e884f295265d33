import { createRoute } from '@hono/zod-openapi';
import { mailedToken } from '../../../contract/auth.ts';
import { invitationAcceptance } from '../../../contract/staff.ts';
import { body, refusals } from '../../platform/http/answers.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { router } from '../../platform/http/router.ts';
import { requireOpenLink } from '../auth/open-link.ts';
import { acceptInvitation } from './accept.ts';

const postAcceptance = createRoute({
  method: 'post',
  path: '/api/staff-invitation',
  tags: ['staff'],
  summary: 'Follow an invitation: choose the password, with the token of the mail',
  request: { body: body(invitationAcceptance) },
  responses: {
    204: { description: 'The access is open; does not sign in' },
    ...refusals('validation', 'link_expired', 'rate_limited'),
  },
});

const postLink = createRoute({
  method: 'post',
  path: '/api/staff-invitation/link',
  tags: ['staff'],
  summary: 'Whether the token of the mail still opens something; uses nothing up',
  request: { body: body(mailedToken) },
  responses: {
    204: { description: 'It does' },
    ...refusals('validation', 'link_expired', 'rate_limited'),
  },
});

export const staffRoutes = router()
  .openapi(postLink, async (c) => {
    const { services } = c.var;
    await services.limits.take('linkAddress', clientAddress(c));
    await requireOpenLink(services, 'staff_invitation', c.req.valid('json').token);
    return c.body(null, 204);
  })
  .openapi(postAcceptance, async (c) => {
    const { services } = c.var;
    await services.limits.take('linkAddress', clientAddress(c));
    await acceptInvitation(services, c.req.valid('json'));
    return c.body(null, 204);
  });
