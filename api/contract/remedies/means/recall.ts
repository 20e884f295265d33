import { all, is, type Rule } from '../rules.ts';

const rule = {
  remedy: 'recall',
  strength: 'chance',
  kind: 'scheme',
  sources: ['sepa-recall'],
} as const;

/** A transfer made oneself, deceived. Not known to have left the EEA, it is asked for at once, without a date. */
export const RECALL: readonly Rule[] = [
  {
    ...rule,
    when: all(is('authorised', 'tricked'), is('outsideEea', false)),
    due: [
      { from: 'paidOn', add: 10, unit: 'bankingDays' },
      { from: 'paidOn', add: 13, unit: 'months' },
    ],
  },
  { ...rule, when: is('authorised', 'tricked'), unless: is('outsideEea'), due: [] },
  // Beside the contestation, whose day counts: asked for in the same call, without a date.
  {
    ...rule,
    remedy: 'recall-not-mine',
    when: is('authorised', 'no'),
    unless: is('outsideEea'),
    due: [],
  },
];
