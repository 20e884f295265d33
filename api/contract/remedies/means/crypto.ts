import { ALWAYS } from '../rules.ts';
import type { MeansDefinition } from './definition.ts';

export const CRYPTO = {
  id: 'crypto',
  label: 'Crypto-actifs',
  rules: [
    {
      remedy: 'exchange-notice',
      when: ALWAYS,
      strength: 'chance',
      kind: 'advice',
      due: [],
      sources: ['crypto'],
    },
  ],
  ways: [{ channel: 'exchange', for: 'report', when: ALWAYS }],
  doings: [{ action: 'tell-exchange', when: ALWAYS }],
  asks: [],
  evidence: 'L’identifiant de la transaction, l’adresse, le montant et l’heure.',
} as const satisfies MeansDefinition;
