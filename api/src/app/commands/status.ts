import { statfs } from 'node:fs/promises';
import { knownMigrations } from '@parade/db';
import { readBackupState } from '../../platform/backup/state.ts';
import { standingOf } from '../../platform/metrics/standing.ts';
import { withReadOnly } from '../read-only.ts';
import type { Command } from './command.ts';
import { currentRelease } from './release.ts';
import { isServerReady } from './server-ready.ts';
import { columns, number, when } from './words.ts';

const GIGABYTE = 1e9;

export const status: Command = {
  name: 'status',
  about:
    'dit où en est tout\u00a0: le serveur, la base, les e-mails, la publication, les sauvegardes',
  async run({ env: configuration, now }) {
    const env = configuration();
    const { version, commit } = await currentRelease();
    const standing = await withReadOnly(env, (db) => standingOf({ db, now }));
    const backups = await readBackupState(env.dataDir);
    const disk = await statfs(env.dataDir);
    const free = disk.bavail * disk.bsize;
    const ready = await isServerReady(env);
    const schema = knownMigrations().at(-1) ?? '';
    const kind = env.databaseUrl ? 'PostgreSQL' : 'SQLite';
    const { mailsWaiting, mailsFailed, publicationFailed, documentsLost } = standing;
    return {
      lines: columns([
        ['Version', commit ? `${version} (${commit.slice(0, 12)})` : version],
        ['Serveur', ready ? 'prêt' : `ne répond pas sur le port ${env.port}`],
        ['Base', `${kind}, ${schema}`],
        ['Données', `${env.dataDir}, ${(free / GIGABYTE).toFixed(1)} Go libres`],
        ['E-mails', `${number(mailsWaiting)} en attente, ${number(mailsFailed)} abandonnés`],
        ['Publication', publicationFailed ? 'la dernière a échoué' : 'en ordre'],
        ['Documents perdus', number(documentsLost)],
        ['Sauvegarde', when(backups.takenAt)],
        ['Restauration', `répétée ${when(backups.rehearsedAt)}`],
      ]),
      data: {
        ...{ version, commit, ready, database: kind, schema, freeBytes: free },
        ...{ mailsWaiting, mailsFailed, documentsLost, publicationFailed: publicationFailed === 1 },
        ...{ backupAt: backups.takenAt, rehearsedAt: backups.rehearsedAt },
      },
    };
  },
};
