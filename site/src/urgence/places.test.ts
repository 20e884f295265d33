import { expect, it } from 'vitest';
import { type Move, situationOf } from './flow.ts';
import { beginAt, goTo, placeIn, type Trail, walk } from './places.ts';
import { resumed } from './plan/answers.ts';

const TAPS: Move[] = [
  { type: 'kind', kind: 'faux-conseiller' },
  { type: 'means', means: 'transfer', authorised: 'tricked' },
  { type: 'day', day: '2026-11-22' },
];
const SECOND: Move[] = [
  { type: 'add-payment' },
  { type: 'means', means: 'card', authorised: 'no' },
  { type: 'day', day: '2026-11-20' },
];
const after = (...moves: Move[]): Trail => moves.reduce(walk, beginAt(0));
const steps = (trail: Trail, ...numbers: number[]) => {
  let at = trail;
  return numbers.map((number) => {
    at = goTo(at, number);
    return `${at.flow.step} ${at.flow.at} ${at.flow.draft?.means}`;
  });
};

it('goes back and forward over every question of two payments', () => {
  const whole = after(...TAPS, ...SECOND);
  expect(whole.number).toBe(6);
  const back = [
    ...['day 1 card', 'means 1 card', 'plan 0 transfer'],
    ...['day 0 transfer', 'means 0 transfer', 'kind 0 null'],
  ];
  expect(steps(whole, 5, 4, 3, 2, 1, 0).slice(0, -1)).toEqual(back.slice(0, -1));
  expect(steps(whole, 0, 1, 2, 3, 4, 5, 6).slice(1)).toEqual([
    ...['means 0 transfer', 'day 0 transfer', 'plan 0 transfer'],
    ...['means 1 card', 'day 1 card', 'plan 1 card'],
  ]);
  const returned = goTo(goTo(whole, 1), 6);
  expect(situationOf(returned.flow)).toEqual(situationOf(whole.flow));
});

it('keeps what was answered since, and forgets what lay ahead of another answer', () => {
  const changed = walk(goTo(after(...TAPS), 2), { type: 'day', day: '2026-11-01' });
  expect(goTo(goTo(changed, 0), 3).flow).toMatchObject({
    ...{ step: 'plan', payments: [{ paidOn: '2026-11-01' }] },
  });
  const other = walk(goTo(after(...TAPS), 0), { type: 'kind', kind: 'faux-site' });
  expect(other.number).toBe(1);
  expect(goTo(other, 3).flow).toBe(other.flow);
});

it('goes back by the questions where it was loaded again, and forward to nothing', () => {
  const situation = situationOf(after(...TAPS).flow);
  if (!situation) throw new Error('no situation');
  const again = walk(beginAt(3), resumed(situation));
  expect(steps(again, 2, 1, 2, 3)).toEqual([
    ...['day 0 transfer', 'means 0 transfer', 'day 0 transfer', 'plan 0 undefined'],
  ]);
  expect(goTo(beginAt(2), 3).flow.step).toBe('kind');
  expect(goTo(beginAt(2), 1).flow.step).toBe('kind');
});

it.each<Move>([{ type: 'restart' }, { type: 'remove-payment', at: 0 }])(
  'knows no place of before $type',
  (move) => {
    const { places } = walk(after(...TAPS, ...SECOND), move);
    expect(places.size).toBe(0);
  },
);

it.each([null, undefined, 'x', {}, { place: '2' }, { place: 0.5 }])(
  'takes %j of the history for none of its places',
  (state) => {
    expect(placeIn(state)).toBeUndefined();
    expect(placeIn({ place: 2 })).toBe(2);
  },
);
