import { balance } from '../../../contract/ledger.ts';
import { signedInWhateverStatus } from '../../platform/http/access.ts';
import { ok } from '../../platform/http/answers.ts';
import { route, routes } from '../../platform/http/route.ts';
import { entriesOf, figuresOf } from './balance.ts';
import { presentBalance } from './present.ts';

export const ledgerRoutes = routes(
  'ledger',
  route('GET /api/balance', {
    summary: 'Available balance, what waits, total recovered, and the entries behind them',
    access: signedInWhateverStatus,
    answer: ok(balance, 'The balance'),
    async handle({ services: { db }, account: { id } }) {
      const figures = await figuresOf(db, id);
      return presentBalance(figures, await entriesOf(db, id));
    },
  }),
);
