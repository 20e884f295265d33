import { EMPTY_LOSS } from '@parade/api/contract/loss-inputs.ts';
import type { Proposals } from '@parade/api/contract/proposals.ts';
import { expect, test } from 'vitest';
import { proposedIn, withTaken } from './proposed.ts';

const NONE = { losses: [], counterparties: [] };
const told = (amount: string, paidOn: string | null = null): Proposals['losses'][number] => ({
  ...{ means: 'transfer', currency: 'EUR', words: 'virement' },
  ...{ amount, paidOn },
});
const phone = (value: string) => ({ kind: 'phone' as const, value, words: 'il a appelé' });
const found = (losses: Proposals['losses'], ...values: string[]): Proposals => ({
  losses,
  counterparties: values.map(phone),
});
const labels = (...asked: Parameters<typeof proposedIn>) =>
  proposedIn(...asked).map(({ label }) => label);

test('names what was recognised, with its words', () => {
  expect(labels(found([told('4800.50', '2026-03-02')], '06 39 98 45 67'), NONE)).toEqual([
    'Virement\u00a0: 4\u00a0800,50\u00a0€, le 2 mars 2026',
    'Numéro de téléphone\u00a0: 06 39 98 45 67',
  ]);
});

test.each([
  ['as a plan writes it', { amount: '4800' }],
  ['as people write it', { amount: '4 800 €' }],
  ['with a day that the story does not tell', { amount: '4800', paidOn: '2026-03-02' }],
])('proposes no payment that is noted %s', (_, noted) => {
  const losses = [{ ...EMPTY_LOSS, ...noted }];
  expect(proposedIn(found([told('4800')]), { ...NONE, losses })).toEqual([]);
});

test('takes another day or another money for another payment, and each for one alone', () => {
  const on = (paidOn: string) => ({ ...EMPTY_LOSS, amount: '500', paidOn });
  const of = found([told('500', '2026-03-02'), told('500', '2026-03-02')]);
  expect(labels(of, { ...NONE, losses: [on('2026-03-02')] })).toHaveLength(1);
  expect(labels(of, { ...NONE, losses: [on('2026-03-09')] })).toHaveLength(2);
  expect(labels(of, { ...NONE, losses: [{ ...on(''), currency: 'USD' }] })).toHaveLength(2);
});

test('proposes no number that is noted in another spelling', () => {
  const counterparties = [{ kind: 'phone', value: '0639.98.45.67', source: 'person' }];
  expect(proposedIn(found([], '06 39 98 45 67'), { ...NONE, counterparties })).toEqual([]);
});

test('what is ticked completes a payment without its amount, and is added otherwise', () => {
  const noted = {
    ...EMPTY_LOSS,
    ...{ paidOn: '2026-03-02', means: 'instant_transfer', authorised: 'yes' },
  };
  const card = { ...noted, means: 'card' };
  const ticked = proposedIn(found([told('4800'), told('90')], '06 39 98 45 67'), NONE);
  const { losses, counterparties } = withTaken({ ...NONE, losses: [card, noted] }, ticked);
  expect(losses).toMatchObject([
    { means: 'card', amount: '' },
    { means: 'instant_transfer', amount: '4\u00a0800', paidOn: '2026-03-02', authorised: 'yes' },
    { means: 'transfer', amount: '90', authorised: 'unknown' },
  ]);
  expect(counterparties).toEqual([{ kind: 'phone', value: '06 39 98 45 67', source: 'story' }]);
  expect(withTaken({ ...NONE, losses: [card] }, [])).toEqual({ ...NONE, losses: [card] });
});
