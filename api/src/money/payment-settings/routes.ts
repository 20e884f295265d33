import { createRoute } from '@hono/zod-openapi';
import { paymentOptions } from '../../../contract/payment-options.ts';
import { signedIn } from '../../platform/http/access.ts';
import { json, refusals } from '../../platform/http/answers.ts';
import { router } from '../../platform/http/router.ts';
import { optionsFor } from './options.ts';

const getOptions = createRoute({
  method: 'get',
  path: '/api/payment-options',
  tags: ['payment-settings'],
  summary: 'What can be paid, how, and under which contract',
  ...signedIn,
  responses: { 200: json(paymentOptions, 'Options'), ...refusals('session_required') },
});

export const paymentOptionRoutes = router().openapi(getOptions, async (c) =>
  c.json(await optionsFor(c.var.services.db, c.var.session.account), 200),
);
