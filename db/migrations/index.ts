import type { Migration } from 'kysely/migration';
import * as accounts from './0001_accounts.ts';
import * as reports from './0002_reports.ts';
import * as notifications from './0003_notifications.ts';

/** One chain for both databases, in the order of the names. */
export const migrations: Record<string, Migration> = {
  '0001_accounts': accounts,
  '0002_reports': reports,
  '0003_notifications': notifications,
};
