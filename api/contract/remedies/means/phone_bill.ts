import { ALWAYS } from '../rules.ts';
import type { MeansDefinition } from './definition.ts';

export const PHONE_BILL = {
  id: 'phone_bill',
  label: 'Facture de téléphone',
  rules: [],
  ways: [{ channel: '33700', for: 'report', when: ALWAYS }],
  doings: [{ action: 'report-33700', when: ALWAYS, early: true }],
  asks: [],
  evidence: 'La facture, le numéro appelé et l’heure de l’appel.',
} as const satisfies MeansDefinition;
