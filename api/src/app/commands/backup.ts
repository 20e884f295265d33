import path from 'node:path';
import { checkBooks } from '../../money/ledger/check-books.ts';
import { runBackup } from '../../platform/backup/run.ts';
import { someOf } from '../../platform/backup/some-of.ts';
import { existingKey } from '../../platform/files/encryption.ts';
import { requireKeyOf, requireKeyOfSealed } from '../../platform/files/key-check.ts';
import { withReadOnly } from '../read-only.ts';
import { openBlobs } from '../services.ts';
import type { Command } from './command.ts';
import { commandLog } from './on-instance.ts';
import { secondsSince } from './words.ts';

export const backup: Command = {
  name: 'backup',
  about: 'sauvegarde la base et les fichiers, pendant que le serveur tourne',
  args: [{ name: 'dossier', about: 'où la mettre (backups)', isOptional: true }],
  options: [{ name: 'verify', about: 'répète sa restauration à côté, jusqu’au bout' }],
  async run({ given, env: configuration, now, progress }) {
    const env = configuration();
    const key = await existingKey(env.documentKey, env.dataDir);
    if (!key) {
      throw new Error(
        `Il n’y a rien à sauvegarder dans ${env.dataDir}\u00a0: dites où avec DATA_DIR.`,
      );
    }
    const files = (await openBlobs(env, commandLog(env)))('files');
    const start = performance.now();
    const isVerified = given.is('verify');
    const { folder, manifest } = await withReadOnly(env, async (db) => {
      // A wrong key would be written into the backup, which the right one could not restore then.
      await requireKeyOfSealed(db, key);
      await requireKeyOf(files, key);
      // A journal keeps what a night's backup says: nothing where all goes well.
      const shown = process.stderr.isTTY ? progress : undefined;
      return runBackup(
        { db, files, key, now, progress: shown },
        {
          folder: path.resolve(given.text('dossier') ?? 'backups'),
          dataDir: env.dataDir,
          rehearse: isVerified ? checkBooks : undefined,
        },
      );
    });
    const { missing, takenAt, files: count } = manifest;
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return {
      lines: [
        folder,
        `${rows} lignes et ${count} fichiers, en ${secondsSince(start)} s.`,
        ...(isVerified ? ['Restauration répétée jusqu’au bout\u00a0: tout y est.'] : []),
        'La clé des documents n’y est pas\u00a0: gardez-la ailleurs, sans elle rien ne s’ouvre.',
      ],
      problems:
        missing.length > 0
          ? [`Fichiers que la base nomme et qui n’y sont plus\u00a0: ${someOf(missing)}`]
          : [],
      data: { folder, takenAt, rows, files: count, missing: missing.length, verified: isVerified },
    };
  },
};
