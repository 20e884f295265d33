import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from '@parade/db';
import { sha256 } from '../../platform/ids.ts';

/** The pages whose text somebody accepts. */
const ACCEPTED = ['cgu'] as const;

/** Keeps the texts that visitors read from now on, so that what somebody accepts can be shown to them later. */
export async function keepLegalTexts(db: Db, folder: string, at: string): Promise<void> {
  for (const page of ACCEPTED) {
    const html = await readFile(path.join(folder, page, 'index.html'), 'utf8');
    const [, text] = /<article[^>]*>([\s\S]*?)<\/article>/.exec(html) ?? [];
    if (!text) throw new Error(`/${page} holds no text that could be kept`);
    await db
      .insertInto('legal_texts')
      .values({ id: sha256(`${page}\n${text}`), page, text, firstShownAt: at, lastShownAt: at })
      .onConflict((c) => c.column('id').doUpdateSet({ lastShownAt: at }))
      .execute();
  }
}
