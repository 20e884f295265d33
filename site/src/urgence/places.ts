import { type Flow, type Move, move, START } from './flow.ts';

type Place = Pick<Flow, 'step' | 'at' | 'draft'>;

/**
 * Where « back » and « forward » lead: the browser's history keeps the number of a
 * place, the place itself and all answers stay in the page's memory.
 */
export interface Trail {
  readonly flow: Flow;
  readonly number: number;
  readonly places: ReadonlyMap<number, Place>;
}

export const beginAt = (number: number): Trail => ({ flow: START, number, places: new Map() });

/** The number that an entry of the history carries; undefined for one that is not ours. */
export function placeIn(state: unknown): number | undefined {
  const { place } = Object(state);
  return Number.isInteger(place) ? place : undefined;
}

/** Moves to another screen, which is a place of its own. */
const LEADS_ON: readonly Move['type'][] = [
  ...(['kind', 'means', 'means-unknown', 'nothing-paid', 'day', 'add-payment'] as const),
];
export const leadsOn = ({ type }: Move): boolean => LEADS_ON.includes(type);

/** After them the places of before are true no more. */
const FORGETS: readonly Move['type'][] = ['remove-payment', 'resume', 'restart'];

const placeOf = ({ step, at, draft }: Flow): Place => ({ step, at, draft });

/** What was answered at a place stays there; what lay ahead of it is gone. */
export function walk({ flow, number, places }: Trail, to: Move): Trail {
  const next = move(flow, to);
  if (FORGETS.includes(to.type)) return { ...beginAt(number), flow: next };
  if (!leadsOn(to)) return { flow: next, number, places };
  const behind = [...places].filter(([each]) => each < number);
  const left = { ...placeOf(flow), draft: next.at === flow.at ? next.draft : flow.draft };
  return { flow: next, number: number + 1, places: new Map([...behind, [number, left]]) };
}

/** A place that this page does not know is from before it was loaded again: then the question before, or nothing. */
export function goTo(trail: Trail, number: number): Trail {
  const { flow, places } = trail;
  if (number === trail.number) return trail;
  const before = number < trail.number ? move(flow, { type: 'back' }) : flow;
  const place = places.get(number);
  return {
    flow: place ? { ...flow, ...place } : before,
    number,
    places: new Map([...places, [trail.number, placeOf(flow)]]),
  };
}
