import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { lockDatabase } from '@parade/db';
import { checkBooks } from '../../money/ledger/check-books.ts';
import { readBackup } from '../../platform/backup/read.ts';
import { restoreBackup } from '../../platform/backup/restore.ts';
import { someOf } from '../../platform/backup/some-of.ts';
import { existingKey } from '../../platform/files/encryption.ts';
import { databaseOf, openBlobs } from '../services.ts';
import type { Command } from './command.ts';
import { commandLog } from './on-instance.ts';
import { secondsSince } from './words.ts';

/** Reads the whole backup before it writes anything. */
export const restore: Command = {
  name: 'restore',
  about: 'restaure une sauvegarde dans un DATA_DIR ou une base vides, le serveur arrêté',
  args: [{ name: 'sauvegarde', about: 'son dossier' }],
  async run({ given, env: configuration, progress }) {
    const start = performance.now();
    const env = configuration();
    const backup = await readBackup(path.resolve(given.required('sauvegarde')), progress);
    const key = await existingKey(env.documentKey, env.dataDir);
    await mkdir(env.dataDir, { recursive: true, mode: 0o700 });
    const blobs = await openBlobs(env, commandLog(env));
    const letGo = lockDatabase(databaseOf(env));
    const problems = await restoreBackup(backup, {
      location: databaseOf(env),
      files: blobs('files'),
      key,
      scratch: env.dataDir,
      check: checkBooks,
      progress,
    }).finally(letGo);
    const { takenAt, files, missing } = backup.manifest;
    const gone = `Fichiers qui manquaient déjà lors de la sauvegarde\u00a0: ${someOf(missing)}`;
    return {
      lines: [
        `Restauré en ${secondsSince(start)} s\u00a0: tout comme à ${takenAt}, avec ${files} fichiers.`,
        ...(missing.length > 0 ? [gone] : []),
        'Chacun se connecte de nouveau, et les liens des anciens e-mails ne valent plus.',
        `Qui a effacé son compte après ${takenAt} est de retour\u00a0: effacez-le de nouveau avant d’ouvrir à qui que ce soit.`,
      ],
      // Where the books do not fit in the backup, it is restored all the same.
      problems:
        problems.length > 0 ? [`Les comptes ne tombent pas juste\u00a0: ${someOf(problems)}`] : [],
      data: { takenAt, files, missing: missing.length },
    };
  },
};
