import type { Feature } from '../../platform/feature.ts';
import type { Answers } from '../../platform/personal-data.ts';
import { counterpartyRoutes } from './routes.ts';

const answers = {
  // They go with their report, whose export has them.
  counterparties: {
    erased: 'rows',
    exported: { typed: 'reports.counterparties.typed', value: 'reports.counterparties.value' },
  },
} satisfies Answers<'counterparties'>;

export const counterparties = {
  routes: [counterpartyRoutes],
  personalData: { answers },
} satisfies Feature;
