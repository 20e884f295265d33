import { html } from 'hono/html';
import { formatCalendarDay, formatDateTime } from '../../../contract/dates.ts';
import { formatEuros } from '../../../contract/money.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import { callFacts, notedOnCall } from '../../../contract/report-calls.ts';
import { reportStatusLabel } from '../../../contract/report-statuses.ts';
import { reportFacts } from '../../../contract/reports.ts';
import type { PersonalPart } from '../../platform/personal-data.ts';
import { facts, type Html, moment, names, section } from '../../platform/personal-page.ts';
import { conversationFacts } from '../conversations/personal-data.ts';
import { counterpartiesFacts } from '../counterparties/personal-page.ts';
import { lossesFacts } from '../losses/personal-page.ts';
import { receiptFacts } from '../receipts/personal-page.ts';
import { planFacts } from '../steps/personal-page.ts';
import { timelineFacts } from '../timeline/personal-page.ts';

type Report = PersonalData['reports'][number];

const aStep = ({ at, to, note, by }: Report['history'][number]): string =>
  [`${formatDateTime(at)}, ${by}\u00a0: ${reportStatusLabel(to)}`, note].filter(Boolean).join('\n');

const aReport = (r: Report): Html => html`
  <h3>${r.reference}\u00a0: ${r.title}</h3>
  ${facts([
    ['Statut', reportStatusLabel(r.status)],
    ['Envoyé le', formatDateTime(r.createdAt)],
    ['Type de fraude', r.fraudType],
    ['Date de l’incident', formatCalendarDay(r.date)],
    ['Montant du préjudice', r.amount === null ? null : formatEuros(r.amount)],
    ['Montant récupéré', formatEuros(r.recoveredAmount)],
    ['Description', r.description],
    ...reportFacts(r),
    ...(r.call ? [['Noté au téléphone', notedOnCall(r.call)] as const, ...callFacts(r.call)] : []),
    ...lossesFacts(r.losses),
    ...counterpartiesFacts(r.counterparties),
    ['Informations complémentaires', r.additionalInfo],
    ['Note de l’équipe', r.adminNote],
    ['Documents', names(r.documentDetails)],
    ...planFacts(r.plan),
    ...conversationFacts(r.conversation),
    ...timelineFacts(r.timeline),
    ...receiptFacts(r.receipts),
    ['Suivi', r.history.map(aStep).join('\n')],
    ['Masqué depuis le', moment(r.setAsideAt)],
  ])}`;

export const reportsPage: PersonalPart['page'] = {
  reports: (reports) => section('Signalements', reports.map(aReport), 'Aucun signalement.'),
};
