import type { Transaction } from '@parade/db';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { formatDateTime } from '../../../contract/dates.ts';
import { datedSince } from '../../../contract/legal-pages.ts';
import { isDemonstration } from '../../../contract/site-settings.ts';
import type { HonoEnv, Services } from '../../platform/context.ts';
import { orRefuse } from '../../platform/errors.ts';
import { answerHeader, stylePolicy } from '../../platform/http/security.ts';
import { firstShownOn } from '../../platform/settings/first-shown.ts';
import { currentSettings } from '../../platform/settings/read.ts';

const STYLE = `body{font:1.125rem/1.6 'Source Sans 3',system-ui,sans-serif;max-width:42rem;margin:2.5rem auto;padding:0 1.25rem;color:#16243a;background:#faf8f4}
h1,h2,h3{line-height:1.25}a{color:#1f4b7a}dt{font-weight:600}.quiet{color:#5a6473}`;
const POLICY = stylePolicy(STYLE);

/**
 * The terms as a person accepted them, as a page to read, print and keep
 * (code civil, 1127-1: the words of the contract stay within reach).
 * `not_found` where no text was kept.
 */
export async function acceptedTermsPage(c: Context<HonoEnv>, userId: string) {
  const row = await c.var.services.db
    .selectFrom('users')
    .innerJoin('legal_texts', 'legal_texts.id', 'users.termsTextId')
    .select(['users.termsAcceptedAt', 'legal_texts.text'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow(orRefuse('not_found'));
  answerHeader(c, 'content-security-policy', POLICY);
  return c.html(html`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Conditions acceptées</title>
        <style>${raw(STYLE)}</style>
      </head>
      <body>
        <main>
        <h1>Conditions générales d’utilisation</h1>
        <p class="quiet">Telles qu’elles ont été acceptées le ${formatDateTime(row.termsAcceptedAt)}.</p>
        ${raw(row.text)}
        </main>
      </body>
    </html>`);
}

/** The id of the terms that are shown now; null where no page was ever served from here. */
async function shownTerms(trx: Transaction): Promise<string | null> {
  const row = await trx
    .selectFrom('legal_texts')
    .select('id')
    .where('page', '=', 'cgu')
    .orderBy('lastShownAt', 'desc')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The day since which the terms of an open platform bind; null where none were shown yet. */
async function termsSince(trx: Transaction): Promise<string | null> {
  const row = await trx
    .selectFrom('terms_versions')
    .select('effectiveOn')
    .where('standing', '=', 'in_force')
    .executeTakeFirst();
  return row?.effectiveOn ?? null;
}

/** What somebody accepts now: the day from which the terms apply, and their words where they were shown from here. */
export async function termsNow({ env, now }: Services, trx: Transaction) {
  const settings = await currentSettings(trx);
  // Of a demonstration that an outside host shows, the words were never seen here.
  const isSeen = !env.sitePublishHook || !isDemonstration(settings);
  const firstDay = await firstShownOn(trx, now());
  return {
    version: (await termsSince(trx)) ?? datedSince(settings.legalPages, firstDay).cgu.effectiveDate,
    textId: isSeen ? await shownTerms(trx) : null,
  };
}
