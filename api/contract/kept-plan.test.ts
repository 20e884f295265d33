import { expect, it } from 'vitest';
import { readKeptPlan, writeKeptPlan } from './kept-plan.ts';
import { CATALOGUE } from './remedies/catalogue.ts';
import { KINDS } from './remedies/kinds.ts';
import { QUESTIONS } from './remedies/questions.ts';
import type { Situation } from './remedies/situation.ts';
import { SOURCES } from './remedies/sources.ts';
import { situation } from './situations.ts';

const SITUATION: Situation = {
  kind: 'faux-conseiller',
  payments: [
    { means: 'instant_transfer', amountEuros: 1234.5, paidOn: '2026-11-23', authorised: 'tricked' },
    { means: 'card', paidOn: '2024-02-29', paidOnIsEarliest: true, authorised: 'no' },
  ],
  facts: { contactBy: 'call', numberSpoofed: true, onBehalfOf: '' },
};
const kept = (situation: unknown) => JSON.stringify({ catalogue: '1', situation });

it('gives back what it kept, with the version of its day', () => {
  const text = writeKeptPlan(SITUATION);
  expect(readKeptPlan(text)).toEqual(SITUATION);
  expect(JSON.parse(text)).toEqual({ catalogue: CATALOGUE.version, situation: SITUATION });
  for (const { id } of KINDS) {
    const situation = { kind: id, payments: [], facts: {} };
    expect(readKeptPlan(writeKeptPlan(situation))).toEqual(situation);
  }
});

it.each([
  ['a minor of eighty', { minor: true, age: 80 }],
  ['an adult of twelve', { minor: false, age: 12 }],
  ['a refusal of a bank that nobody told', { bankTold: false, bankRefused: true }],
  ['a complaint to a bank that nobody told', { bankTold: false, bankComplaintOn: '2026-11-23' }],
  [
    'a complaint before the bank was told',
    { bankToldOn: '2026-11-23', bankComplaintOn: '2026-11-22' },
  ],
  ['an access that lasts and never was', { remoteAccess: false, remoteAccessStillOn: true }],
  ['a number that a mail showed', { numberSpoofed: true, contactBy: 'mail' }],
  ['a complaint before the payment', { bankComplaintOn: '2024-02-28' }],
  ['a judgment before the payment', { judgmentFinalOn: '2024-02-28' }],
  ['a dispute before the payment', { paypalDisputeOpenedOn: '2024-02-28' }],
])('takes no %s', (_, facts) => {
  const paid = { means: 'wallet', paidOn: '2024-02-29', authorised: 'tricked' };
  const told = { ...SITUATION, payments: [paid], facts };
  expect(readKeptPlan(kept(told))).toBeNull();
  const { error } = situation.safeParse(told);
  expect(error?.issues.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Votre plan se contredit\. .+\. Corrigez-le/),
  ]);
});

it('takes every answer that can be given', () => {
  for (const [id, { answers }] of Object.entries(QUESTIONS)) {
    for (const answer of answers) {
      const [first] = SITUATION.payments;
      const payments = [{ ...first, ...('payment' in answer ? answer.payment : {}) }];
      const facts = 'facts' in answer ? answer.facts : {};
      expect(readKeptPlan(kept({ ...SITUATION, payments, facts })), id).not.toBeNull();
    }
  }
});

it.each([
  ['nothing', null],
  ['an empty text', ''],
  ['no JSON', '{'],
  ['no object', '[]'],
  ['no situation', JSON.stringify({ catalogue: '1' })],
  ['no version', JSON.stringify({ situation: SITUATION })],
  ['an unknown kind', kept({ ...SITUATION, kind: 'loterie' })],
  ['no payments', kept({ kind: 'autre', facts: {} })],
  ['no facts', kept({ kind: 'autre', payments: [] })],
  ['an unknown fact', kept({ ...SITUATION, facts: { constructor: true } })],
  ['a fact of the wrong type', kept({ ...SITUATION, facts: { mule: 'oui' } })],
  ['an unknown means', kept({ ...SITUATION, payments: [{ means: 'gold' }] })],
  [
    'a day that there is not',
    kept({
      ...SITUATION,
      payments: [{ means: 'card', authorised: 'no', paidOn: '2026-02-30' }],
    }),
  ],
  ['a payment without a day', kept({ ...SITUATION, payments: [{ means: 'card' }] })],
])('reads %s as no plan', (_, text) => {
  expect(readKeptPlan(text)).toBeNull();
});

it('dates the catalogue by the source that was checked longest ago', () => {
  const days = Object.values(SOURCES).map(({ checkedOn }) => checkedOn);
  expect(CATALOGUE.checkedOn).toBe(days.toSorted()[0]);
});
