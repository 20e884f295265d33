import type { Section } from '../lib/section.ts';
import { PaymentSettingsPage } from './PaymentSettingsPage.tsx';

export const paymentSettings: Section = {
  name: 'payment-settings',
  label: 'Paramètres de paiement',
  permission: 'managePayments',
  list: PaymentSettingsPage,
};
