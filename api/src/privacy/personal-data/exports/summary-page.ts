import { html, raw } from 'hono/html';
import { formatDateTime } from '../../../../contract/dates.ts';
import { type PersonalData, personalData } from '../../../../contract/personal-data.ts';
import type { PersonalPart } from '../../../platform/personal-data.ts';
import { section } from '../../../platform/personal-page.ts';

const STYLE = `body{font:1.0625rem/1.6 'Source Sans 3',system-ui,sans-serif;max-width:46rem;margin:2.5rem auto;padding:0 1.25rem;color:#16243a;background:#faf8f4}
h1,h2,h3{line-height:1.25}h2{margin-top:2.5rem;border-top:1px solid #dcd6ca;padding-top:1.5rem}
dl{display:grid;grid-template-columns:minmax(9rem,14rem) 1fr;gap:.25rem 1rem;margin:.5rem 0 1.5rem}
dt{color:#55617a}dd{margin:0;white-space:pre-line;overflow-wrap:anywhere}
a{color:#1f4b7a}.quiet{color:#55617a}@media(max-width:30rem){dl{display:block}dd{margin-bottom:.5rem}}`;

/** The readable part of an export: the same data in the order of a person's questions. */
export function summaryPage(
  parts: readonly PersonalPart[],
  data: PersonalData,
  files: readonly string[],
  lostFiles: readonly string[] = [],
): string {
  const shown = <Name extends keyof PersonalData>(name: Name) =>
    parts.map(({ page }) => page?.[name]?.(data[name], data));
  const names = Object.keys(personalData.shape) as (keyof PersonalData)[];
  const page = html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mes données</title>
        <style>${raw(STYLE)}</style>
      </head>
      <body>
        <h1>Les données que nous conservons sur vous</h1>
        <p>Copie du ${formatDateTime(data.exportedAt)} (RGPD, articles 15 et 20). Le fichier
        <a href="donnees.json">donnees.json</a> contient tout, sous une forme que d’autres programmes
        savent lire\u00a0: ce qui suit, et en plus le texte des conditions que vous avez acceptées et
        les détails techniques (identifiants, empreintes des fichiers, dates de modification,
        classements).</p>
        ${names.flatMap(shown)}
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
        ${
          lostFiles.length === 0
            ? ''
            : section(
                'Fichiers qui manquent dans cette copie',
                [
                  html`<p>Vous les aviez déposés, mais nous ne pouvons plus les lire\u00a0: leur
                  fichier a disparu ou est abîmé. L’équipe est prévenue. S’ils sont retrouvés,
                  demandez une nouvelle copie\u00a0; si vous les avez encore, gardez-les.</p>
                  <ul>${lostFiles.map((path) => html`<li>${path}</li>`)}</ul>`,
                ],
                '',
              )
        }
      </body>
    </html>`;
  return String(page);
}
