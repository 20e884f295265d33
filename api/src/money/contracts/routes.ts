import { createRoute } from '@hono/zod-openapi';
import { contract, contractPage, contractsQuery } from '../../../contract/contracts.ts';
import { actorOf, signedInWhateverStatus } from '../../platform/http/access.ts';
import { emptyBody, json, refusals } from '../../platform/http/answers.ts';
import { pdfAnswer, sendPdf } from '../../platform/http/pdf.ts';
import { idParam, router } from '../../platform/http/router.ts';
import { ownContracts } from './own-list.ts';
import { contractPdf } from './pdf.ts';
import { presentContract } from './present.ts';
import { readContract } from './queries.ts';
import { renounceContract } from './renounce.ts';

const tags = ['contracts'];

const getContracts = createRoute({
  method: 'get',
  path: '/api/contracts',
  tags,
  summary: 'Own contracts, offered and accepted, newest first',
  ...signedInWhateverStatus,
  request: { query: contractsQuery },
  responses: {
    200: json(contractPage, 'A page of contracts'),
    ...refusals('session_required', 'invalid_query'),
  },
});

const getDocument = createRoute({
  method: 'get',
  path: '/api/contracts/{id}/document',
  tags,
  summary: 'What was accepted, word for word; for its owner and for staff who manage payments',
  ...signedInWhateverStatus,
  request: { params: idParam },
  responses: { 200: pdfAnswer, ...refusals('session_required', 'not_found') },
});

const postRenunciation = createRoute({
  method: 'post',
  path: '/api/contracts/{id}/renunciation',
  tags,
  summary: 'Renounce within fourteen days; asked again it gives the first acknowledgement',
  ...signedInWhateverStatus,
  request: { params: idParam, body: emptyBody },
  responses: {
    200: json(contract, 'The contract, with the instant of the acknowledgement'),
    ...refusals('session_required', 'not_found'),
    ...refusals('contract_not_accepted', 'contract_replaced', 'renunciation_too_late'),
  },
});

export const contractRoutes = router()
  .openapi(getContracts, async (c) => {
    const { services, session } = c.var;
    const { cursor, limit } = c.req.valid('query');
    const found = await ownContracts(services.db, { userId: session.account.id, cursor, limit });
    const items = found.rows.map((row) => presentContract(row, services.now()));
    return c.json({ items, nextCursor: found.nextCursor }, 200);
  })
  .openapi(getDocument, async (c) => {
    const { services, session } = c.var;
    const row = await readContract(services.db, session.account, c.req.valid('param').id);
    return sendPdf(c, `contrat-${row.reference}.pdf`, await contractPdf(row));
  })
  .openapi(postRenunciation, async (c) =>
    c.json(await renounceContract(c.var.services, actorOf(c), c.req.valid('param').id), 200),
  );
