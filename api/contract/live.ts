import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import { type Topic, topics } from './features.ts';

/**
 * The data of a server-sent event of `GET /api/live`. On topic `session`,
 * `code` says why the stream ends (a sign-out, a blocked account).
 */
export const liveEvent = z.object({
  topic: z.enum(topics()),
  id: z.string().optional(),
  code: z.string().optional(),
});
export type LiveEvent = { topic: Topic; id?: string; code?: ErrorCode };
