import { adminSummary } from '@parade/api/contract/admin-summary.ts';
import { queryOptions } from '@tanstack/react-query';
import { sendJson } from './http.ts';

export const summaryQuery = queryOptions({
  queryKey: ['summary'],
  queryFn: async () => adminSummary.parse((await sendJson('/api/admin/summary')).json),
});
