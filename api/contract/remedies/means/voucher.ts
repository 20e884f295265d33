import { ALWAYS } from '../rules.ts';
import type { MeansDefinition } from './definition.ts';

export const VOUCHER = {
  id: 'voucher',
  label: 'Coupon ou carte cadeau',
  rules: [
    {
      remedy: 'issuer-block',
      when: ALWAYS,
      strength: 'chance',
      kind: 'advice',
      due: [],
      sources: ['voucher'],
    },
  ],
  ways: [{ channel: 'issuer', for: 'refund', when: ALWAYS }],
  doings: [{ action: 'call-issuer', when: ALWAYS }],
  asks: [],
  evidence: 'Le ticket d’achat et le numéro du coupon.',
} as const satisfies MeansDefinition;
