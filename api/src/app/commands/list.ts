/** Everything that `parade` can do, in the order of its help. A new command is one line. */
import { backup } from './backup.ts';
import type { Command } from './command.ts';
import { databaseCopy, migrate } from './database.ts';
import { doctor } from './doctor.ts';
import { erase } from './erase.ts';
import { filesCopy, filesVerify } from './files.ts';
import { forgetSealed } from './forget-sealed.ts';
import { jobs } from './jobs.ts';
import { ledgerReconcile, ledgerVerify } from './ledger.ts';
import { limitsLift } from './limits.ts';
import { lists } from './lists.ts';
import { listsImport } from './lists-import.ts';
import { mailDrop, mailList, mailRetry, mailTest } from './mail.ts';
import { releaseNotes } from './release.ts';
import { restore } from './restore.ts';
import { staffCreateFirst, staffInvite, staffList, staffRemoveTotp, staffReset } from './staff.ts';
import { status } from './status.ts';
import { verify } from './verify.ts';

export const COMMANDS: readonly Command[] = [
  status,
  doctor,
  jobs,
  staffList,
  staffInvite,
  staffReset,
  staffRemoveTotp,
  staffCreateFirst,
  limitsLift,
  mailTest,
  mailList,
  mailRetry,
  mailDrop,
  // The command itself before what stands below it.
  lists,
  listsImport,
  backup,
  restore,
  verify,
  ledgerVerify,
  ledgerReconcile,
  filesVerify,
  filesCopy,
  migrate,
  databaseCopy,
  erase,
  forgetSealed,
  releaseNotes,
];

/** What the first words of several commands are about. */
export const GROUPS: Readonly<Record<string, string>> = {
  staff: 'l’équipe\u00a0: qui en est, renvoyer une invitation, rouvrir une porte',
  limits: 'ce qui fait attendre après trop d’essais',
  mail: 'les e-mails\u00a0: un essai, ceux qui n’ont pas pu partir',
  ledger: 'le grand livre',
  files: 'les documents',
  db: 'passer de SQLite à PostgreSQL',
  release: 'cette version',
};
