import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  type CopiedTable,
  type Db,
  faultsOf,
  fingerprints,
  migrate,
  openDatabase,
} from '@parade/db';
import { fingerprintOf } from '../files/encryption.ts';
import type { Progress } from '../progress.ts';
import { sealerOf } from '../sealing.ts';
import { PARTS } from './manifest.ts';
import type { Backup } from './read.ts';

/** What a restore and its rehearsal need besides the backup. */
export interface Preparation {
  /** Null where there is none yet. */
  key: Buffer | null;
  /** A folder for the copy of the database that is brought up to date; emptied afterwards. */
  scratch: string;
  /** What does not fit in what the rows say, one line each. */
  check(db: Db): Promise<string[]>;
  progress?: Progress | undefined;
}

/** The backup's database, brought up to date and sound; `problems` is what `check` found in it. */
export interface Prepared {
  db: Db;
  file: string;
  key: Buffer;
  problems: string[];
}

const PREFIX = 'restore-';

/**
 * Runs `use` with a copy of the backup's database: every table compared with the manifest, the
 * schema brought up to date, pages, indexes and foreign keys checked. What an earlier run left in
 * the folder when it was killed goes first, this one's at the end. Throws one sentence where the
 * key is another one or something is not as it was.
 */
export async function withPrepared<Result>(
  backup: Backup,
  { key: given, scratch, check, progress = () => {} }: Preparation,
  use: (prepared: Prepared) => Promise<Result>,
): Promise<Result> {
  const key = requireSameKey(backup, given);
  await removeLeftOvers(scratch);
  const folder = await mkdtemp(path.join(scratch, PREFIX));
  const file = path.join(folder, PARTS.database);
  try {
    // A copy is opened: opening the file itself would change what its hash was taken of.
    await copyFile(path.join(backup.folder, PARTS.database), file);
    const db = openDatabase({ file });
    try {
      const hear = (done: number, total: number) => progress('Contrôle des tables', done, total);
      requireSameTables(backup, await fingerprints(db, hear));
      await migrate(db, sealerOf(key));
      const [fault] = await faultsOf(db);
      if (fault) throw new Error(`La base de la sauvegarde est abîmée\u00a0: ${fault}`);
      progress('Contrôle de la base', 1, 1);
      return await use({ db, file, key, problems: await check(db) });
    } finally {
      await db.destroy();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeLeftOvers(scratch: string): Promise<void> {
  for (const name of await readdir(scratch)) {
    if (name.startsWith(PREFIX)) await rm(path.join(scratch, name), { recursive: true });
  }
}

function requireSameKey({ manifest }: Backup, key: Buffer | null): Buffer {
  if (!key) {
    throw new Error(
      'La clé des documents n’est pas là\u00a0: donnez DOCUMENT_KEY, ou mettez document.key dans le dossier des données. Rien n’a été restauré.',
    );
  }
  if (fingerprintOf(key) !== manifest.keyFingerprint) {
    throw new Error(
      'La clé des documents n’est pas celle de cette sauvegarde. Rien n’a été restauré.',
    );
  }
  return key;
}

function requireSameTables({ manifest }: Backup, found: readonly CopiedTable[]): void {
  const byName = new Map(found.map((table) => [table.name, table]));
  for (const { name, rows, sha256 } of manifest.tables) {
    const table = byName.get(name);
    if (table?.rows === rows && table.sha256 === sha256) continue;
    throw new Error(
      `La table ${name} n’est plus telle que lors de la sauvegarde\u00a0: rien n’a été restauré.`,
    );
  }
}
