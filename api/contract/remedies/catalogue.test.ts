import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ALERT_FRAUD_TYPES } from '../alerts.ts';
import { OFFICIAL_HELP } from '../official-help.ts';
import { REPORT_FRAUD_TYPES } from '../report-choices.ts';
import { ACTION_WORDS } from './actions.ts';
import { answersOf, dayOf, questionsFor } from './asking.ts';
import { CASE_ASKS, CASE_DOINGS, CASE_RULES, CASE_WAYS } from './case.ts';
import { CHANNELS } from './channels.ts';
import type { Facts } from './facts.ts';
import { FIRST_ANSWERS, FIRST_QUESTIONS, MADE_BY, PAID_BY } from './first-questions.ts';
import { KINDS, type KindDefinition } from './kinds.ts';
import { KNOWN } from './known-facts.ts';
import type { MeansDefinition } from './means/definition.ts';
import { MEANS } from './means.ts';
import { NEVER } from './never.ts';
import { planFor, planOver } from './plan.ts';
import { QUESTIONS, type QuestionId } from './questions.ts';
import { REMEDIES } from './remedies.ts';
import type { Condition, Rule } from './rules.ts';
import type { Kind, Means, Payment, Situation } from './situation.ts';
import { SOURCES } from './sources.ts';

const TODAY = '2026-11-23';
const kinds: readonly KindDefinition[] = KINDS;
const means: readonly MeansDefinition[] = MEANS;
const rules: readonly Rule[] = [...means.flatMap((each) => each.rules), ...CASE_RULES];
const questions = Object.entries(QUESTIONS) as [QuestionId, (typeof QUESTIONS)[QuestionId]][];
const withoutPayment = (kind: Kind): Situation => ({ kind, payments: [], facts: {} });

function namesOf(condition: Condition): [string, unknown][] {
  if ('is' in condition) return [[condition.is[0], condition.is[1]]];
  if ('in' in condition) return condition.in[1].map((value) => [condition.in[0], value]);
  if ('not' in condition) return namesOf(condition.not);
  return ('all' in condition ? condition.all : condition.any).flatMap(namesOf);
}

it('names in every condition a known fact and one of its values', () => {
  const ways = [...kinds.flatMap((k) => k.ways), ...means.flatMap((m) => m.ways), ...CASE_WAYS];
  const doings = [...[...kinds, ...means].flatMap((each) => each.doings ?? []), ...CASE_DOINGS];
  const conditions = [
    ...rules,
    ...ways,
    ...doings,
    ...CASE_ASKS,
    ...questions.map(([, q]) => q),
  ].flatMap((each) => [each.when, ...('unless' in each && each.unless ? [each.unless] : [])]);
  const values: Readonly<Record<string, readonly unknown[]>> = KNOWN;
  for (const [fact, value] of conditions.flatMap(namesOf)) {
    expect(values[fact], fact).toContain(value);
  }
});

it('closes by what is known only what has no deadline', () => {
  for (const { unless, due, remedy } of rules) if (unless) expect(due, remedy).toEqual([]);
});

it('stands on sources that were read, of which none is in doubt', () => {
  for (const rule of rules) {
    for (const id of rule.sources) {
      expect(SOURCES[id].checkedOn <= TODAY, id).toBe(true);
      expect(['C', 'S'], id).toContain(SOURCES[id].state);
    }
    // What a scheme or a custom says is no law.
    const states = rule.sources.map((id) => SOURCES[id].state);
    if (rule.kind === 'law') expect(states, rule.remedy).not.toContain('S');
  }
  const named = Object.values(REMEDIES).flatMap(({ namedSources = [] }) => namedSources);
  const used = new Set([...rules.flatMap((rule) => rule.sources), ...named]);
  expect(Object.keys(SOURCES).filter((id) => !(used as Set<string>).has(id))).toEqual([]);
});

it('shows nowhere what is in doubt', () => {
  const facts = Object.values(SOURCES).map(({ fact }) => fact);
  for (const doubtful of ['F4', 'F6', 'F12', 'F21', 'F22']) expect(facts).not.toContain(doubtful);
  const everything = JSON.stringify([KINDS, MEANS, REMEDIES, QUESTIONS, SOURCES, NEVER]);
  expect(everything).not.toMatch(/120\s?jours|50\s?€|FNC|plafond|taux d’intérêt/i);
  expect(MEANS.find(({ id }) => id === 'money_order')?.rules).toEqual([]);
});

/** Every answer to the first four questions, then every answer that a question adds to it. */
const payments = (id: Means, paidOn = '2026-11-20'): Payment[] =>
  (['no', 'tricked', 'yes'] as const).map((authorised) => ({ means: id, authorised, paidOn }));
const starts: Situation[] = KINDS.flatMap(({ id: kind }) => [
  withoutPayment(kind),
  { ...withoutPayment(kind), facts: { meansUnknown: true } },
  // Long enough ago for a late bank and a judgment.
  ...payments('card', '2026-06-15').map(
    (payment): Situation => ({ kind, payments: [payment], facts: {} }),
  ),
  ...MEANS.flatMap(({ id }) =>
    payments(id).map((payment): Situation => ({ kind, payments: [payment], facts: {} })),
  ),
]);

function answered(situation: Situation, answer: { facts?: Facts; payment?: Partial<Payment> }) {
  return {
    ...situation,
    payments: situation.payments.map((payment) => ({ ...payment, ...answer.payment })),
    facts: { ...situation.facts, ...answer.facts },
  };
}

/** What can be answered to it: one of its answers, or a day. */
type Told = { label?: string; facts?: Facts; payment?: Partial<Payment> };
const answersTo = (id: QuestionId): Told[] => {
  const day = dayOf(id);
  return [...QUESTIONS[id].answers, ...(day ? [{ facts: { [day.fact]: '2026-11-22' } }] : [])];
};
/** Places of an answer; 4: a company that told its bank and filed a complaint, and says yes to the rest. */
const CHOICES = [0, 1, 2, 3, 4];
const OF_COMPANY: Readonly<Partial<Record<QuestionId, number>>> = {
  who: 2,
  'bank-told': 1,
  'complaint-filed': 1,
};
const placeOf = (id: QuestionId, choose: number) => (choose === 4 ? (OF_COMPANY[id] ?? 0) : choose);

/** Asks all that there is to ask, always answering by the chosen place; counts what was asked. */
function askAll(start: Situation, choose: number, but?: QuestionId) {
  const asked: QuestionId[] = [];
  let situation = start;
  for (;;) {
    const question = questionsFor(situation, TODAY).find((id) => id !== but && !asked.includes(id));
    if (!question) return { asked, situation };
    asked.push(question);
    const answers = answersTo(question);
    const answer = answers[placeOf(question, choose) % (answers.length + 1)];
    if (answer) situation = answered(situation, answer);
  }
}

it('reaches every question, asks each at most once and always ends in a plan', () => {
  const reached = new Set<QuestionId>();
  for (const start of starts) {
    for (const choose of CHOICES) {
      const { asked, situation } = askAll(start, choose);
      const plan = planFor(situation, TODAY);
      expect(new Set(asked).size).toBe(asked.length);
      expect(plan.channels.length).toBeGreaterThan(0);
      for (const id of asked) reached.add(id);
    }
  }
  expect(questions.map(([id]) => id).filter((id) => !reached.has(id))).toEqual([]);
  const told = questions.flatMap(([, { answers }]) => [
    ...new Set(answers.flatMap((a) => Object.keys({ ...('facts' in a && a.facts) }))),
  ]);
  expect(new Set(told).size).toBe(told.length);
});

it('asks nothing that could not change a plan', () => {
  for (const [id] of questions) {
    const changes = starts.some((start) =>
      CHOICES.some((choose) => {
        const { situation } = askAll(start, choose, id);
        if (!questionsFor(situation, TODAY).includes(id)) return false;
        const plans = [{}, ...answersTo(id)].map((a) =>
          JSON.stringify(planFor(answered(situation, a), TODAY)),
        );
        return new Set(plans).size > 1;
      }),
    );
    expect(changes, id).toBe(true);
  }
});

it.each(KINDS.map(({ id }) => [id]))('%s ends with a channel and a step', (id) => {
  const plan = planFor(withoutPayment(id), TODAY);
  expect(plan.channels.length).toBeGreaterThan(0);
  expect(plan.now.length).toBeGreaterThan(0);
  expect(plan.remedies.length).toBeGreaterThan(0);
});

it('maps every kind to a type of report and of alert', () => {
  for (const { reportType, alertType } of KINDS) {
    expect(REPORT_FRAUD_TYPES).toContain(reportType);
    expect(ALERT_FRAUD_TYPES).toContain(alertType);
  }
  expect(KINDS).toHaveLength(16);
  expect(MEANS).toHaveLength(12);
});

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const textOf = (file: string) => readFileSync(path.join(folder, file), 'utf8');

it('takes numbers and links from the official help alone', () => {
  const keys = OFFICIAL_HELP.map(({ key }) => key);
  for (const { help } of Object.values(CHANNELS)) if (help) expect(keys).toContain(help);
  for (const { help } of Object.values(ACTION_WORDS)) if (help) expect(keys).toContain(help);
  for (const file of files) {
    expect(textOf(file), file).not.toMatch(/https?:|tel:|www\.|\b0[ \d]{8,}|116.?006|\b30.?39\b/);
  }
});

it('imports its siblings only', () => {
  for (const file of files) {
    for (const [, from] of textOf(file).matchAll(/from '([^']+)'/g)) {
      const target = path.resolve(folder, path.dirname(file), from ?? '');
      expect(target.startsWith(`${folder}/`), `${file} imports ${from}`).toBe(true);
    }
  }
});

it('adds a kind in one file: nothing else names one', () => {
  for (const file of files.filter((each) => each !== 'kinds.ts')) {
    for (const { id } of KINDS)
      expect(textOf(file).includes(`'${id}'`), `${id} in ${file}`).toBe(false);
  }
  const lottery: KindDefinition = {
    id: 'fausse-loterie',
    label: 'Une fausse loterie',
    reportType: 'Autre',
    alertType: 'Autre',
    payment: { authorised: 'tricked', means: ['voucher'] },
    actions: ['do-not-pay-more'],
    ways: [],
    asks: ['contact'],
    never: ['Ne payez rien pour recevoir un lot.'],
  };
  const situation = { ...withoutPayment('autre'), kind: 'fausse-loterie' as Kind };
  const plan = planOver([...KINDS, lottery], MEANS)(situation, TODAY);
  expect(plan.now[0]).toBe('do-not-pay-more');
  expect(plan.never).toContain('Ne payez rien pour recevoir un lot.');
  expect(() => planFor(situation, TODAY)).toThrow('fausse-loterie');
});

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).filter(Boolean);
const wordsOf = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\d{]/u.test(word)).length;
const remedies = Object.values(REMEDIES);
const actions = Object.values(ACTION_WORDS);
const prose = [
  ...NEVER,
  ...kinds.flatMap(({ label, never, comfort = '' }) => [label, comfort, ...never]),
  ...means.flatMap(({ label, evidence }) => [label, evidence]),
  ...questions.flatMap(([id, { text, answers }]) => [
    text,
    ...answers.map(({ label }) => label),
    dayOf(id)?.label ?? '',
  ]),
  ...Object.values(FIRST_QUESTIONS),
  ...Object.values(PAID_BY),
  ...Object.values(MADE_BY),
  ...Object.values(FIRST_ANSWERS),
  ...actions.flatMap(({ label, text }) => [label, ...text]),
  ...remedies.flatMap((r) => [r.label, r.left, ...r.steps, ...r.phone, ...r.validated]),
];

it('writes short sentences', () => {
  const lengths = prose
    .flatMap(sentencesOf)
    .map(wordsOf)
    .toSorted((a, b) => a - b);
  expect(lengths.at(-1)).toBeLessThanOrEqual(25);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(12);
  for (const { label, phone } of remedies) {
    expect(wordsOf(phone.join(' ')), label).toBeLessThanOrEqual(120);
  }
});

it('writes French as it is printed', () => {
  for (const text of prose) {
    expect(text, text).not.toMatch(/'|"| [:;?!»]|« |[^\u00a0][:;?!»](?=\s|$)/);
    expect([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual(
      expect.not.arrayContaining([expect.not.stringMatching(/^(montant|jour)$/)]),
    );
  }
});

it('has words for every remedy that a rule leads to, and no others', () => {
  expect(Object.keys(REMEDIES).toSorted()).toEqual(
    [...new Set(rules.map(({ remedy }) => remedy))].toSorted(),
  );
  for (const { label, steps } of remedies) expect(steps.length, label).toBeGreaterThan(0);
});

it('asks who it is for in every kind, and of the bank’s number only after a call', () => {
  const paid: Payment = { means: 'transfer', authorised: 'tricked', paidOn: '2026-11-20' };
  for (const each of KINDS) {
    const kind = each.id;
    const posesAsBank = 'posesAsBank' in each;
    const asked = (facts: Facts) => questionsFor({ kind, payments: [paid], facts }, TODAY);
    expect(asked({}), kind).toContain('who');
    expect(asked({}), kind).not.toContain('spoofed');
    expect(asked({ contactBy: 'sms' }), kind).not.toContain('spoofed');
    const called = asked({ contactBy: 'call' });
    expect(called.includes('spoofed'), kind).toBe(posesAsBank);
    expect(asked({}), kind).not.toContain('bank-refused');
    expect(asked({ bankTold: true }), kind).toContain('bank-refused');
  }
});

it('has nobody say to a bank what weakens them or is not so', () => {
  const said = remedies.flatMap(({ phone, validated }) => [...phone, ...validated]).join(' ');
  // The words of a remedy are said for every kind: not all have a seller, a theft or a mandate.
  expect(said).not.toMatch(/vendeur|volé|ne prétends pas|je fais opposition|prouver les deux/i);
});

it('lets everybody who is told to call the bank say that they have', () => {
  for (const start of starts) {
    const calls = (situation: Situation) => planFor(situation, TODAY).now.includes('call-bank');
    if (!calls(start)) continue;
    expect(questionsFor(start, TODAY), start.kind).toContain('bank-told');
    expect(calls(answered(start, { facts: { bankTold: true } })), start.kind).toBe(false);
  }
});

it('says of a money order whom to ask, and promises nothing', () => {
  const order = means.find(({ id }) => id === 'money_order');
  expect(order?.evidence).toContain('à vérifier tout de suite auprès de l’opérateur');
  expect(order?.doings).toEqual([]);
});

it('names each article of a contestation once', () => {
  for (const { remedy, sources } of rules.filter(({ remedy }) => remedy === 'contest')) {
    const articles = sources.flatMap((id) => SOURCES[id].reference.match(/L\d+-\d+(-\d+)?/g) ?? []);
    expect(articles, remedy).toEqual([...new Set(articles)]);
    expect(articles).toEqual(expect.arrayContaining(['L133-24', 'L133-18', 'L133-23']));
  }
});

it('tells what was answered in the words that were asked', () => {
  const start: Situation = {
    kind: 'faux-conseiller',
    payments: [{ means: 'transfer', authorised: 'tricked', paidOn: '2026-11-20' }],
    facts: {},
  };
  const { asked, situation } = askAll(start, 0);
  const told = answersOf(situation);
  expect(told.slice(0, 4).map(({ answer }) => answer)).toEqual([
    'Un faux conseiller de ma banque m’a appelé',
    'Virement',
    '20 novembre 2026',
    'Oui, mais on m’a trompé',
  ]);
  expect(
    told
      .slice(4)
      .map(({ question }) => question)
      .toSorted(),
  ).toEqual(asked.map((id) => QUESTIONS[id].text as string).toSorted());
  expect(answersOf(withoutPayment('autre'))).toHaveLength(1);
  const known = { meansUnknown: true, bankComplaintOn: '2026-11-01' };
  expect(answersOf({ ...withoutPayment('chantage'), facts: known }).slice(1)).toEqual([
    { question: FIRST_QUESTIONS.meansIfPaid, answer: FIRST_ANSWERS.unknown },
    { question: QUESTIONS['bank-complaint'].text, answer: '1er novembre 2026' },
  ]);
});

it('asks for a day only where it changes something', () => {
  const asked = (facts: Facts, paidOn = '2026-11-20', of: Partial<Payment> = {}) => {
    const payment: Payment = { means: 'transfer', authorised: 'tricked', paidOn, ...of };
    return questionsFor({ kind: 'autre', payments: [payment], facts }, TODAY);
  };
  expect(asked({ bankTold: true })).not.toContain('bank-complaint');
  expect(asked({ bankTold: true, bankRefused: true })).toContain('bank-complaint');
  expect(asked({ bankTold: true }, '2026-06-15')).toContain('bank-complaint');
  expect(asked({ complaintFiled: true })).not.toContain('judgment');
  expect(asked({ complaintFiled: true }, '2026-06-15')).toContain('judgment');
  expect(asked({})).not.toContain('paypal-dispute');
  expect(asked({}, '2026-11-20', { means: 'wallet', provider: 'paypal' })).toContain(
    'paypal-dispute',
  );
  expect(asked({ professional: true })).not.toContain('discovered');
  expect(asked({ professional: true, insuredCyber: true })).toContain('discovered');
});

it('lets everybody who may have typed their card without paying say so, and that it is stopped', () => {
  const asked = (kind: Situation['kind'], facts: Facts) =>
    questionsFor({ kind, payments: [], facts }, TODAY);
  for (const kind of [
    'hameconnage',
    'petite-annonce',
    'faux-support',
    'faux-site',
    'autre',
  ] as const) {
    expect(asked(kind, {}), kind).toContain('card-data');
    expect(asked(kind, { cardDataGiven: true }), kind).toContain('card-opposed');
    expect(asked(kind, { cardDataGiven: false }), kind).not.toContain('card-opposed');
  }
  expect(asked('hameconnage', {})[0]).toBe('card-data');
});
