import { html } from 'hono/html';
import { auditActionLabel, auditObjectLabel } from '../../../../contract/audit.ts';
import { formatCalendarDay, formatDateTime, formatInstant } from '../../../../contract/dates.ts';
import { DISPUTE_STATUS_LABELS } from '../../../../contract/disputes.ts';
import { formatBytes } from '../../../../contract/documents.ts';
import { KYC_SLOT_LABELS, kycStatusLabel } from '../../../../contract/kyc.ts';
import { formatEuros } from '../../../../contract/money.ts';
import type { PersonalData } from '../../../../contract/personal-data.ts';
import { reportStatusLabel } from '../../../../contract/reports.ts';
import { TICKET_PRIORITY_LABELS, ticketStatusLabel } from '../../../../contract/support-tickets.ts';
import { aContract, anInvoice, aPayment, aWithdrawal, money } from './summary-money.ts';
import { facts, type Html, moment, names, section } from './summary-parts.ts';

/** The parts of the page, in the order of a person's questions. */
export const sections = (data: PersonalData): Html[] => [
  section('Signalements', data.reports.map(aReport), 'Aucun signalement.'),
  section('Tickets de support', data.tickets.map(aTicket), 'Aucun ticket.'),
  section('Vérification d’identité', data.kycVerifications.map(aKyc), 'Aucune demande.'),
  section('Consultations de vos papiers', data.kycViews.map(aView), 'Aucune.'),
  section('Contrats', data.contracts.map(aContract), 'Aucun contrat.'),
  section('Paiements', data.payments.map(aPayment), 'Aucun paiement.'),
  section('Factures et avoirs', data.invoices.map(anInvoice), 'Aucune facture.'),
  section('Solde et retraits', [money(data), ...data.withdrawals.map(aWithdrawal)], ''),
  section('Notifications', data.notifications.map(aNotification), 'Aucune notification.'),
  section('E-mails envoyés', data.mails.map(aMail), 'Aucun e-mail.'),
  section('Alertes marquées «\u00a0Moi aussi\u00a0»', data.meToos.map(aMeToo), 'Aucune.'),
  section('Contestations d’alertes', data.disputes.map(aDispute), 'Aucune.'),
  section(
    'Documents qui ne sont joints à aucun dossier',
    data.looseDocuments.map(aDocument),
    'Aucun.',
  ),
  section('Appareils connectés', data.sessions.map(aSession), 'Aucun.'),
  section('Ce que dit le journal', data.events.map(anEvent), 'Rien.'),
];

const aStep = ({ at, to, note, by }: PersonalData['reports'][number]['history'][number]): string =>
  [`${formatDateTime(at)}, ${by}\u00a0: ${reportStatusLabel(to)}`, note].filter(Boolean).join('\n');

const aReport = (r: PersonalData['reports'][number]): Html => html`
  <h3>${r.reference}\u00a0: ${r.title}</h3>
  ${facts([
    ['Statut', reportStatusLabel(r.status)],
    ['Envoyé le', formatDateTime(r.createdAt)],
    ['Type de fraude', r.fraudType],
    ['Date de l’incident', formatCalendarDay(r.date)],
    ['Montant du préjudice', r.amount === null ? null : formatEuros(r.amount)],
    ['Montant récupéré', formatEuros(r.recoveredAmount)],
    ['Lieu', r.location],
    ['Description', r.description],
    ['Coordonnées de l’escroc', r.contactInfo],
    ['Informations complémentaires', r.additionalInfo],
    ['Note de l’équipe', r.adminNote],
    ['Documents', names(r.documentDetails)],
    ['Suivi', r.history.map(aStep).join('\n')],
    ['Masqué depuis le', moment(r.setAsideAt)],
  ])}`;

const aMessage = (m: PersonalData['tickets'][number]['conversations'][number]) =>
  [
    `${m.senderName}, ${formatDateTime(m.timestamp)}`,
    [m.message, m.documents.length > 0 && `Pièces jointes\u00a0:\n${names(m.documents)}`]
      .filter(Boolean)
      .join('\n\n'),
  ] as const;

const aTicket = (t: PersonalData['tickets'][number]): Html => html`
  <h3>${t.subject}</h3>
  ${facts([
    ['Statut', ticketStatusLabel(t.status)],
    ['Priorité', TICKET_PRIORITY_LABELS[t.priority]],
    ['Ouvert le', formatDateTime(t.createdAt)],
    ...t.conversations.map(aMessage),
  ])}`;

const aKyc = (k: PersonalData['kycVerifications'][number]): Html =>
  facts([
    ['Envoyée le', formatDateTime(k.submittedAt)],
    ['Statut', kycStatusLabel(k.status)],
    ['Examinée le', moment(k.reviewedAt)],
    ['Nom complet', k.fullName],
    ['Date de naissance', formatCalendarDay(k.dateOfBirth)],
    ['Adresse', k.address],
    ['Numéro de la pièce', k.idNumber],
    [KYC_SLOT_LABELS.idFront, k.documents.idFront.name],
    [KYC_SLOT_LABELS.idBack, k.documents.idBack?.name],
    ['Réponse de l’équipe', k.notes],
  ]);

const aView = (v: PersonalData['kycViews'][number]): Html =>
  facts([[formatInstant(v.at), KYC_SLOT_LABELS[v.slot]]]);

const aNotification = (n: PersonalData['notifications'][number]): Html =>
  facts([
    [`${formatDateTime(n.createdAt)}${n.read ? '' : ', non lue'}`, `${n.title}\n${n.message}`],
    ['Masquée depuis le', moment(n.setAsideAt)],
  ]);

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
    ['Répondu le', moment(d.answeredAt)],
  ]);

const aDocument = (d: PersonalData['looseDocuments'][number]): Html =>
  facts([[formatDateTime(d.createdAt), `${d.name}, ${formatBytes(d.size)}`]]);

const aSession = (s: PersonalData['sessions'][number]): Html =>
  facts([
    [
      formatDateTime(s.createdAt),
      `${s.device || 'Appareil inconnu'}, jusqu’au ${formatDateTime(s.expiresAt)}`,
    ],
  ]);

const anEvent = (e: PersonalData['events'][number]): Html =>
  facts([
    [
      formatInstant(e.at),
      `${auditActionLabel(e.action)}, ${auditObjectLabel(e.objectType)} (${e.by})`,
    ],
  ]);
