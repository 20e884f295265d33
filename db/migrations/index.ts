import type { Migration } from 'kysely/migration';
import { up as accounts } from './0001_accounts.ts';
import { up as reports } from './0002_reports.ts';
import { up as notifications } from './0003_notifications.ts';

/** One chain for both databases, in the order of the names. */
export const migrations: Record<string, Migration> = {
  '0001_accounts': { up: accounts },
  '0002_reports': { up: reports },
  '0003_notifications': { up: notifications },
};
