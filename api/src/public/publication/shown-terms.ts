import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Transaction } from '@parade/db';
import { formatCalendarDay, parisDay } from '../../../contract/dates.ts';
import { oweToAll } from '../../people/notifications/owe.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { termsStanding } from './terms.ts';

interface Shown {
  words: string;
  text: string;
  updatedOn: string;
  effectiveOn: string;
}

const ATTRIBUTES = { words: 'words', updatedOn: 'updated-on', effectiveOn: 'effective-on' };

/** The terms of that standing in a built page; undefined where it shows none. */
function shownIn(page: string, standing: 'in_force' | 'announced'): Shown | undefined {
  const article = new RegExp(
    `<article([^>]*\\bdata-terms="${standing}"[^>]*)>([\\s\\S]*?)</article>`,
  ).exec(page);
  const [, tag = '', text = ''] = article ?? [];
  const said = (name: string) => new RegExp(`\\bdata-${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
  const { words, updatedOn, effectiveOn } = ATTRIBUTES;
  return article
    ? { text, words: said(words), updatedOn: said(updatedOn), effectiveOn: said(effectiveOn) }
    : undefined;
}

/**
 * Writes down the terms that visitors read from now on, and announces to everybody those that will
 * bind later. Of several processes that show the same publication one announces it.
 */
export async function keepTerms(services: Services, folder: string): Promise<void> {
  const page = await readFile(path.join(folder, 'cgu/index.html'), 'utf8');
  const inForce = shownIn(page, 'in_force');
  if (!inForce) return;
  const next = shownIn(page, 'announced');
  await work(services, SYSTEM, async (unit) => {
    await bind(unit, inForce, parisDay(services.now()));
    await announce(services, unit, next);
  });
}

const end = (trx: Transaction, id: string, at: string) =>
  trx
    .updateTable('terms_versions')
    .set({ standing: null, endedAt: at })
    .where('id', '=', id)
    .where('standing', 'is not', null)
    .executeTakeFirstOrThrow();

const insert = (
  trx: Transaction,
  shown: Shown,
  rest: {
    id: string;
    standing: 'in_force' | 'announced';
    announcedAt?: string;
    sendingId?: string;
  },
) =>
  trx
    .insertInto('terms_versions')
    .values({ announcedAt: null, endedAt: null, sendingId: null, ...shown, ...rest })
    .onConflict((c) => c.column('standing').doNothing())
    .executeTakeFirstOrThrow();

/** The first terms bind at once, later ones once their day has come; anything else changes nothing. */
async function bind({ trx, at }: UnitOfWork, shown: Shown, today: string): Promise<void> {
  const current = await termsStanding(trx, 'in_force');
  if (!current) {
    await insert(trx, shown, { id: newId(), standing: 'in_force' });
    return;
  }
  if (current.words === shown.words) return;
  const announced = await termsStanding(trx, 'announced');
  if (announced?.words !== shown.words || announced.effectiveOn > today) return;
  await end(trx, current.id, at);
  await trx
    .updateTable('terms_versions')
    .set({ standing: 'in_force', text: shown.text, updatedOn: shown.updatedOn })
    .where('id', '=', announced.id)
    .execute();
}

const CLOSING =
  'Si vous ne les acceptez pas, vous pouvez fermer votre compte avant cette date, sans frais, à la page «\u00a0Paramètres\u00a0». Un contrat déjà accepté garde son prix et son contenu.';

async function announce(services: Services, unit: UnitOfWork, next: Shown | undefined) {
  const { trx, at } = unit;
  const before = await termsStanding(trx, 'announced');
  if (before?.words === next?.words) return;
  if (before && (await end(trx, before.id, at)).numUpdatedRows === 0n) return;
  // Whoever has not got the earlier notice yet gets the one that takes its place.
  await trx
    .updateTable('notification_sendings')
    .set({ finishedAt: at })
    .where('id', '=', before?.sendingId ?? '')
    .where('finishedAt', 'is', null)
    .execute();
  if (next) {
    const [id, sendingId] = [newId(), newId()];
    const announced = { id, standing: 'announced', announcedAt: at, sendingId } as const;
    const { numInsertedOrUpdatedRows } = await insert(trx, next, announced);
    if (numInsertedOrUpdatedRows === 0n) return;
    const day = formatCalendarDay(next.effectiveOn);
    const instead = before ? 'Cette annonce remplace la précédente. ' : '';
    await oweToAll(services, unit, sendingId, {
      title: `Nos conditions changent le ${day}`,
      message: `${instead}De nouvelles conditions générales d’utilisation s’appliqueront à compter du ${day}. D’ici là, les conditions actuelles restent en vigueur. La page des conditions montre les deux textes. ${CLOSING}`,
    });
  } else if (before) {
    await oweToAll(services, unit, newId(), {
      title: 'Nos conditions ne changent pas',
      message: `Le changement de nos conditions générales d’utilisation annoncé pour le ${formatCalendarDay(before.effectiveOn)} est retiré. Les conditions actuelles restent en vigueur.`,
    });
  }
}
