import { is } from '../rules.ts';
import { contestRules, DEBIT_NOT_MINE } from './contest.ts';
import { BANK, type MeansDefinition } from './definition.ts';

export const DIRECT_DEBIT = {
  ...BANK,
  id: 'direct_debit',
  label: 'Prélèvement',
  rules: [
    {
      remedy: 'sepa-refund',
      when: is('mandate'),
      strength: 'right',
      kind: 'law',
      due: [{ from: 'paidOn', add: 8, unit: 'weeks' }],
      sources: ['sepa-refund'],
    },
    ...contestRules('debit-outside-eea', DEBIT_NOT_MINE),
  ],
  asks: ['mandate', 'abroad-debit', 'spoofed'],
  evidence: 'Le relevé avec le nom du créancier et la référence du mandat.',
} as const satisfies MeansDefinition;
