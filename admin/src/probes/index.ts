import type { Part } from '../lib/section.ts';
import { PROBES_PATH } from './ProbesLink.tsx';
import { ProbesPage } from './ProbesPage.tsx';
import { probesQuery } from './queries.ts';

export const probes: Part = {
  pages: [{ path: PROBES_PATH, Page: ProbesPage }],
  stale: { probes: [probesQuery.queryKey] },
};
