import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

/** What an open page is told of: the client invalidates the queries of that topic. */
const TOPICS = [
  'reports',
  'notifications',
  'users',
  'staff',
  'audit',
  'summary',
  'payment-settings',
  'site-settings',
  'payments',
  'withdrawals',
  'balance',
  'support-tickets',
  'kyc',
  'me',
  'exports',
  'retention',
  'contracts',
  'alerts',
  'disputes',
  'session',
] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * The data of a server-sent event of `GET /api/live`. On topic `session`,
 * `code` says why the stream ends (a sign-out, a blocked account).
 */
export const liveEvent = z.object({
  topic: z.enum(TOPICS),
  id: z.string().optional(),
  code: z.string().optional(),
});
export type LiveEvent = { topic: Topic; id?: string; code?: ErrorCode };
