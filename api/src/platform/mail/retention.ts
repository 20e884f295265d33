import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Services } from '../context.ts';
import { ifMissing } from '../files/on-disk.ts';
import { mailFolder } from './transport.ts';

/** Removes what is left of mails that were sent or given up before an instant, the files too. */
export async function removeOldMails({ db, env }: Services, before: Date): Promise<void> {
  const at = before.toISOString();
  await db
    .deleteFrom('mail_outbox')
    .where((w) => w.or([w('sentAt', '<', at), w('failedAt', '<', at)]))
    .execute();

  const folder = mailFolder(env);
  for (const name of await readdir(folder).catch(ifMissing([]))) {
    const file = path.join(folder, name);
    // A file may have been removed with its account meanwhile.
    const state = await stat(file).catch(ifMissing(null));
    if (state && state.mtime < before) await rm(file, { force: true });
  }
}
