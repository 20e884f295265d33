import { html, raw } from 'hono/html';
import { formatDate, formatDateTime } from '../../../contract/dates.ts';
import type { PersonalData } from '../../../contract/personal-data.ts';
import { facts, section, sections } from './summary-sections.ts';

const STYLE = `body{font:1.0625rem/1.6 'Source Sans 3',system-ui,sans-serif;max-width:46rem;margin:2.5rem auto;padding:0 1.25rem;color:#16243a;background:#faf8f4}
h1,h2,h3{line-height:1.25}h2{margin-top:2.5rem;border-top:1px solid #dcd6ca;padding-top:1.5rem}
dl{display:grid;grid-template-columns:minmax(9rem,14rem) 1fr;gap:.25rem 1rem;margin:.5rem 0 1.5rem}
dt{color:#55617a}dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}
a{color:#1f4b7a}.quiet{color:#55617a}@media(max-width:30rem){dl{display:block}dd{margin-bottom:.5rem}}`;

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
