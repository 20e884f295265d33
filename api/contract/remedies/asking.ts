import { CASE_ASKS } from './case.ts';
import type { Day, Facts } from './facts.ts';
import { FIRST_ANSWERS, FIRST_QUESTIONS, meansQuestionOf, PAID_BY } from './first-questions.ts';
import { KINDS, type KindDefinition } from './kinds.ts';
import { knownOf, knownOfPayment } from './known.ts';
import { MEANS } from './means.ts';
import { type DayFact, QUESTIONS, type QuestionId } from './questions.ts';
import { holds, type Known } from './rules.ts';
import type { Payment, Situation } from './situation.ts';

const kinds: readonly KindDefinition[] = KINDS;
const labelOf = (all: readonly { id: string; label: string }[], id: string): string =>
  all.find((each) => each.id === id)?.label ?? id;

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
  const ofCase = CASE_ASKS.filter(({ when }) => holds(when, known)).map(({ ask }) => ask);
  return [...new Set([...ofMeans, ...asks(ofKind, known), ...asks(ofCase, known)])];
}

/** What a question takes a day for; undefined where it takes none. */
export const dayOf = (id: QuestionId): { fact: DayFact; label: string } | undefined => {
  const question = QUESTIONS[id];
  return 'day' in question ? question.day : undefined;
};

export interface Answered {
  readonly question: string;
  readonly answer: string;
}

const LONG_DAY = { dateStyle: 'long', timeZone: 'UTC' } as const;
const inWords = (day: Day) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('fr-FR', LONG_DAY).replace(/^1 /, '1er ');

/** Whether somebody said so: every value of the answer stands in what is known. */
const says = (values: object | undefined, known: object): boolean =>
  Object.entries(values ?? {}).every(([key, value]) => Object.is(known[key as never], value));

/** What was answered to a question beyond the first; undefined where it was not, or by « Je ne sais pas ». */
function givenTo(
  id: QuestionId,
  payments: readonly Payment[],
  facts: Facts,
): { label: string } | undefined {
  const asksDay = dayOf(id);
  if (asksDay) {
    const day = facts[asksDay.fact];
    return day === undefined ? undefined : { label: inWords(day.slice(0, 10)) };
  }
  // Several means ask the same of a payment, each in its own words.
  const asking = payments.filter(({ means }) =>
    MEANS.find((each) => each.id === means)?.asks.some((asked) => asked === id),
  );
  return QUESTIONS[id].answers.find(
    (answer) =>
      says('facts' in answer ? answer.facts : undefined, facts) &&
      (!('payment' in answer) || asking.some((payment) => says(answer.payment, payment))),
  );
}

/** The questions beyond the first that a situation has an answer to. */
export const answeredIn = ({ payments, facts }: Situation): QuestionId[] =>
  (Object.keys(QUESTIONS) as QuestionId[]).filter((id) => givenTo(id, payments, facts));

/**
 * A situation as questions and answers in French: what is kept with a report, so that it is read
 * with the questions of its day. What was not answered is left out.
 */
export function answersOf({ kind, payments, facts }: Situation): Answered[] {
  const definition = kinds.find(({ id }) => id === kind);
  const isAsked = definition?.payment.isAsked === true;
  const howPaid = definition ? meansQuestionOf(definition) : FIRST_QUESTIONS.means;
  const first: Answered[] = [
    { question: FIRST_QUESTIONS.kind, answer: labelOf(KINDS, kind) },
    ...(facts.meansUnknown ? [{ question: howPaid, answer: FIRST_ANSWERS.unknown }] : []),
    ...payments.flatMap(({ means, paidOn, paidOnIsEarliest, authorised }) => [
      { question: howPaid, answer: labelOf(MEANS, means) },
      {
        question: FIRST_QUESTIONS.paidOn,
        answer: paidOnIsEarliest ? `Au plus tôt le ${inWords(paidOn)}` : inWords(paidOn),
      },
      ...(isAsked ? [{ question: FIRST_QUESTIONS.authorised, answer: PAID_BY[authorised] }] : []),
    ]),
  ];
  const others = (Object.keys(QUESTIONS) as QuestionId[]).flatMap((id): Answered[] => {
    const given = givenTo(id, payments, facts);
    return given ? [{ question: QUESTIONS[id].text, answer: given.label }] : [];
  });
  return [...first, ...others];
}
