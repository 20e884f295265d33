import type { Feature } from '../../platform/feature.ts';
import type { Answers } from '../../platform/personal-data.ts';
import { timelineRoutes } from './routes.ts';

const answers = {
  // They go with their report, whose export has them.
  timeline_entries: {
    erased: 'rows',
    exported: { day: 'reports.timeline.day', text: 'reports.timeline.text' },
  },
} satisfies Answers<'timeline_entries'>;

export const timeline = { routes: [timelineRoutes], personalData: { answers } } satisfies Feature;
