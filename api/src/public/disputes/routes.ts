import { createRoute, z } from '@hono/zod-openapi';
import {
  disputeConfirmation,
  disputeConfirmed,
  disputeLink,
  newDispute,
} from '../../../contract/disputes.ts';
import { body, json, refusals } from '../../platform/http/answers.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { idParam, router } from '../../platform/http/router.ts';
import { confirmDispute, readDisputeLink } from './confirm.ts';
import { openDispute } from './open.ts';

const tags = ['disputes'];

const postDispute = createRoute({
  method: 'post',
  path: '/api/alerts/{id}/disputes',
  tags,
  summary: 'Say that an alert is wrong; it counts once the address is confirmed',
  request: { params: idParam, body: body(newDispute) },
  responses: {
    202: json(z.object({}), 'A mail with a link is on its way; the same for every address'),
    ...refusals('not_found', 'validation', 'rate_limited', 'foreign_origin'),
  },
});

const postLink = createRoute({
  method: 'post',
  path: '/api/disputes/link',
  tags,
  summary:
    'Which alert the token of the mail is about; changes nothing, so that a mail scanner confirms nothing',
  request: { body: body(disputeConfirmation) },
  responses: {
    200: json(disputeLink, 'The alert'),
    ...refusals('validation', 'link_expired', 'rate_limited', 'foreign_origin'),
  },
});

const postConfirmation = createRoute({
  method: 'post',
  path: '/api/disputes/confirmation',
  tags,
  summary: 'Open a dispute with the token of the mail',
  request: { body: body(disputeConfirmation) },
  responses: {
    200: json(disputeConfirmed, 'Open: which alert, and until when it is answered'),
    ...refusals('validation', 'link_expired', 'rate_limited', 'foreign_origin'),
  },
});

export const disputeRoutes = router()
  .openapi(postDispute, async (c) => {
    const { services } = c.var;
    const { id } = c.req.valid('param');
    const dispute = c.req.valid('json');
    await services.limits.take('disputeAddress', clientAddress(c));
    await services.limits.take('disputeAlert', id);
    await services.limits.take('disputeEmail', dispute.email);
    await openDispute(services, id, dispute);
    return c.json({}, 202);
  })
  .openapi(postLink, async (c) => {
    const { services } = c.var;
    await services.limits.take('linkAddress', clientAddress(c));
    return c.json(await readDisputeLink(services, c.req.valid('json').token), 200);
  })
  .openapi(postConfirmation, async (c) => {
    const { services } = c.var;
    await services.limits.take('linkAddress', clientAddress(c));
    return c.json(await confirmDispute(services, c.req.valid('json').token), 200);
  });
