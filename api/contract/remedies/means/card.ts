import { all, any, is } from '../rules.ts';
import { contestRules } from './contest.ts';
import { BANK, type MeansDefinition } from './definition.ts';

export const CARD = {
  id: 'card',
  label: 'Carte bancaire',
  rules: [
    ...contestRules('card-outside-eea'),
    {
      remedy: 'chargeback',
      when: is('authorised', 'tricked'),
      strength: 'request',
      kind: 'advice',
      due: [{ from: 'paidOn', add: 8, unit: 'weeks' }],
      sources: ['chargeback'],
    },
  ],
  ways: [
    ...BANK.ways,
    ...(['report', 'refund'] as const).map((purpose) => ({
      channel: 'perceval' as const,
      for: purpose,
      when: all(is('authorised', 'no'), is('where', 'online'), is('cardInHand')),
    })),
  ],
  doings: [
    ...BANK.doings,
    {
      action: 'oppose-card',
      when: any(is('authorised', 'no'), is('cardInHand', false)),
      unless: is('cardOpposed'),
    },
  ],
  asks: ['card-data', 'card-opposed', 'card-place', 'abroad-card', 'spoofed'],
  evidence: 'Le relevé avec chaque paiement, et le nom du commerçant.',
} as const satisfies MeansDefinition;
