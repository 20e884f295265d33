import type { Env } from '../platform/env.ts';
import { pageUrl } from '../platform/mail/links.ts';

/** Where the first administrator is made. It stands on a terminal and in no log. */
export const setupLink = (env: Env, token: string): string =>
  `${pageUrl(env, '/admin-setup')}?token=${token}`;
