import type { ReportUpdate } from '@parade/api/contract/reports.ts';

/**
 * What was typed and not saved, by report: closing a row by a slip of the hand
 * loses nothing. In this page's memory alone, gone at sign-out.
 */
const drafts = new Map<string, ReportUpdate>();

export const readDraft = (reportId: string): ReportUpdate | undefined => drafts.get(reportId);

/** `undefined` forgets it. */
export function keepDraft(reportId: string, draft: ReportUpdate | undefined): void {
  if (draft) drafts.set(reportId, draft);
  else drafts.delete(reportId);
}
