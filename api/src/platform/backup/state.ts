import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const stateShape = z.object({
  /** ISO-8601 UTC: the instant of the newest whole backup; null where none was made here. */
  takenAt: z.iso.datetime().nullable(),
  /** ISO-8601 UTC: when a restore was last rehearsed to its end. */
  rehearsedAt: z.iso.datetime().nullable(),
  /** Whether the last backup, or its rehearsal, could not be ended. */
  failed: z.boolean(),
  /** How many files the newest backup found gone. */
  missing: z.int().min(0),
});

/** How backups stand: the command writes it, the server shows it as metrics. */
export type BackupState = z.infer<typeof stateShape>;

const NEVER: BackupState = { takenAt: null, rehearsedAt: null, failed: false, missing: 0 };

const fileIn = (dataDir: string) => path.join(dataDir, 'backup-state.json');

/** What was last written; as if there never was a backup where that cannot be read. */
export async function readBackupState(dataDir: string): Promise<BackupState> {
  try {
    return stateShape.parse(JSON.parse(await readFile(fileIn(dataDir), 'utf8')));
  } catch {
    return NEVER;
  }
}

/** Keeps what is not named. Whoever reads meanwhile finds the one or the other. */
export async function noteBackupState(
  dataDir: string,
  changes: Partial<BackupState>,
): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const partial = `${fileIn(dataDir)}.partial`;
  const state = { ...(await readBackupState(dataDir)), ...changes };
  await writeFile(partial, `${JSON.stringify(state)}\n`, { mode: 0o600 });
  await rename(partial, fileIn(dataDir));
}
