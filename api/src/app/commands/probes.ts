/** What `parade doctor` looks at. A new probe is one entry; nothing of it may write. */
import { statfs } from 'node:fs/promises';
import type { Db } from '@parade/db';
import { wholeTeam } from '../../people/staff/members.ts';
import { readBackupState } from '../../platform/backup/state.ts';
import { ahead, REFUSED, TOLD } from '../../platform/clocks.ts';
import type { Env } from '../../platform/env.ts';
import { existingKey } from '../../platform/files/encryption.ts';
import { KEY_CHECK, refuseOtherKey, requireKeyOfSealed } from '../../platform/files/key-check.ts';
import { isMissing } from '../../platform/files/on-disk.ts';
import { readJobNotes } from '../../platform/job-notes.ts';
import { describeFailure } from '../../platform/mail/retries.ts';
import { greetMailServer } from '../../platform/mail/transport.ts';
import { standingOf } from '../../platform/metrics/standing.ts';
import { listedBlocklists } from '../../public/blocklists/queries.ts';
import { publicationStatusOf } from '../../public/publication/status.ts';
import { openBlobs } from '../services.ts';
import { commandLog } from './on-instance.ts';
import { isServerReady } from './server-ready.ts';
import { counted, when } from './words.ts';

export interface Finding {
  state: 'ok' | 'warn' | 'fail';
  /** What is so, a French sentence. */
  says: string;
  /** What to do about it. */
  todo?: string;
}

export interface Patient {
  env: Env;
  now(): Date;
}

/** What throws is a failure, with its sentence. */
export interface Probe<Of> {
  name: string;
  run(of: Of): Promise<Finding>;
}

const ok = (says: string): Finding => ({ state: 'ok', says });
const warn = (says: string, todo: string): Finding => ({ state: 'warn', says, todo });
const fail = (says: string, todo: string): Finding => ({ state: 'fail', says, todo });

const DAY = 24 * 3_600_000;
/** A night's backup that is late by two hours. */
const BACKUP_AGE = DAY + 2 * 3_600_000;
/** Lists of fraud are renewed every day or week. */
const LIST_AGE = 30 * DAY;
/** A publication takes seconds. */
const PUBLICATION_AGE = 10 * 60_000;
/** Without so much room nothing can be stored, in bytes. */
const LEAST_ROOM = 100_000_000;

const olderThan = (age: number, instant: string, { now }: Patient) =>
  now().getTime() - Date.parse(instant) > age;

const isLocal = ({ publicUrl }: Env) => /^(localhost|127\.|\[::1\])/.test(publicUrl.hostname);

/** What needs no database. */
export const OUTSIDE: readonly Probe<Patient>[] = [
  {
    name: 'configuration',
    async run({ env }) {
      if (isLocal(env)) {
        return warn(
          `Les liens des e-mails mènent à ${env.publicUrl.origin}.`,
          'Mettez l’adresse publique dans PUBLIC_URL.',
        );
      }
      if (env.publicUrl.protocol === 'http:') {
        return warn(
          'PUBLIC_URL est en http\u00a0: les cookies passent en clair.',
          'Passez en https.',
        );
      }
      if (env.trustProxy === 0) {
        return warn(
          'TRUST_PROXY est à 0\u00a0: derrière un proxy, tout le monde compte pour une adresse.',
          'Mettez le nombre de proxys qui écrivent X-Forwarded-For.',
        );
      }
      return ok('La configuration se lit.');
    },
  },
  {
    name: 'server',
    run: async ({ env }) =>
      (await isServerReady(env))
        ? ok('Le serveur est prêt.')
        : warn(
            `Aucun serveur n’est prêt sur le port ${env.port}.`,
            'S’il devrait tourner\u00a0: journalctl -u parade dit pourquoi.',
          ),
  },
  {
    name: 'disk',
    async run({ env }) {
      const { bavail, bsize } = await statfs(env.dataDir);
      const free = bavail * bsize;
      const says = `${(free / 1e9).toFixed(1)} Go libres dans ${env.dataDir}.`;
      const todo = 'Faites de la place\u00a0: vieilles sauvegardes, journalctl --vacuum-size.';
      if (free < LEAST_ROOM) return fail(says, todo);
      if (free < env.uploadFreeBytes) return warn(`${says} Les envois sont refusés.`, todo);
      return ok(says);
    },
  },
  {
    name: 'store',
    async run({ env }) {
      const blobs = (await openBlobs(env, commandLog(env)))('files');
      await blobs.size(KEY_CHECK).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
      return ok(env.s3 ? 'Le stockage S3 répond.' : 'Les fichiers sont dans DATA_DIR.');
    },
  },
  {
    name: 'mail',
    async run({ env }) {
      if (!env.smtpUrl) {
        return warn(
          'Aucun e-mail ne part\u00a0: ils deviennent des fichiers de DATA_DIR/mail.',
          'Mettez le serveur de messagerie dans SMTP_URL.',
        );
      }
      const refusal = await greetMailServer(env.smtpUrl).then(() => null, describeFailure);
      return refusal === null
        ? ok('Le serveur de messagerie répond.')
        : fail(
            `Le serveur de messagerie ne veut pas de nous (${refusal}).`,
            'Vérifiez SMTP_URL, puis parade mail test.',
          );
    },
  },
  {
    name: 'backup',
    async run(patient) {
      const { takenAt, rehearsedAt, failed, missing } = await readBackupState(patient.env.dataDir);
      const todo = 'parade backup --verify\u00a0; le minuteur parade-backup le fait chaque nuit.';
      if (failed) return fail('La dernière sauvegarde ou sa répétition a échoué.', todo);
      if (!takenAt) return warn('Aucune sauvegarde n’a été faite ici.', todo);
      const says = `Dernière sauvegarde\u00a0: ${when(takenAt)}.`;
      if (olderThan(BACKUP_AGE, takenAt, patient)) return fail(says, todo);
      if (missing > 0) return fail(`${says} Il y manque des fichiers.`, 'parade files verify');
      return rehearsedAt ? ok(says) : warn(`${says} Sa restauration n’a pas été répétée.`, todo);
    },
  },
  {
    name: 'jobs',
    async run({ env }) {
      const notes = await readJobNotes(env.dataDir);
      const failing = Object.entries(notes?.jobs ?? {}).filter(([, { problem }]) => problem);
      if (failing.length === 0) return ok('Aucune tâche n’a échoué la dernière fois.');
      const names = failing.map(([name]) => name).join(', ');
      return fail(`Ont échoué la dernière fois\u00a0: ${names}.`, 'parade jobs dit pourquoi.');
    },
  },
];

export interface Opened extends Patient {
  db: Db;
}

/** What is asked of the database. */
export const INSIDE: readonly Probe<Opened>[] = [
  {
    name: 'clocks',
    async run(patient) {
      const ms = await ahead(patient);
      const seconds = (Math.abs(ms) / 1000).toFixed(1);
      const side = ms > 0 ? 'en avance' : 'en retard';
      const says = `L’horloge est ${side} de ${seconds} s sur celle de la base.`;
      const todo = 'timedatectl set-ntp true, sur les deux machines.';
      if (Math.abs(ms) > REFUSED) return fail(says, `${todo} Redémarrez ensuite.`);
      return Math.abs(ms) > TOLD ? warn(says, todo) : ok('L’horloge est juste.');
    },
  },
  {
    name: 'key',
    async run({ env, db }) {
      const todo = 'Remettez le DOCUMENT_KEY ou le document.key d’avant.';
      const key = await existingKey(env.documentKey, env.dataDir);
      if (!key) return fail('La clé des documents n’est pas là.', todo);
      const blobs = (await openBlobs(env, commandLog(env)))('files');
      const isRight = await Promise.all([requireKeyOfSealed(db, key), refuseOtherKey(blobs, key)])
        .then(() => true)
        .catch((error: unknown) => {
          if (error instanceof Error && error.message.startsWith('The document key')) return false;
          throw error;
        });
      if (!isRight) return fail('La clé des documents n’ouvre pas ce qui est chiffré.', todo);
      return ok('La clé ouvre ce qui est chiffré.');
    },
  },
  {
    name: 'team',
    async run({ db }) {
      const team = await wholeTeam(db);
      const active = team.filter(({ status }) => status === 'active');
      if (team.length === 0) {
        return warn('Personne n’est encore dans l’équipe.', 'parade staff create-first');
      }
      const bare = active.filter(({ totpEnabled }) => !totpEnabled).length;
      const says = `${counted(active.length, 'personne')} dans l’équipe.`;
      return bare === 0
        ? ok(says)
        : warn(
            `${says} Sans double authentification\u00a0: ${bare}.`,
            'Chacun l’active dans le back-office.',
          );
    },
  },
  {
    name: 'mails-waiting',
    async run(patient) {
      const { mailsFailed, oldestMailSeconds } = await standingOf(patient);
      if (mailsFailed > 0) {
        return warn(
          `${counted(mailsFailed, 'e-mail abandonné', 'e-mails abandonnés')} ces trente derniers jours.`,
          'parade mail list dit pourquoi.',
        );
      }
      if (oldestMailSeconds > 3600) {
        return warn('Un e-mail attend depuis plus d’une heure.', 'parade mail list dit pourquoi.');
      }
      return ok('Aucun e-mail n’est en retard.');
    },
  },
  {
    name: 'documents',
    async run(patient) {
      const { documentsLost } = await standingOf(patient);
      return documentsLost === 0
        ? ok('Aucun document perdu n’est connu.')
        : fail(
            `${counted(documentsLost, 'document perdu ou abîmé', 'documents perdus ou abîmés')}.`,
            'parade files verify les nomme.',
          );
    },
  },
  {
    name: 'lists',
    async run(patient) {
      const lists = await listedBlocklists(patient.db);
      const old = lists.filter(({ importedAt }) => olderThan(LIST_AGE, importedAt, patient));
      if (old.length === 0)
        return ok(`${counted(lists.length, 'liste publique', 'listes publiques')}.`);
      const names = old.map(({ name }) => name).join(', ');
      return warn(`Pas rafraîchies depuis un mois\u00a0: ${names}.`, 'parade lists import');
    },
  },
  {
    name: 'publication',
    async run(patient) {
      const { recent, current } = await publicationStatusOf(patient);
      const [newest] = recent;
      if (!newest) return warn('Rien n’a encore été publié.', '«\u00a0Paramètres du site\u00a0»');
      if (newest.state === 'failed') {
        return fail(
          'La dernière publication a échoué.',
          '«\u00a0Paramètres du site\u00a0» dit pourquoi.',
        );
      }
      const waits = newest.state !== 'published';
      if (waits && olderThan(PUBLICATION_AGE, newest.requestedAt, patient)) {
        return warn(
          `Une publication attend depuis ${when(newest.requestedAt)}.`,
          'journalctl -u parade',
        );
      }
      return ok(`En ligne depuis ${when(current?.finishedAt)}.`);
    },
  },
];
