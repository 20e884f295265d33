import type { Feature } from '../../platform/feature.ts';
import type { Answers } from '../../platform/personal-data.ts';
import { remind } from './remind.ts';
import { stepRoutes } from './routes.ts';

const answers = {
  // They go with their report, whose export has them.
  steps: {
    erased: 'rows',
    exported: { label: 'reports.plan.steps.label', doneOn: 'reports.plan.steps.doneOn' },
  },
} satisfies Answers<'steps'>;

export const steps = {
  routes: [stepRoutes],
  // At an hour at which banks answer and the clocks never change; also what a stop left out.
  jobs: [
    {
      name: 'deadlines',
      times: '0 10 * * *',
      timezone: 'Europe/Paris',
      atStart: true,
      run: remind,
    },
  ],
  personalData: { answers },
} satisfies Feature;
