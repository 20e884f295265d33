/** What a page is built of that shows a person their own data. */
import { html } from 'hono/html';
import { formatDateTime } from '../../contract/dates.ts';

export type Html = ReturnType<typeof html>;
export type Fact = readonly [label: string, value: string | null | undefined];

export const facts = (all: readonly Fact[]): Html => html`<dl>
  ${all
    .filter(([, value]) => value)
    .map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}
</dl>`;

export const section = (title: string, items: readonly Html[], none: string): Html => html`
  <h2>${title}</h2>
  ${items.length === 0 ? html`<p class="quiet">${none}</p>` : items}`;

export const yesNo = (value: boolean): string => (value ? 'Oui' : 'Non');
/** Nothing where there is none, instead of « Date inconnue ». */
export const moment = (instant: string | null): string | null => instant && formatDateTime(instant);
/** What somebody wrote, by whom and when, with what came with it. */
export const saidFact = (
  by: string,
  at: string,
  { message, documents }: { message: string; documents: readonly { name: string; note: string }[] },
): Fact => [
  `${by}, ${formatDateTime(at)}`,
  [message, documents.length > 0 && `Pièces jointes\u00a0:\n${names(documents)}`]
    .filter(Boolean)
    .join('\n\n'),
];
/** The names of files, which lie beside the page in `documents`, each with what it shows. */
export const names = (files: readonly { name: string; note: string }[]): string =>
  files.map(({ name, note }) => [name, note].filter(Boolean).join('\u00a0: ')).join('\n');
