import { contract, contractPage, contractsQuery } from '../../../contract/contracts.ts';
import { noteRead } from '../../platform/audit/note-read.ts';
import { signedInWhateverStatus } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { pdf, sendPdf } from '../../platform/http/pdf.ts';
import { emptyBody, route, routes } from '../../platform/http/route.ts';
import { contractPdf } from './pdf.ts';
import { presentContract } from './present.ts';
import { ownContracts, readContract } from './queries.ts';
import { renounceContract } from './renounce.ts';

export const contractRoutes = routes(
  'contracts',
  route('GET /api/contracts', {
    summary: 'Own contracts, offered and accepted, newest first',
    access: signedInWhateverStatus,
    query: contractsQuery,
    answer: ok(contractPage, 'A page of contracts'),
    async handle({ services, account, query }) {
      const { rows, nextCursor } = await ownContracts(services.db, account.id, query);
      return { items: rows.map((row) => presentContract(row, services.now())), nextCursor };
    },
  }),
  route('GET /api/contracts/{id}/document', {
    summary:
      'What was accepted, word for word; for its owner and for staff who manage payments, whose read is written down',
    access: signedInWhateverStatus,
    answer: pdf,
    errors: ['not_found'],
    async handle({ c, services, account, id }) {
      const row = await readContract(services.db, account, id);
      await noteRead(services, account, ['contracts', id], row.userId);
      return sendPdf(c, `contrat-${row.reference}.pdf`, await contractPdf(row));
    },
  }),
  route('POST /api/contracts/{id}/renunciation', {
    summary: 'Renounce within fourteen days; asked again it gives the first acknowledgement',
    access: signedInWhateverStatus,
    body: emptyBody,
    answer: ok(contract, 'The contract, with the instant of the acknowledgement'),
    errors: ['not_found', 'contract_not_accepted', 'contract_replaced', 'renunciation_too_late'],
    handle: ({ services, actor, id }) => renounceContract(services, actor, id),
  }),
);
