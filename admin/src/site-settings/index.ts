import type { Section } from '../lib/section.ts';
import { sources } from '../sources/index.ts';
import { SETTINGS_KEY } from './queries.ts';
import { SettingsPage } from './SettingsPage.tsx';

export const siteSettings: Section = {
  name: 'site-settings',
  label: 'Paramètres du site',
  permission: 'systemSettings',
  list: SettingsPage,
  parts: [sources],
  // Its page keeps what is typed: a newer record shows as a note there.
  stale: { 'site-settings': [SETTINGS_KEY] },
};
