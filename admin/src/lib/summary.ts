import { adminSummary } from '@parade/api/contract/admin-summary.ts';
import { queryOptions } from '@tanstack/react-query';
import { sendJson } from './http.ts';

/** The counts on the cards and in the tabs. */
export const summaryQuery = queryOptions({
  queryKey: ['summary'],
  queryFn: async () => adminSummary.parse((await sendJson('/api/admin/summary')).json),
});
