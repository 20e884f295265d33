import type { Section } from '../lib/section.ts';
import { SettingsPage } from './SettingsPage.tsx';

export const siteSettings: Section = {
  name: 'site-settings',
  label: 'Paramètres du site',
  permission: 'systemSettings',
  list: SettingsPage,
};
