import type { Day } from './facts.ts';
import { KINDS } from './kinds.ts';
import { knownOf, knownOfPayment } from './known.ts';
import { MEANS } from './means.ts';
import { QUESTIONS, type QuestionId } from './questions.ts';
import { holds, type Known } from './rules.ts';
import type { Situation } from './situation.ts';

/**
 * What is worth asking of a situation on that day, in order: what its kind and its means name, where
 * it is known to matter. None stands twice; a screen leaves out those that it has asked.
 */
export function questionsFor(situation: Situation, today: Day): QuestionId[] {
  const known = knownOf(situation, today);
  const asks = (ids: readonly QuestionId[], about: Known) =>
    ids.filter((id) => holds(QUESTIONS[id].when, about));
  const ofKind = KINDS.find(({ id }) => id === situation.kind)?.asks ?? [];
  const ofMeans = situation.payments.flatMap((payment) =>
    asks(MEANS.find(({ id }) => id === payment.means)?.asks ?? [], knownOfPayment(payment, known)),
  );
  return [...new Set([...ofMeans, ...asks(ofKind, known)])];
}
