import { withoutEarlyDays } from '@parade/api/contract/remedies/early-days.ts';
import type { Day, Facts, PaymentDetails } from '@parade/api/contract/remedies/facts.ts';
import { FIRST_QUESTIONS, meansQuestionOf } from '@parade/api/contract/remedies/first-questions.ts';
import { KINDS, type KindDefinition } from '@parade/api/contract/remedies/kinds.ts';
import type { MeansDefinition } from '@parade/api/contract/remedies/means/definition.ts';
import { MEANS } from '@parade/api/contract/remedies/means.ts';
import type { DayFact, QuestionId } from '@parade/api/contract/remedies/questions.ts';
import type { Kind, Means, Payment, Situation } from '@parade/api/contract/remedies/situation.ts';

type Authorised = PaymentDetails['authorised'];
type Known = Pick<Flow, 'payments' | 'facts' | 'asked'>;

/** A question of the plan's that was answered, or to which nobody knew the answer. */
export interface Asked {
  readonly question: QuestionId;
  /** The fact that it takes a day for, where it takes one. */
  readonly day?: DayFact | undefined;
}

/** What an answer says of the case, and of each payment of the means that asks. */
export interface Said {
  readonly facts?: Facts;
  readonly payment?: Partial<PaymentDetails>;
}

/** Where somebody is, and all that was answered. It lives in the page's memory alone. */
export interface Flow {
  readonly step: 'kind' | 'means' | 'day' | 'plan';
  readonly kind: Kind | null;
  /** The payment that is asked for: its place, and what is said of it before its day is. */
  readonly at: number;
  readonly draft: { readonly means: Means; readonly authorised: Authorised } | null;
  readonly payments: readonly Payment[];
  readonly facts: Facts;
  readonly asked: readonly Asked[];
  /** What stood before each answer that made the plan more precise. */
  readonly earlier: readonly Known[];
}

export const START: Flow = {
  ...{ step: 'kind', kind: null, at: 0, draft: null },
  ...{ payments: [], facts: {}, asked: [], earlier: [] },
};

export type Move =
  | { type: 'kind'; kind: Kind }
  | { type: 'means'; means: Means; authorised: Authorised }
  | { type: 'nothing-paid' }
  | { type: 'means-unknown' }
  | { type: 'day'; day: Day; isEarliest?: true }
  | { type: 'back' }
  | { type: 'add-payment' }
  | { type: 'remove-payment'; at: number }
  | { type: 'amount'; at: number; amountEuros: number | null }
  | { type: 'answer'; asked: Asked; said: Said }
  | { type: 'unanswer' }
  | { type: 'resume'; situation: Situation; asked: readonly Asked[] }
  | { type: 'restart' };

const definitionOf = (kind: Kind): KindDefinition => {
  const found = KINDS.find(({ id }) => id === kind);
  if (!found) throw new Error(`no kind is called ${kind}`);
  return found;
};
export const paymentOf = (kind: Kind) => definitionOf(kind).payment;

/** How one paid, in the words that fit what happened; of another payment nobody doubts it. */
export const meansTitleOf = ({ kind, at }: Flow): string =>
  kind && at === 0 ? meansQuestionOf(definitionOf(kind)) : FIRST_QUESTIONS.means;

/** A kind that is paid by one means alone asks nobody which. */
const onlyMeans = (kind: Kind | null): Means | undefined => {
  const means = kind ? paymentOf(kind).means : [];
  return means.length === 1 ? means[0] : undefined;
};
const asksMeans = ({ kind, at }: Flow) => at > 0 || onlyMeans(kind) === undefined;

/** « Question 2 sur 3 »: where somebody is. */
export function progressOf(flow: Flow): string {
  const steps = asksMeans(flow) ? ['means', 'day'] : ['day'];
  const all = flow.at > 0 ? steps : ['kind', ...steps];
  const words = `Question\u00a0${all.indexOf(flow.step) + 1} sur\u00a0${all.length}`;
  return flow.at > 0 ? `Autre paiement. ${words}` : words;
}

export const situationOf = ({ kind, payments, facts }: Flow): Situation | null =>
  kind && { kind, payments: [...payments], facts };

function withDay(flow: Flow, day: Day, isEarliest?: true): Flow {
  const { draft, at, payments } = flow;
  if (!draft) return flow;
  const kept = payments[at]?.means === draft.means ? payments[at] : undefined;
  const { paidOnIsEarliest: _, ...others } = kept ?? {};
  const payment: Payment = {
    ...{ ...others, ...draft, paidOn: day },
    ...(isEarliest && { paidOnIsEarliest: isEarliest }),
  };
  const { meansUnknown: __, ...known } = flow.facts;
  return withPayments({ ...flow, step: 'plan', facts: known }, [
    ...payments.slice(0, at),
    payment,
    ...payments.slice(at + 1),
  ]);
}

/** Other payments: a day that they leave impossible is asked again, and no answer before them comes back. */
function withPayments(flow: Flow, payments: readonly Payment[]): Flow {
  const facts = withoutEarlyDays(flow.facts, payments);
  const isDropped = ({ day }: Asked) => day !== undefined && flow.facts[day] !== facts[day];
  return {
    ...flow,
    ...{ payments, facts, earlier: [] },
    asked: flow.asked.filter((each) => !isDropped(each)),
  };
}

/** A plan without payments: nothing was paid, or nobody knows how. */
function unpaid(flow: Flow, meansUnknown: boolean): Flow {
  const { meansUnknown: _, ...known } = flow.facts;
  const facts = meansUnknown ? { ...known, meansUnknown } : known;
  return { ...flow, step: 'plan', at: 0, draft: null, facts, payments: [], earlier: [] };
}

function atDayOf(flow: Flow, at: number): Flow {
  const payment = flow.payments[at];
  if (!payment) return { ...flow, step: 'means', at: 0 };
  const { means, authorised } = payment;
  return { ...flow, step: 'day', at, draft: { means, authorised } };
}

/** The question before; what was answered stays. */
function back(flow: Flow): Flow {
  const { step, at, payments } = flow;
  if (step === 'plan') return atDayOf(flow, payments.length - 1);
  if (step === 'day' && asksMeans(flow)) return { ...flow, step: 'means' };
  if (at === 0) return { ...flow, step: 'kind' };
  return payments[at] ? atDayOf(flow, at - 1) : { ...flow, step: 'plan' };
}

const withAmount = (payments: readonly Payment[], at: number, amountEuros: number | undefined) =>
  payments.map((payment, place) => {
    if (place !== at) return payment;
    const { amountEuros: _, ...others } = payment;
    return amountEuros === undefined ? others : { ...others, amountEuros };
  });

/** As it was before the last answer; the amounts stay, for they answer no question. */
function unanswer(flow: Flow): Flow {
  const before = flow.earlier.at(-1);
  if (!before) return flow;
  const payments = flow.payments.reduce<readonly Payment[]>(
    (all, { amountEuros }, at) => withAmount(all, at, amountEuros),
    before.payments,
  );
  return { ...flow, ...before, payments, earlier: flow.earlier.slice(0, -1) };
}

const allMeans: readonly MeansDefinition[] = MEANS;
/** Whether a question is about how this payment was made, and so may open something for it. */
export const isAskedOf = ({ means }: Payment, question: QuestionId): boolean =>
  allMeans.some(({ id, asks }) => id === means && asks.includes(question));

function answer(flow: Flow, given: Asked, said: Said): Flow {
  const { payments, facts, asked, earlier } = flow;
  return {
    ...flow,
    facts: { ...facts, ...said.facts },
    payments: payments.map((each) =>
      isAskedOf(each, given.question) ? { ...each, ...said.payment } : each,
    ),
    asked: [...asked, given],
    earlier: [...earlier, { payments, facts, asked }],
  };
}

/** The next state. Pure. */
export function move(flow: Flow, to: Move): Flow {
  switch (to.type) {
    case 'kind': {
      const means = onlyMeans(to.kind);
      const next = { ...flow, kind: to.kind };
      return means
        ? { ...next, step: 'day', draft: { means, authorised: paymentOf(to.kind).authorised } }
        : { ...next, step: 'means' };
    }
    case 'means':
      return { ...flow, step: 'day', draft: { means: to.means, authorised: to.authorised } };
    case 'nothing-paid':
      return unpaid(flow, false);
    case 'means-unknown':
      return unpaid(flow, true);
    case 'day':
      return withDay(flow, to.day, to.isEarliest);
    case 'back':
      return back(flow);
    case 'add-payment':
      return { ...flow, step: 'means', at: flow.payments.length, draft: null, earlier: [] };
    case 'remove-payment':
      return withPayments(
        flow,
        flow.payments.filter((_, at) => at !== to.at),
      );
    case 'amount':
      return { ...flow, payments: withAmount(flow.payments, to.at, to.amountEuros ?? undefined) };
    case 'answer':
      return answer(flow, to.asked, to.said);
    case 'unanswer':
      return unanswer(flow);
    case 'resume': {
      const { kind, payments, facts } = to.situation;
      const at = Math.max(0, payments.length - 1);
      return { ...START, step: 'plan', at, kind, payments, facts, asked: to.asked };
    }
    case 'restart':
      return START;
  }
}
