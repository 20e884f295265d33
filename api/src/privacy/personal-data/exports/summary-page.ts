import { html, raw } from 'hono/html';
import { formatDate, formatDateTime } from '../../../../contract/dates.ts';
import { kycStatusLabel } from '../../../../contract/kyc.ts';
import type { PersonalData } from '../../../../contract/personal-data.ts';
import { facts, moment, section, yesNo } from './summary-parts.ts';
import { sections } from './summary-sections.ts';

const STYLE = `body{font:1.0625rem/1.6 'Source Sans 3',system-ui,sans-serif;max-width:46rem;margin:2.5rem auto;padding:0 1.25rem;color:#16243a;background:#faf8f4}
h1,h2,h3{line-height:1.25}h2{margin-top:2.5rem;border-top:1px solid #dcd6ca;padding-top:1.5rem}
dl{display:grid;grid-template-columns:minmax(9rem,14rem) 1fr;gap:.25rem 1rem;margin:.5rem 0 1.5rem}
dt{color:#55617a}dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}
a{color:#1f4b7a}.quiet{color:#55617a}@media(max-width:30rem){dl{display:block}dd{margin-bottom:.5rem}}`;

const STATUSES: Readonly<Record<PersonalData['account']['status'], string>> = {
  active: 'Ouvert',
  inactive: 'Inactif',
  blocked: 'Bloqué',
  disabled: 'Désactivé',
  deleted: 'Supprimé',
};

/** As the settings page names them. */
const chosen = ({ preferences: p }: PersonalData['account']): string =>
  [
    `Notifications par e-mail\u00a0: ${yesNo(p.emailAlerts)}`,
    `Alertes par SMS\u00a0: ${yesNo(p.smsAlerts)}`,
    `Notifications push\u00a0: ${yesNo(p.notifications)}`,
    `Suivi de mes signalements\u00a0: ${yesNo(p.reportUpdates)}`,
    `E-mails promotionnels\u00a0: ${yesNo(p.marketingEmails)}`,
  ].join('\n');

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
        <h1>Ce qui est gardé sur vous</h1>
        <p>Copie du ${formatDateTime(data.exportedAt)} (RGPD, articles 15 et 20). Le fichier
        <a href="donnees.json">donnees.json</a> contient tout, sous une forme que d’autres programmes
        savent lire\u00a0: ce qui suit, et en plus le texte des conditions que vous avez acceptées et
        les détails techniques (identifiants, empreintes des fichiers, dates de modification,
        classements).</p>
        <h2>Votre compte</h2>
        ${facts([
          ['Nom complet', account.name],
          ['Adresse e-mail', account.email],
          ['Téléphone', account.phone],
          ['Adresse postale', account.address],
          ['Présentation', account.bio],
          ['Photo', account.avatar && 'Jointe à cette copie'],
          ['Ouvert le', formatDate(account.createdAt)],
          ['Dernière connexion', moment(account.lastLoginAt)],
          ['État', STATUSES[account.status]],
          ['État changé le', moment(account.statusUpdatedAt)],
          ['Désactivé le', moment(account.deletedAt)],
          ['Rouvert le', moment(account.reactivatedAt)],
          ['E-mail confirmé', yesNo(account.isEmailVerified)],
          ['Compte vérifié', yesNo(account.verified)],
          ['Vérification changée le', moment(account.verifiedAt)],
          ['Identité', kycStatusLabel(account.kycStatus)],
          ['Majorité déclarée le', moment(account.adultDeclaredAt)],
          ['Conditions acceptées', moment(acceptedTerms.acceptedAt)],
          ['Version des conditions', acceptedTerms.version],
          ['Préférences', chosen(account)],
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
