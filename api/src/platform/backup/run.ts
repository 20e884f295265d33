import type { Db } from '@parade/db';
import { type BackupSource, type MadeBackup, makeBackup } from './make.ts';
import { rehearseRestore } from './rehearse.ts';
import { noteBackupState } from './state.ts';

export interface BackupRun {
  /** In which the backup gets a folder of its own. */
  folder: string;
  /** Where the server reads how backups stand. */
  dataDir: string;
  /** What finds problems in the rows; the restore is rehearsed where it is named. */
  rehearse?: ((db: Db) => Promise<string[]>) | undefined;
}

/**
 * Makes a backup, rehearses its restore where that is asked for, and notes both for the server's
 * metrics. A backup whose rehearsal fails stays. Throws what stopped it.
 */
export async function runBackup(
  source: BackupSource,
  { folder, dataDir, rehearse }: BackupRun,
): Promise<MadeBackup> {
  try {
    const made = await makeBackup(source, folder);
    const { takenAt, missing } = made.manifest;
    await noteBackupState(dataDir, { takenAt, missing: missing.length });
    if (rehearse) {
      const { key, progress } = source;
      // Beside the backup: where it had room, its database has it once more.
      await rehearseRestore(made.folder, { key, scratch: folder, check: rehearse, progress });
      await noteBackupState(dataDir, { rehearsedAt: source.now().toISOString() });
    }
    await noteBackupState(dataDir, { failed: false });
    return made;
  } catch (error) {
    // What stopped the backup may keep this from being written, too.
    await noteBackupState(dataDir, { failed: true }).catch(() => {});
    throw error;
  }
}
