import { z } from 'zod';
import { merged } from './features.ts';

const COUNTS = merged('counts');
type Counts = typeof COUNTS;
const shapes = { rows: z.number().int().nullable(), euros: z.number().nullable() };

/**
 * `GET /api/admin/summary`: the ten numbers of the admin dashboard statistics
 * (specification 3), plus the pending KYC requests of the fifth card and what
 * waits in the tab of the alerts, and the recovered amounts that a second person
 * has still to confirm.
 * `totalRecoveredAmount` in euros. What a staff member may not read is null.
 */
export const adminSummary = z.object(
  Object.fromEntries(Object.entries(COUNTS).map(([name, unit]) => [name, shapes[unit]])) as {
    [Name in keyof Counts]: (typeof shapes)[Counts[Name]];
  },
);
export type AdminSummary = z.infer<typeof adminSummary>;
