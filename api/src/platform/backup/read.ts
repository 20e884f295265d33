import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { knownMigrations } from '@parade/db';
import { folderBlobs } from '../files/blobs.ts';
import type { Progress } from '../progress.ts';
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
export async function readBackup(folder: string, progress: Progress = () => {}): Promise<Backup> {
  const sums = await readSums(folder);
  for (const part of [PARTS.database, PARTS.manifest]) {
    if (!sums.has(part))
      throw new Error(
        `${PARTS.sums} ne nomme pas ${part}\u00a0: il a été modifié. Rien n’a été restauré.`,
      );
  }
  let read = 0;
  for (const [name, expected] of sums) {
    const found = await sha256OfFile(path.join(folder, name)).catch(() => null);
    if (found === null)
      throw new Error(`${name} manque dans la sauvegarde\u00a0: rien n’a été restauré.`);
    if (found !== expected) {
      throw new Error(
        `${name} n’est plus tel que lors de la sauvegarde\u00a0: rien n’a été restauré.`,
      );
    }
    progress('Lecture de la sauvegarde', ++read, sums.size);
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
      `La sauvegarde a été faite avec ${manifest.files} fichiers, ${names.length} sont dans la liste et ${lying.length} dans le dossier\u00a0: rien n’a été restauré.`,
    );
  }
  return { folder, manifest, names };
}

/** Name → SHA-256. A name cannot lead out of the folder. */
async function readSums(folder: string): Promise<Map<string, string>> {
  const text = await readFile(path.join(folder, PARTS.sums), 'utf8').catch(() => {
    throw new Error(
      `Il n’y a pas de sauvegarde entière dans ${folder}\u00a0: ${PARTS.sums} n’y est pas.`,
    );
  });
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new Error(`${PARTS.sums} est coupé\u00a0: rien n’a été restauré.`);
  return new Map(
    lines.map((line) => {
      const [, sum, name] =
        /^([0-9a-f]{64}) {2}((?:files\/[0-9a-f]{2}\/)?[0-9a-z][0-9a-z.-]*)$/.exec(line) ?? [];
      if (!sum || !name)
        throw new Error(`${PARTS.sums} a été modifié\u00a0: rien n’a été restauré.`);
      return [name, sum];
    }),
  );
}

function readManifest(text: string): Manifest {
  const found = jsonOf(text) as { format?: unknown; migrations?: unknown } | null;
  if (!found) throw new Error(`${PARTS.manifest} a été modifié\u00a0: rien n’a été restauré.`);
  const { format, migrations } = found;
  const known = knownMigrations();
  const later =
    format !== 1 || !Array.isArray(migrations) || migrations.some((name) => !known.includes(name));
  if (later) {
    throw new Error(
      'La sauvegarde vient d’une version plus récente de Parade\u00a0: restaurez-la avec cette version-là. Rien n’a été restauré.',
    );
  }
  const { data, success } = manifestShape.safeParse(found);
  if (!success) throw new Error(`${PARTS.manifest} a été modifié\u00a0: rien n’a été restauré.`);
  return data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
