import type { Feature } from '../../platform/feature.ts';
import type { Answers } from '../../platform/personal-data.ts';

const answers = {
  // They go with their report.
  report_calls: {
    erased: 'rows',
    exported: {
      callerName: 'reports.call.callerName',
      callerContact: 'reports.call.callerContact',
      trustedName: 'reports.call.trustedName',
    },
  },
} satisfies Answers<'report_calls'>;

export const calls = { personalData: { answers } } satisfies Feature;
