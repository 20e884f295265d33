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
    {
      channel: 'perceval',
      for: 'report',
      when: all(is('authorised', 'no'), is('where', 'online'), is('cardInHand')),
    },
  ],
  doings: [
    ...BANK.doings,
    {
      action: 'oppose-card',
      when: any(is('authorised', 'no'), is('cardInHand', false)),
      unless: is('cardOpposed'),
    },
    // Whoever was tricked typed the card's number for them, unless it is known otherwise.
    {
      action: 'oppose-card',
      when: is('authorised', 'tricked'),
      unless: any(is('cardOpposed'), is('cardDataGiven', false)),
    },
  ],
  asks: ['card-data', 'card-opposed', 'card-place', 'abroad-card', 'spoofed', ...BANK.asks],
  evidence: 'Le relevé avec chaque paiement, et le nom du commerçant.',
} as const satisfies MeansDefinition;
