import { createHash } from 'node:crypto';
import path from 'node:path';
import { folderBlobs } from '../files/blobs.ts';
import { blobsOf, fileStore } from '../files/store.ts';
import { PARTS } from './manifest.ts';
import { type Preparation, type Prepared, withPrepared } from './prepare.ts';
import { type Backup, readBackup } from './read.ts';

/**
 * Restores a backup as far as that goes without a place of its own: it is read to its last byte,
 * its database is prepared in the scratch folder as for a restore, and every document is opened
 * with the key and compared with its row. Throws one sentence where anything would keep somebody
 * from restoring it whole.
 */
export async function rehearseRestore(folder: string, preparation: Preparation): Promise<void> {
  const backup = await readBackup(folder, preparation.progress);
  await withPrepared(backup, preparation, async (prepared) => {
    const [problem] = prepared.problems;
    if (problem) {
      throw new Error(`Les comptes ne tombent pas juste dans la sauvegarde\u00a0: ${problem}`);
    }
    await openDocuments(backup, prepared, preparation);
  });
}

/** What was gone when the backup was made is told by the backup. */
async function openDocuments(
  { folder, manifest }: Backup,
  { db, key }: Prepared,
  { progress }: Preparation,
): Promise<void> {
  const store = fileStore(folderBlobs(path.join(folder, PARTS.files)), key);
  const missing = new Set(manifest.missing);
  const documents = await db
    .selectFrom('documents')
    .select(['id', 'hasCopy', 'sha256'])
    .orderBy('id')
    .execute();
  for (const [nth, document] of documents.entries()) {
    for (const name of blobsOf(document)) {
      if (missing.has(name)) continue;
      const variant = name.endsWith('.copy') ? 'copy' : 'original';
      const hash = createHash('sha256');
      try {
        const { bytes } = await store.stream(document.id, variant);
        for await (const chunk of bytes) hash.update(chunk as Buffer);
      } catch (cause) {
        throw new Error(`${name} ne s’ouvre pas avec la clé.`, { cause });
      }
      if (variant === 'original' && hash.digest('hex') !== document.sha256) {
        throw new Error(`${name} n’est pas le fichier que la base connaît.`);
      }
    }
    progress?.('Ouverture des documents', nth + 1, documents.length);
  }
}
