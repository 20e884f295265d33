import type { z } from 'zod';
import { counterpartyOnPaper } from '../../../contract/counterparties.ts';
import { formatCalendarDay } from '../../../contract/dates.ts';
import { lossTitle } from '../../../contract/loss-words.ts';
import { formatEuros } from '../../../contract/money.ts';
import { answersOf } from '../../../contract/remedies/asking.ts';
import { callFacts, notedOnCall } from '../../../contract/report-calls.ts';
import { type newReport, type Report, reportFacts } from '../../../contract/reports.ts';
import type { Told } from './content.ts';

/** As it was sent, its payments and counterparties as they are kept. */
type Filed = Omit<z.output<typeof newReport>, 'losses' | 'counterparties'> &
  Pick<Report, 'losses' | 'counterparties' | 'call'>;

const lines = (all: readonly (readonly [label: string, value: string | null])[]): string =>
  all.flatMap(([label, value]) => (value ? [`${label}\u00a0: ${value}`] : [])).join('\n');

/** The parts of a report as it was sent, in the order of reading; each new part is one entry. */
const PARTS: readonly (readonly [heading: string, told: (filed: Filed) => string])[] = [
  [
    'Comment ce récit a été noté',
    ({ call }) => (call ? [`${notedOnCall(call)}.`, lines(callFacts(call))].join('\n') : ''),
  ],
  [
    'Votre signalement',
    (filed) =>
      lines([
        ['Titre', filed.title],
        ['Type de fraude', filed.fraudType],
        ['Date de l’incident', formatCalendarDay(filed.date)],
        ['Montant du préjudice', filed.amount === null ? null : formatEuros(filed.amount)],
        ...reportFacts(filed),
      ]),
  ],
  ['Votre récit', ({ description }) => description],
  ['Vos paiements', ({ losses }) => losses.map(lossTitle).join('\n')],
  ['De l’autre côté', ({ counterparties }) => counterparties.map(counterpartyOnPaper).join('\n')],
  ['Informations complémentaires', ({ additionalInfo }) => additionalInfo],
  [
    'Vos réponses pour le plan',
    ({ situation }) =>
      situation
        ? answersOf(situation)
            .map(({ question, answer }) => `${question} ${answer}`)
            .join('\n')
        : '',
  ],
];

/** What a person told when they sent a report: the parts that they filled in. */
export const toldIn = (filed: Filed): Told[] =>
  PARTS.map(([heading, told]) => ({ heading, text: told(filed) })).filter(
    ({ text }) => text !== '',
  );
