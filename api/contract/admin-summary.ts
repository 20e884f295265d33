import { z } from 'zod';

/** `GET /api/admin/summary`: the counts on the cards and in the tabs. */
export const adminSummary = z.object({
  totalReports: z.number().int(),
  pendingReports: z.number().int(),
});
export type AdminSummary = z.infer<typeof adminSummary>;
