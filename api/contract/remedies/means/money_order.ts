import { ALWAYS } from '../rules.ts';
import type { MeansDefinition } from './definition.ts';

export const MONEY_ORDER = {
  id: 'money_order',
  label: 'Mandat d’argent',
  rules: [],
  ways: [],
  doings: [{ action: 'call-operator', when: ALWAYS }],
  asks: [],
  evidence: 'Le reçu du mandat, avec le nom et la ville du destinataire.',
} as const satisfies MeansDefinition;
