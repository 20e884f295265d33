import type { Preferences } from '../../../contract/users.ts';

export const PREFERENCE_COLUMNS = [
  'users.wantsPush',
  'users.wantsEmails',
  'users.wantsSms',
  'users.wantsReportUpdates',
  'users.wantsMarketing',
] as const;

export interface PreferenceFlags {
  wantsPush: number;
  wantsEmails: number;
  wantsSms: number;
  wantsReportUpdates: number;
  wantsMarketing: number;
}

/** The flags of a row as they are on the wire. */
export const presentPreferences = (row: PreferenceFlags): Preferences => ({
  notifications: row.wantsPush === 1,
  emailAlerts: row.wantsEmails === 1,
  smsAlerts: row.wantsSms === 1,
  reportUpdates: row.wantsReportUpdates === 1,
  marketingEmails: row.wantsMarketing === 1,
  language: 'fr',
});

/** The same the other way round. */
export const storedPreferences = (wanted: Preferences): PreferenceFlags => ({
  wantsPush: wanted.notifications ? 1 : 0,
  wantsEmails: wanted.emailAlerts ? 1 : 0,
  wantsSms: wanted.smsAlerts ? 1 : 0,
  wantsReportUpdates: wanted.reportUpdates ? 1 : 0,
  wantsMarketing: wanted.marketingEmails ? 1 : 0,
});
