import type { Part } from '../lib/section.ts';
import { retentionQuery } from './queries.ts';
import { RETENTION_PATH } from './RetentionLink.tsx';
import { RetentionPage } from './RetentionPage.tsx';

export const retention: Part = {
  pages: [{ path: RETENTION_PATH, Page: RetentionPage }],
  stale: { retention: [retentionQuery.queryKey] },
};
