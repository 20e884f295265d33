import type { Preferences } from '../../../contract/users.ts';

/** The column of each toggle. */
const FLAGS = {
  notifications: 'wantsPush',
  emailAlerts: 'wantsEmails',
  smsAlerts: 'wantsSms',
  reportUpdates: 'wantsReportUpdates',
  marketingEmails: 'wantsMarketing',
} as const;
type Toggle = keyof typeof FLAGS;
const TOGGLES = Object.keys(FLAGS) as Toggle[];

export type PreferenceFlags = Record<(typeof FLAGS)[Toggle], number>;

export const PREFERENCE_COLUMNS = TOGGLES.map((name) => `users.${FLAGS[name]}` as const);

/** The flags of a row as they are on the wire. */
export const presentPreferences = (row: PreferenceFlags): Preferences => {
  const wanted = TOGGLES.map((name) => [name, row[FLAGS[name]] === 1]);
  return { ...(Object.fromEntries(wanted) as Record<Toggle, boolean>), language: 'fr' };
};

/** The same the other way round. */
export const storedPreferences = (wanted: Preferences) =>
  Object.fromEntries(TOGGLES.map((name) => [FLAGS[name], Number(wanted[name])])) as PreferenceFlags;
