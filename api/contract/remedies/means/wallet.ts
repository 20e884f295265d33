import { ALWAYS, all, is, type Rule } from '../rules.ts';
import type { MeansDefinition } from './definition.ts';

const PAYPAL = is('provider', 'paypal');
const tricked = all(PAYPAL, is('authorised', 'tricked'));
const notMine = all(PAYPAL, is('authorised', 'no'));
const dispute = {
  remedy: 'paypal-dispute',
  kind: 'scheme',
  due: [{ from: 'paidOn', add: 180, unit: 'days' }],
  sources: ['paypal'],
} as const;

const rules: readonly Rule[] = [
  { ...dispute, when: all(tricked, is('friendsAndFamily', false)), strength: 'request' },
  { ...dispute, when: tricked, strength: 'chance' },
  { ...dispute, remedy: 'paypal-not-mine', when: notMine, strength: 'request' },
  {
    remedy: 'paypal-escalate',
    when: all(tricked, is('disputeOpened')),
    strength: 'request',
    kind: 'scheme',
    due: [{ from: 'paypalDisputeOpenedOn', add: 20, unit: 'days' }],
    sources: ['paypal'],
  },
];

export const WALLET = {
  id: 'wallet',
  label: 'PayPal ou autre portefeuille',
  rules,
  ways: [{ channel: 'paypal', for: 'refund', when: PAYPAL }],
  doings: [
    { action: 'tell-paypal', when: PAYPAL },
    { action: 'tell-wallet', when: ALWAYS, unless: PAYPAL },
  ],
  asks: ['wallet-provider', 'friends-and-family', 'paypal-dispute'],
  evidence: 'Le numéro de la transaction et le compte du destinataire.',
} as const satisfies MeansDefinition;
