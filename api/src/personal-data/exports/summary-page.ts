import { html, raw } from 'hono/html';
import { auditActionLabel } from '../../../contract/audit.ts';
import {
  formatCalendarDay,
  formatDate,
  formatDateTime,
  formatInstant,
} from '../../../contract/dates.ts';
import { DISPUTE_STATUS_LABELS } from '../../../contract/disputes.ts';
import { KYC_SLOT_LABELS } from '../../../contract/kyc.ts';
import { formatEuros } from '../../../contract/money.ts';
import { paymentLabel } from '../../../contract/payments.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import { reportStatusLabel } from '../../../contract/reports.ts';
import { withdrawalStatusLabel } from '../../../contract/withdrawals.ts';

const STYLE = `body{font:1.0625rem/1.6 'Source Sans 3',system-ui,sans-serif;max-width:46rem;margin:2.5rem auto;padding:0 1.25rem;color:#16243a;background:#faf8f4}
h1,h2,h3{line-height:1.25}h2{margin-top:2.5rem;border-top:1px solid #dcd6ca;padding-top:1.5rem}
dl{display:grid;grid-template-columns:minmax(9rem,14rem) 1fr;gap:.25rem 1rem;margin:.5rem 0 1.5rem}
dt{color:#55617a}dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}
a{color:#1f4b7a}.quiet{color:#55617a}@media(max-width:30rem){dl{display:block}dd{margin-bottom:.5rem}}`;

type Html = ReturnType<typeof html>;
type Fact = readonly [label: string, value: string | null | undefined];

const facts = (all: readonly Fact[]): Html => html`<dl>
  ${all
    .filter(([, value]) => value)
    .map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}
</dl>`;

const section = (title: string, items: readonly Html[], none: string): Html => html`
  <h2>${title}</h2>
  ${items.length === 0 ? html`<p class="quiet">${none}</p>` : items}`;

const yesNo = (value: boolean): string => (value ? 'Oui' : 'Non');

/** The readable part of an export: the same data in the order of a person's questions. */
export function summaryPage(data: PersonalData, files: readonly string[]): string {
  const { account, acceptedTerms } = data;
  const page = html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mes données</title>
        <style>${raw(STYLE)}</style>
      </head>
      <body>
        <h1>Tout ce qui est gardé sur vous</h1>
        <p>Copie du ${formatDateTime(data.exportedAt)} (RGPD, articles 15 et 20). Le fichier
        <a href="donnees.json">donnees.json</a> contient les mêmes données, et toutes les autres,
        sous une forme que d’autres programmes savent lire.</p>
        <h2>Votre compte</h2>
        ${facts([
          ['Nom complet', account.name],
          ['Adresse e-mail', account.email],
          ['Téléphone', account.phone],
          ['Adresse postale', account.address],
          ['Présentation', account.bio],
          ['Ouvert le', formatDate(account.createdAt)],
          ['Dernière connexion', account.lastLoginAt && formatDateTime(account.lastLoginAt)],
          ['E-mail confirmé', yesNo(account.isEmailVerified)],
          ['Compte vérifié', yesNo(account.verified)],
          [
            'Conditions acceptées',
            acceptedTerms.acceptedAt && formatDateTime(acceptedTerms.acceptedAt),
          ],
        ])}
        ${sections(data)}
        ${section(
          'Fichiers joints à cette copie',
          files.length === 0
            ? []
            : [
                html`<ul>${files.map(
                  (path) =>
                    html`<li><a href="${path.split('/').map(encodeURIComponent).join('/')}">${path}</a></li>`,
                )}</ul>`,
              ],
          'Aucun fichier.',
        )}
      </body>
    </html>`;
  return String(page);
}

const sections = (data: PersonalData): Html[] => [
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
    ['Statut', withdrawalStatusLabel(w.status)],
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
