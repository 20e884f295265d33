import { is, oneOf } from '../rules.ts';
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
    // Right with a mandate and without: asked for before anybody knows whether there is one.
    {
      remedy: 'debit-refund',
      when: is('authorised', 'tricked'),
      unless: oneOf('mandate', true, false),
      strength: 'request',
      kind: 'law',
      due: [],
      sources: ['sepa-refund', 'bank-answer', 'mediator'],
    },
    ...contestRules('debit-outside-eea', DEBIT_NOT_MINE),
  ],
  asks: ['mandate', 'abroad-debit', 'spoofed', ...BANK.asks],
  evidence: 'Le relevé, avec le nom de qui a prélevé l’argent et la référence du mandat.',
} as const satisfies MeansDefinition;
