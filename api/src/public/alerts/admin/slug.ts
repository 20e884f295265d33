import { randomBytes } from 'node:crypto';
import type { Transaction } from '@parade/db';
import { fold } from '../../../../contract/text.ts';

const MAX = 80;

/** `L’Œuvre à 20 €` → `l-oeuvre-a-20`; whole words, up to 80 characters. */
export function slugOf(title: string): string {
  const words = fold(title.replace(/œ/gi, 'oe').replace(/æ/gi, 'ae'))
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let slug = '';
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, MAX);
    if (longer.length > MAX) break;
    slug = longer;
  }
  return slug || 'alerte';
}

/** The address of an alert's page, that no other alert has. */
export async function freeSlug(trx: Transaction, title: string, ownId?: string): Promise<string> {
  const slug = slugOf(title);
  const taken = await trx
    .selectFrom('alerts')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', ownId ?? '')
    .executeTakeFirst();
  return taken ? `${slug}-${randomBytes(4).toString('hex')}` : slug;
}
