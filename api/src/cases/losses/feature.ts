import type { Feature } from '../../platform/feature.ts';
import type { Answers } from '../../platform/personal-data.ts';
import { lossRoutes } from './routes.ts';

const answers = {
  // They go with their report, whose export has them.
  losses: {
    erased: 'rows',
    exported: {
      paidOn: 'reports.losses.paidOn',
      foreignAmount: 'reports.losses.foreignAmount',
      ownBank: 'reports.losses.ownBank',
      beneficiary: 'reports.losses.beneficiary',
      account: 'reports.losses.account',
      country: 'reports.losses.country',
      statementLabel: 'reports.losses.statementLabel',
      transactionHash: 'reports.losses.transactionHash',
    },
  },
} satisfies Answers<'losses'>;

export const losses = { routes: [lossRoutes], personalData: { answers } } satisfies Feature;
