import { z } from 'zod';
import { contractPage } from './contracts.ts';
import { balance } from './ledger.ts';
import { clientSummary, reportPage } from './reports.ts';

/** The dashboard shows the five latest (specification 9). */
export const LATEST_REPORTS = 5;

/** `GET /api/me/overview`: what the dashboard shows first, in one answer; each part as its own path gives it. */
export const overview = z.object({
  summary: clientSummary,
  reports: reportPage,
  balance,
  contracts: contractPage,
});
