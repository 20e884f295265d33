import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { knownMigrations } from '@parade/db';
import { folderBlobs } from '../files/blobs.ts';
import { type Manifest, manifestShape, PARTS, sha256OfFile } from './manifest.ts';

export interface Backup {
  folder: string;
  manifest: Manifest;
  /** Of the files, as their store knows them. */
  names: readonly string[];
}

/**
 * Reads a backup to its last byte. Throws one sentence where anything is
 * missing, cut or changed, or where it was made by a later version.
 */
export async function readBackup(folder: string): Promise<Backup> {
  const sums = await readSums(folder);
  for (const part of [PARTS.database, PARTS.manifest]) {
    if (!sums.has(part)) throw new Error(`${PARTS.sums} does not name ${part}: it was changed.`);
  }
  for (const [name, expected] of sums) {
    const found = await sha256OfFile(path.join(folder, name)).catch(() => null);
    if (found === null)
      throw new Error(`${name} is missing from the backup: nothing was restored.`);
    if (found !== expected) {
      throw new Error(`${name} is not as it was when the backup was made: nothing was restored.`);
    }
  }
  const manifest = readManifest(await readFile(path.join(folder, PARTS.manifest), 'utf8'));
  const prefix = `${PARTS.files}/`;
  const names = [...sums.keys()].flatMap((name) =>
    name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
  );
  const lying: string[] = [];
  for await (const { name } of folderBlobs(path.join(folder, PARTS.files)).list()) lying.push(name);
  if (names.length !== manifest.files || lying.length !== manifest.files) {
    throw new Error(
      `The backup was made with ${manifest.files} files, and ${names.length} are listed and ${lying.length} there: nothing was restored.`,
    );
  }
  return { folder, manifest, names };
}

/** Name → SHA-256. A name cannot lead out of the folder. */
async function readSums(folder: string): Promise<Map<string, string>> {
  const text = await readFile(path.join(folder, PARTS.sums), 'utf8').catch(() => {
    throw new Error(`There is no whole backup in ${folder}: it has no ${PARTS.sums}.`);
  });
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new Error(`${PARTS.sums} is cut: nothing was restored.`);
  return new Map(
    lines.map((line) => {
      const [, sum, name] =
        /^([0-9a-f]{64}) {2}((?:files\/[0-9a-f]{2}\/)?[0-9a-z][0-9a-z.-]*)$/.exec(line) ?? [];
      if (!sum || !name) throw new Error(`${PARTS.sums} was changed: nothing was restored.`);
      return [name, sum];
    }),
  );
}

function readManifest(text: string): Manifest {
  const found = jsonOf(text) as { format?: unknown; migrations?: unknown } | null;
  if (!found) throw new Error(`${PARTS.manifest} was changed: nothing was restored.`);
  const { format, migrations } = found;
  const known = knownMigrations();
  const later =
    format !== 1 || !Array.isArray(migrations) || migrations.some((name) => !known.includes(name));
  if (later) {
    throw new Error(
      'The backup was made by a later version of Parade: restore it with that one. Nothing was restored.',
    );
  }
  const { data, success } = manifestShape.safeParse(found);
  if (!success) throw new Error(`${PARTS.manifest} was changed: nothing was restored.`);
  return data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
