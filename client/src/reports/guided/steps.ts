import { FIRST_QUESTIONS } from '@parade/api/contract/remedies/first-questions.ts';
import { KINDS } from '@parade/api/contract/remedies/kinds.ts';
import type { Situation } from '@parade/api/contract/remedies/situation.ts';
import type { ReportTexts } from '../form.ts';
import { saidIn } from '../with-plan.ts';

/** What decides which questions are asked. */
export interface Known {
  texts: ReportTexts;
  /** What was answered on `/urgence` and is joined. */
  plan: Situation | null;
  hasPieces: boolean;
}

interface StepDefinition {
  /** Its place in the address: `#guide-recit`. */
  id: string;
  title: string;
  /** The page that it shares with others where there is room. */
  group: string;
  /** The fields of the form that it asks for. */
  fields: readonly (keyof ReportTexts)[];
  /** A tap on an answer leads on: there is nothing to go on with before. */
  isTap?: true;
  /** The words that lead on without an answer; none where one is needed. */
  skip?: string;
  isAsked: (known: Known) => boolean;
}

const always = () => true;
const never = () => false;

/** Whether a title is one that what happened gave. */
export const isKindLabel = (text: string): boolean => KINDS.some(({ label }) => label === text);

/** Whether `/urgence` was told all of what was paid: its amounts and its days. */
const knowsMoney = ({ plan }: Known): boolean =>
  plan !== null &&
  !plan.facts.meansUnknown &&
  plan.payments.every(
    ({ amountEuros, paidOnIsEarliest }) => amountEuros !== undefined && !paidOnIsEarliest,
  );
const asksMoney = (known: Known) => !knowsMoney(known);

const FACTS = 'Ce qui s’est passé';
const READ = 'Ce que nous avons lu dans votre récit';
const MONEY = 'Ce que vous avez perdu';
const HELPS = 'Ce qui peut nous aider';

/** The questions, in their order: that of `/urgence`, then the story and what belongs to it. */
export const STEPS = [
  {
    id: 'faits',
    title: FIRST_QUESTIONS.kind,
    group: FACTS,
    fields: ['fraudType'],
    isTap: true,
    isAsked: ({ plan }) => plan === null,
  },
  {
    id: 'titre',
    title: 'Comment l’appelleriez-vous, en quelques mots\u00a0?',
    group: FACTS,
    fields: ['title'],
    // What happened names it already, but for « Autre chose ».
    isAsked: ({ texts }) => texts.fraudType !== '' && !isKindLabel(texts.title),
  },
  {
    id: 'jour',
    title: 'Quand est-ce arrivé\u00a0?',
    group: FACTS,
    fields: ['date'],
    isAsked: ({ plan }) => plan === null || saidIn(plan).date === '',
  },
  {
    id: 'recit',
    title: 'Racontez ce qui s’est passé',
    group: FACTS,
    fields: ['description'],
    isAsked: always,
  },
  {
    id: 'escroc',
    title: 'Que savez-vous de l’escroc\u00a0?',
    group: FACTS,
    fields: ['contactInfo'],
    skip: 'Je ne sais rien de plus',
    isAsked: always,
  },
  {
    id: 'reconnu',
    title: READ,
    group: READ,
    fields: [],
    isAsked: always,
  },
  {
    id: 'paiements',
    title: 'Qu’avez-vous payé\u00a0?',
    group: MONEY,
    fields: ['losses'],
    skip: 'Passer',
    isAsked: asksMoney,
  },
  {
    id: 'montant',
    title: 'Combien d’argent est parti en tout\u00a0?',
    group: MONEY,
    fields: ['amount'],
    skip: 'Je ne sais pas',
    isAsked: asksMoney,
  },
  {
    // What the story said of it was ticked: the rest is added where it is read again.
    id: 'coordonnees',
    title: 'Qui était en face de vous\u00a0?',
    group: MONEY,
    fields: ['counterparties'],
    isAsked: never,
  },
  {
    id: 'autre',
    title: 'Voulez-vous ajouter autre chose\u00a0?',
    group: HELPS,
    fields: ['location', 'additionalInfo'],
    skip: 'Passer',
    isAsked: always,
  },
  {
    id: 'preuves',
    title: 'Avez-vous des preuves\u00a0?',
    group: HELPS,
    fields: [],
    skip: 'Je n’en ai pas',
    isAsked: always,
  },
] as const satisfies readonly StepDefinition[];

export type StepId = (typeof STEPS)[number]['id'];
export type Step = StepDefinition & { id: StepId };
const ALL: readonly Step[] = STEPS;

export const stepOf = (id: string): Step | undefined => ALL.find((step) => step.id === id);

/** Whether a question has an answer, whoever gave it. */
export const isAnswered = ({ id, fields }: Step, { texts, hasPieces }: Known): boolean =>
  id === 'preuves' ? hasPieces : fields.some((name) => texts[name] !== '');

/** The questions that are asked, and the one that is open. */
export const askedOf = (known: Known, open?: StepId): Step[] =>
  ALL.filter((step) => step.id === open || step.isAsked(known));

/** Where somebody begins who wrote something already: undefined where nothing is left to ask. */
export const firstOpen = (known: Known): Step | undefined =>
  askedOf(known).find((step) => step.fields.length > 0 && !isAnswered(step, known));

/** The first question of which something was refused. */
export const stepOfWrong = (
  isWrong: (name: keyof ReportTexts) => boolean,
  isPieceWrong: boolean,
): Step | undefined =>
  ALL.find(({ id, fields }) => (id === 'preuves' ? isPieceWrong : fields.some(isWrong)));
