import { html } from 'hono/html';
import { auditActionLabel } from '../../../contract/audit.ts';
import { formatCalendarDay, formatDateTime, formatInstant } from '../../../contract/dates.ts';
import { DISPUTE_STATUS_LABELS } from '../../../contract/disputes.ts';
import { KYC_SLOT_LABELS } from '../../../contract/kyc.ts';
import { formatEuros } from '../../../contract/money.ts';
import { paymentLabel } from '../../../contract/payments.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import { reportStatusLabel } from '../../../contract/reports.ts';
import { withdrawalStateLabel } from '../../../contract/withdrawals.ts';

type Html = ReturnType<typeof html>;
type Fact = readonly [label: string, value: string | null | undefined];

export const facts = (all: readonly Fact[]): Html => html`<dl>
  ${all
    .filter(([, value]) => value)
    .map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}
</dl>`;

export const section = (title: string, items: readonly Html[], none: string): Html => html`
  <h2>${title}</h2>
  ${items.length === 0 ? html`<p class="quiet">${none}</p>` : items}`;

/** The parts of the page, in the order of a person's questions. */
export const sections = (data: PersonalData): Html[] => [
  section('Signalements', data.reports.map(aReport), 'Aucun signalement.'),
  section('Demandes au support', data.tickets.map(aTicket), 'Aucune demande.'),
  section('Vérification d’identité', data.kycVerifications.map(aKyc), 'Aucune demande.'),
  section('Consultations de vos papiers', data.kycViews.map(aView), 'Aucune.'),
  section('Contrats', data.contracts.map(aContract), 'Aucun contrat.'),
  section('Paiements', data.payments.map(aPayment), 'Aucun paiement.'),
  section('Solde et retraits', [money(data), ...data.withdrawals.map(aWithdrawal)], ''),
  section('Notifications', data.notifications.map(aNotification), 'Aucune notification.'),
  section('E-mails envoyés', data.mails.map(aMail), 'Aucun e-mail.'),
  section('Alertes marquées «\u00a0Moi aussi\u00a0»', data.meToos.map(aMeToo), 'Aucune.'),
  section('Contestations d’alertes', data.disputes.map(aDispute), 'Aucune.'),
  section('Appareils connectés', data.sessions.map(aSession), 'Aucun.'),
  section('Ce que dit le journal', data.events.map(anEvent), 'Rien.'),
];

const aReport = (r: PersonalData['reports'][number]): Html => html`
  <h3>${r.reference}\u00a0: ${r.title}</h3>
  ${facts([
    ['Statut', reportStatusLabel(r.status)],
    ['Envoyé le', formatDateTime(r.createdAt)],
    ['Type de fraude', r.fraudType],
    ['Date de l’incident', formatCalendarDay(r.date)],
    ['Montant du préjudice', r.amount === null ? null : formatEuros(r.amount)],
    ['Lieu', r.location],
    ['Description', r.description],
    ['Coordonnées de l’escroc', r.contactInfo],
    ['Informations complémentaires', r.additionalInfo],
    ['Note de l’équipe', r.adminNote],
    ['Documents', r.documentDetails.map(({ name }) => name).join('\n')],
  ])}`;

const aTicket = (t: PersonalData['tickets'][number]): Html => html`
  <h3>${t.subject}</h3>
  ${facts(
    t.conversations.map(
      (m) => [`${m.senderName}, ${formatDateTime(m.timestamp)}`, m.message] as const,
    ),
  )}`;

const aKyc = (k: PersonalData['kycVerifications'][number]): Html =>
  facts([
    ['Envoyée le', formatDateTime(k.submittedAt)],
    ['Nom complet', k.fullName],
    ['Date de naissance', formatCalendarDay(k.dateOfBirth)],
    ['Adresse', k.address],
    ['Numéro de la pièce', k.idNumber],
    ['Réponse de l’équipe', k.notes],
  ]);

const aView = (v: PersonalData['kycViews'][number]): Html =>
  facts([[formatInstant(v.at), KYC_SLOT_LABELS[v.slot]]]);

const aContract = (c: PersonalData['contracts'][number]): Html =>
  facts([
    ['Contrat', `${c.reference}\u00a0: ${c.title}`],
    ['Accepté le', c.acceptedAt && formatDateTime(c.acceptedAt)],
    ['Prix', c.amount === null ? null : formatEuros(c.amount)],
  ]);

const aPayment = (p: PersonalData['payments'][number]): Html =>
  facts([
    ['Paiement', p.reference],
    ['Le', formatDateTime(p.createdAt)],
    ['Montant', formatEuros(p.amountInEUR)],
    ['État', paymentLabel(p)],
    ['Hash de la transaction', p.transactionHash],
  ]);

const money = ({ balance, proposedAmounts }: PersonalData): Html =>
  facts([
    ['Solde disponible', formatEuros(balance.balance)],
    ['Récupéré en tout', formatEuros(balance.totalRecovered)],
    ...balance.entries.map(
      (e) => [formatDateTime(e.at), `${formatEuros(e.amount)}\u00a0: ${e.reason}`] as const,
    ),
    ...proposedAmounts.map(
      ({ at, amount }) =>
        [formatDateTime(at), `${formatEuros(amount)}\u00a0: proposé, à confirmer`] as const,
    ),
  ]);

const aWithdrawal = (w: PersonalData['withdrawals'][number]): Html =>
  facts([
    ['Retrait', w.reference],
    ['Demandé le', formatDateTime(w.createdAt)],
    ['Montant', formatEuros(w.amount)],
    ['Statut', withdrawalStateLabel(w, 'client')],
  ]);

const aNotification = (n: PersonalData['notifications'][number]): Html =>
  facts([[formatDateTime(n.createdAt), `${n.title}\n${n.message}`]]);

const aMail = (m: PersonalData['mails'][number]): Html =>
  facts([[formatDateTime(m.at), m.sentAt === null ? `${m.subject} (non envoyé)` : m.subject]]);

const aMeToo = (m: PersonalData['meToos'][number]): Html =>
  facts([[formatDateTime(m.at), m.alertTitle]]);

const DISPUTE_STATUSES = { unconfirmed: 'À confirmer par e-mail', ...DISPUTE_STATUS_LABELS };
const aDispute = (d: PersonalData['disputes'][number]): Html =>
  facts([
    ['Alerte', d.alertTitle],
    ['Contestée le', formatDateTime(d.at)],
    ['État', DISPUTE_STATUSES[d.status]],
    ['Votre message', d.message],
    ['Réponse', d.answer],
  ]);

const aSession = (s: PersonalData['sessions'][number]): Html =>
  facts([[formatDateTime(s.createdAt), s.device || 'Appareil inconnu']]);

const anEvent = (e: PersonalData['events'][number]): Html =>
  facts([[formatInstant(e.at), `${auditActionLabel(e.action)} (${e.by})`]]);
