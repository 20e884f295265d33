import { createRoute } from '@hono/zod-openapi';
import { kycVerification, newKycVerification, ownKyc } from '../../../contract/kyc.ts';
import { actorOf, signedIn } from '../../platform/http/access.ts';
import { body, json, refusals } from '../../platform/http/answers.ts';
import { idempotencyHeader, router } from '../../platform/http/router.ts';
import { ownKycOf } from './own.ts';
import { submitKyc } from './submit.ts';

const tags = ['kyc'];

const getKyc = createRoute({
  method: 'get',
  path: '/api/kyc',
  tags,
  summary: 'One’s latest request, and when the team looked at one’s papers',
  ...signedIn,
  responses: { 200: json(ownKyc, 'What there is'), ...refusals('session_required') },
});

const postKyc = createRoute({
  method: 'post',
  path: '/api/kyc',
  tags,
  summary: 'Ask for one’s identity to be verified; once for an Idempotency-Key',
  ...signedIn,
  request: { headers: idempotencyHeader, body: body(newKycVerification) },
  responses: {
    201: json(kycVerification, 'The request, to be decided'),
    ...refusals('session_required', 'validation', 'document_unknown', 'kyc_pending'),
    ...refusals('kyc_approved', 'idempotency_conflict', 'rate_limited'),
  },
});

export const kycRoutes = router()
  .openapi(getKyc, async (c) =>
    c.json(await ownKycOf(c.var.services.db, c.var.session.account.id), 200),
  )
  .openapi(postKyc, async (c) => {
    const { services, session } = c.var;
    await services.limits.take('submitAccount', session.account.id);
    const key = c.req.valid('header')['idempotency-key'];
    return c.json(await submitKyc(services, actorOf(c), c.req.valid('json'), key), 201);
  });
