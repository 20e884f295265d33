import { all, any, type Condition, is, type Rule } from '../rules.ts';
import type { SourceId } from '../sources.ts';

const months = [{ from: 'paidOn', add: 13, unit: 'months' }] as const;
const seventyDays = [{ from: 'paidOn', add: 70, unit: 'days' }] as const;
/** Beside the source of the period: how the bank must answer, what it must prove, what follows a refusal. */
const LAW = ['contest-late', 'refund-next-day', 'bank-proves', 'bank-answer', 'mediator'] as const;
/** The number that was shown was the bank's: said where somebody posed as the bank, else it proves nothing. */
export const bankSpoofed: Condition = all(is('numberSpoofed'), is('posesAsBank'));
/** What the spoofed number of the bank obtained is argued, not given. */
const spoofed = all(is('authorised', 'tricked'), bankSpoofed);

/**
 * Contesting a payment that one did not make (a right), or that a spoofed number of the bank
 * obtained (a request). `outside`: the source of the 70 days; where it is not known whether the
 * money left the EEA, these count: the date shown is never later than the law.
 */
export function contestRules(
  outside?: SourceId,
  notMine: Condition = is('authorised', 'no'),
): Rule[] {
  const grounds = [
    { when: notMine, strength: 'right', sources: LAW },
    { when: spoofed, strength: 'request', sources: [...LAW, 'spoofed-number'] },
  ] as const;
  return grounds.flatMap(({ when, strength, sources }): Rule[] => {
    const rule = { remedy: 'contest', strength, kind: 'law' } as const;
    const ofProfessional: Rule = {
      ...rule,
      when: all(when, is('professional')),
      due: [],
      sources: ['professional', ...sources],
    };
    const thirteenMonths: Rule = {
      ...rule,
      when: outside ? all(when, is('outsideEea', false)) : when,
      due: months,
      sources: ['contest-period', ...sources],
    };
    return outside
      ? [
          ofProfessional,
          thirteenMonths,
          { ...rule, when, due: seventyDays, sources: [outside, ...sources] },
        ]
      : [ofProfessional, thirteenMonths];
  });
}

/** A direct debit that was not agreed to, or for which there is no mandate. */
export const DEBIT_NOT_MINE: Condition = any(
  is('authorised', 'no'),
  all(is('authorised', 'tricked'), is('mandate', false)),
);
