import { z } from 'zod';

/** An error on the wire. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
  /** For staff whose edit is stale: who changed the record last, and when. */
  changedBy: z.string().optional(),
  changedAt: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
