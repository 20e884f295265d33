import { z } from 'zod';

/** What a staff member may do (specification 6; which resource needs which: design 5). */
export const PERMISSIONS = [
  'manageReports',
  'managePayments',
  'manageUsers',
  'systemSettings',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const permissions = z.object({
  manageReports: z.boolean(),
  managePayments: z.boolean(),
  manageUsers: z.boolean(),
  systemSettings: z.boolean(),
});
export type Permissions = z.infer<typeof permissions>;
