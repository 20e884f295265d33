import { kycVerification, newKycVerification, ownKyc } from '../../../contract/kyc.ts';
import { signedIn } from '../../platform/http/access.ts';
import { created, ok } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { ownKycOf } from './detail.ts';
import { submitKyc } from './submit.ts';

export const kycRoutes = routes(
  'kyc',
  route('GET /api/kyc', {
    summary: 'One’s latest request, and when the team looked at one’s photos',
    access: signedIn,
    answer: ok(ownKyc, 'What there is'),
    handle: ({ services, account }) => ownKycOf(services, account.id),
  }),
  route('POST /api/kyc', {
    summary: 'Ask for one’s identity to be verified; once for an Idempotency-Key',
    access: signedIn,
    body: newKycVerification,
    once: true,
    limits: ({ account }) => [['submitAccount', account.id]],
    answer: created(kycVerification, 'The request, to be decided'),
    errors: ['document_unknown', 'kyc_pending', 'kyc_approved'],
    handle: ({ services, actor, body, key }) => submitKyc(services, actor, body, key),
  }),
);
