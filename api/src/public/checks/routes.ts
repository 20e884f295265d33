import { checkRequest, checkResult } from '../../../contract/checks.ts';
import { anybody } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { route, routes } from '../../platform/http/route.ts';
import { checkText } from './check.ts';
import { counted } from './counts.ts';
import { speechless } from './speechless.ts';

export const checkRoutes = routes(
  'checks',
  route('POST /api/checks', {
    summary: 'What is known of everything in a text; kept nowhere',
    access: anybody,
    body: checkRequest,
    limits: ({ c }) => [['checkAddress', clientAddress(c)]],
    answer: ok(checkResult, 'Known ones first, then in the order of the text'),
    errors: ['invalid_json', 'payload_too_large', 'foreign_origin'],
    handle: ({ services, body }) =>
      counted(services.db, checkText(services, body.text)).catch(speechless),
  }),
);
