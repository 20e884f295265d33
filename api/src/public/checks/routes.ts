import { checkAnswer, checkSigns } from '../../../contract/check-keys.ts';
import { checkRequest } from '../../../contract/checks.ts';
import type { Services } from '../../platform/context.ts';
import { staff } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { route, routes } from '../../platform/http/route.ts';
import { anybodyOrPartner } from '../check-keys/access.ts';
import { analysisOf } from './analysis.ts';
import { checkText } from './check.ts';
import { counted } from './counts.ts';
import { countSigns, countSignsLater, mostSeen } from './signs.ts';
import { speechless } from './speechless.ts';

/** What a partner is answered: a visitor's browser analyses the text itself. */
async function analysed(services: Services, text: string) {
  const result = await checkText(services, text);
  const analysis = await analysisOf(services, text);
  countSigns(services, analysis.signs);
  return { ...result, analysis };
}

async function compared(services: Services, text: string) {
  const result = await checkText(services, text);
  countSignsLater(services, text);
  return result;
}

export const checkRoutes = routes(
  'checks',
  route('POST /api/checks', {
    summary: 'What is known of everything in a text; kept nowhere',
    access: anybodyOrPartner,
    body: checkRequest,
    limits: ({ c, partner }) => (partner ? [] : [['checkAddress', clientAddress(c)]]),
    answer: ok(checkAnswer, 'Known ones first, then in the order of the text'),
    errors: ['invalid_json', 'payload_too_large', 'foreign_origin'],
    handle: ({ services, partner, body }) =>
      counted(services.db, (partner ? analysed : compared)(services, body.text)).catch(speechless),
  }),
  route('GET /api/admin/check-signs', {
    summary: 'The signs that checks found most in the last 7 and 30 days',
    access: staff('systemSettings'),
    answer: ok(checkSigns, 'The most frequent first'),
    handle: ({ services }) => mostSeen(services),
  }),
);
