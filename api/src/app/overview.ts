import { contractsQuery } from '../../contract/contracts.ts';
import { LATEST_REPORTS, overview as shape } from '../../contract/overview.ts';
import { reportsQuery } from '../../contract/reports.ts';
import { presentRow } from '../cases/reports/present.ts';
import { ownReports } from '../cases/reports/queries.ts';
import { presentContract } from '../money/contracts/present.ts';
import { ownContracts } from '../money/contracts/queries.ts';
import { entriesOf, figuresOf } from '../money/ledger/balance.ts';
import { presentBalance } from '../money/ledger/present.ts';
import { summaryOf } from '../people/users/summary.ts';
import type { Feature } from '../platform/feature.ts';
import { signedIn } from '../platform/http/access.ts';
import { ok } from '../platform/http/answers.ts';
import { route, routes } from '../platform/http/route.ts';

const getOverview = route('GET /api/me/overview', {
  summary: 'What the dashboard shows first, in one answer',
  access: signedIn,
  answer: ok(shape, 'Summary, latest reports, balance and first contracts'),
  async handle({ services, account: { id } }) {
    const { db } = services;
    const [summary, reports, figures, entries, contracts] = await Promise.all([
      summaryOf(services, id),
      ownReports(db, id, reportsQuery.parse({ limit: LATEST_REPORTS })),
      figuresOf(db, id),
      entriesOf(db, id),
      ownContracts(db, id, contractsQuery.parse({})),
    ]);
    const now = services.now();
    return {
      summary,
      reports: { items: reports.rows.map(presentRow), nextCursor: reports.nextCursor },
      balance: presentBalance(figures, entries),
      contracts: {
        items: contracts.rows.map((row) => presentContract(row, now)),
        nextCursor: contracts.nextCursor,
      },
    };
  },
});

export const overview = {
  routes: [routes('overview', getOverview)],
} satisfies Feature;
