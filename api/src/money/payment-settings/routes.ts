import { paymentOptions } from '../../../contract/payment-options.ts';
import { signedIn } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { optionsFor } from './options.ts';

export const paymentOptionRoutes = routes(
  'payment-settings',
  route('GET /api/payment-options', {
    summary: 'What can be paid, how, and under which contract',
    access: signedIn,
    answer: ok(paymentOptions, 'Options'),
    handle: ({ services, account }) => optionsFor(services.db, account),
  }),
);
