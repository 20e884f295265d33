import { expect, it } from 'vitest';
import { dayProblem, isOld } from './days.ts';
import {
  type Flow,
  type Move,
  meansTitleOf,
  move,
  progressOf,
  START,
  situationOf,
} from './flow.ts';
import { answered, answeredWithDay, resumed } from './plan/answers.ts';

const after = (...moves: Move[]): Flow => moves.reduce(move, START);
const TAPS: Move[] = [
  { type: 'kind', kind: 'faux-conseiller' },
  { type: 'means', means: 'transfer', authorised: 'tricked' },
  { type: 'day', day: '2026-11-22' },
];
const askedIn = ({ asked }: Flow) => asked.map(({ question }) => question);
const BACK: Move = { type: 'back' };
const transfer = { means: 'transfer', authorised: 'tricked', paidOn: '2026-11-22' };

it('comes to a plan in three taps', () => {
  const flow = after(...TAPS);
  expect(flow.step).toBe('plan');
  expect(situationOf(flow)).toEqual({ kind: 'faux-conseiller', payments: [transfer], facts: {} });
});

it('says in words where somebody is', () => {
  expect(progressOf(START)).toBe('Question\u00a01 sur\u00a03');
  expect(progressOf(after(...TAPS.slice(0, 2)))).toBe('Question\u00a03 sur\u00a03');
  const card = after({ type: 'kind', kind: 'carte-utilisee' });
  expect([card.step, progressOf(card)]).toEqual(['day', 'Question\u00a02 sur\u00a02']);
  expect(progressOf(after(...TAPS, { type: 'add-payment' }))).toBe(
    'Autre paiement. Question\u00a01 sur\u00a02',
  );
});

it('goes back over every question and keeps the answers', () => {
  const steps = [1, 2, 3].map((times) => after(...TAPS, ...Array<Move>(times).fill(BACK)));
  expect(steps.map(({ step }) => step)).toEqual(['day', 'means', 'kind']);
  expect(steps.at(-1)).toMatchObject({ kind: 'faux-conseiller', payments: [transfer] });
  const nothing = after(...TAPS.slice(0, 1), { type: 'nothing-paid' }, BACK);
  expect(nothing.step).toBe('means');
});

it('reaches the first question from a plan with several payments', () => {
  const second: Move[] = [
    { type: 'add-payment' },
    { type: 'means', means: 'card', authorised: 'no' },
    { type: 'day', day: '2026-11-20' },
  ];
  expect(after(...TAPS, { type: 'add-payment' }, BACK).step).toBe('plan');
  const steps = [1, 2, 3, 4, 5].map(
    (times) => after(...TAPS, ...second, ...Array<Move>(times).fill(BACK)).step,
  );
  expect(steps).toEqual(['day', 'means', 'day', 'means', 'kind']);
});

it('keeps of a payment what does not depend on its day', () => {
  const flow = after(...TAPS, { type: 'amount', at: 0, amountEuros: 50 }, BACK, {
    type: 'day',
    day: '2026-11-01',
    isEarliest: true,
  });
  expect(flow.payments).toEqual([
    { ...transfer, amountEuros: 50, paidOn: '2026-11-01', paidOnIsEarliest: true },
  ]);
  const known = move(move(flow, BACK), { type: 'day', day: '2026-11-20' });
  expect(known.payments).toEqual([{ ...transfer, amountEuros: 50, paidOn: '2026-11-20' }]);
});

it('takes an answer back, but not an amount', () => {
  const flow = after(...TAPS, answered('abroad-transfer', 1), answered('spoofed', null), {
    type: 'amount',
    at: 0,
    amountEuros: 50,
  });
  expect(flow.payments[0]?.outsideEea).toBe(false);
  expect(askedIn(flow)).toEqual(['abroad-transfer', 'spoofed']);
  const undone = [1, 2].reduce((each) => move(each, { type: 'unanswer' }), flow);
  expect(undone.asked).toEqual([]);
  expect(undone.payments).toEqual([{ ...transfer, amountEuros: 50 }]);
});

it('takes a day as an answer, and asks again where another payment makes it impossible', () => {
  const flow = after(...TAPS, answeredWithDay('bank-complaint', '2026-11-22'));
  expect(flow.facts).toEqual({ bankComplaintOn: '2026-11-22' });
  expect(askedIn(flow)).toEqual(['bank-complaint']);
  const same = move(move(flow, BACK), { type: 'day', day: '2026-11-21' });
  expect(same).toMatchObject({ facts: flow.facts, asked: flow.asked, earlier: [] });
  const later = move(move(flow, BACK), { type: 'day', day: '2026-11-23' });
  expect(later).toMatchObject({ facts: {}, asked: [] });
});

it('has a plan for whoever does not know how the money left, until they do', () => {
  const unknown = after({ type: 'kind', kind: 'sentiments' }, { type: 'means-unknown' });
  expect(unknown).toMatchObject({ step: 'plan', payments: [], facts: { meansUnknown: true } });
  const known = [{ type: 'add-payment' } as const, ...TAPS.slice(1)].reduce(move, unknown);
  expect(known).toMatchObject({ step: 'plan', payments: [transfer], facts: {} });
  expect(move(unknown, { type: 'nothing-paid' }).facts).toEqual({});
});

it('supposes of nobody who is threatened that they paid', () => {
  const title = (...moves: Move[]) => meansTitleOf(after(...moves));
  expect(title({ type: 'kind', kind: 'chantage' })).toBe(
    'De l’argent est-il parti\u00a0? Si oui, comment\u00a0?',
  );
  expect(title({ type: 'kind', kind: 'faux-site' })).toBe('Comment l’argent est-il parti\u00a0?');
});

it('says that a day before the payment cannot be', () => {
  expect(dayProblem('2026-11-21', '2026-11-23', '2026-11-22')).toBe(
    'Ce jour est avant votre paiement. Vérifiez les deux jours.',
  );
  expect(dayProblem('2026-11-22', '2026-11-23', '2026-11-22')).toBe('');
});

it.each([
  ['', 'Choisissez un jour.'],
  ['2026-11-24', 'Cette date est dans le futur. Choisissez aujourd’hui ou avant.'],
  ['1999-12-31', 'Ce jour est trop ancien. Choisissez un jour après l’an 2000.'],
  ['2026-11-23', ''],
  ['2000-01-01', ''],
])('says of the day « %s »: %s', (day, sentence) => {
  expect(dayProblem(day, '2026-11-23')).toBe(sentence);
});

it('is old after ninety days', () => {
  expect(isOld('2026-11-22', '2027-02-20')).toBe(false);
  expect(isOld('2026-11-22', '2027-02-21')).toBe(true);
});

it('goes on with a kept plan, and asks nothing again that it answers', () => {
  const before = after(...TAPS);
  const situation = situationOf({ ...before, facts: { numberSpoofed: true } });
  if (!situation) throw new Error('no situation');
  const flow = move(START, resumed(situation));
  expect(situationOf(flow)).toEqual(situation);
  expect(flow.step).toBe('plan');
  expect(askedIn(flow)).toEqual(['spoofed']);
});
