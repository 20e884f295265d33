import { createRoute } from '@hono/zod-openapi';
import { checkRequest, checkResult } from '../../../contract/checks.ts';
import { body, json, refusals } from '../../platform/http/answers.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { router } from '../../platform/http/router.ts';
import { checkText } from './check.ts';
import { speechless } from './speechless.ts';

const postCheck = createRoute({
  method: 'post',
  path: '/api/checks',
  tags: ['checks'],
  summary: 'What is known of everything in a text; kept nowhere',
  request: { body: body(checkRequest) },
  responses: {
    200: json(checkResult, 'Known ones first, then in the order of the text'),
    ...refusals('invalid_json', 'validation', 'payload_too_large', 'rate_limited'),
    ...refusals('foreign_origin'),
  },
});

export const checkRoutes = router().openapi(postCheck, async (c) => {
  const { services } = c.var;
  await services.limits.take('checkAddress', clientAddress(c));
  const { text } = c.req.valid('json');
  return c.json(await checkText(services.db, text).catch(speechless), 200);
});
