import { open } from 'node:fs/promises';

/** Whether a file or folder is not there, of which folders and stores speak alike. */
export const isMissing = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'ENOENT';

/** For `.catch()`: `value` where something is not there. Every other error stays one. */
export const ifMissing =
  <Value>(value: Value) =>
  (error: unknown): Value => {
    if (isMissing(error)) return value;
    throw error;
  };

/** Brings the names in a folder to the disk: a file that was synced before its rename may otherwise be lost with the power. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
