import { createRoute } from '@hono/zod-openapi';
import { balance } from '../../../contract/balance.ts';
import { signedInWhateverStatus } from '../../platform/http/access.ts';
import { json, refusals } from '../../platform/http/answers.ts';
import { router } from '../../platform/http/router.ts';
import { entriesOf, figuresOf } from './balance.ts';
import { presentBalance } from './present.ts';

const tags = ['ledger'];

const getBalance = createRoute({
  method: 'get',
  path: '/api/balance',
  tags,
  summary: 'Available balance, what waits, total recovered, and the entries behind them',
  ...signedInWhateverStatus,
  responses: { 200: json(balance, 'The balance'), ...refusals('session_required') },
});

export const ledgerRoutes = router().openapi(getBalance, async (c) => {
  const { services, session } = c.var;
  const userId = session.account.id;
  const figures = await figuresOf(services.db, userId);
  return c.json(presentBalance(figures, await entriesOf(services.db, userId)), 200);
});
