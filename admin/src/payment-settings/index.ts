import type { Section } from '../lib/section.ts';
import { PaymentSettingsPage } from './PaymentSettingsPage.tsx';
import { currenciesQuery } from './queries.ts';

export const paymentSettings: Section = {
  name: 'payment-settings',
  label: 'Paramètres de paiement',
  permission: 'managePayments',
  list: PaymentSettingsPage,
  stale: { 'payment-settings': [currenciesQuery.queryKey] },
};
