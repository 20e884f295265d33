/** Where the operator lets lists be taken from: a folder, and addresses by their names. */
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { ListPlaces } from '../../../contract/list-import.ts';
import type { Env } from '../../platform/env.ts';
import { ImportRefused } from './adapters/adapter.ts';
import { fetchList, MAX_LIST_BYTES } from './fetch-list.ts';
import type { ListFile } from './import.ts';

type Places = Pick<Env, 'listsDir' | 'listsUrls'>;
const GONE = 'Ce fichier n’est plus dans le dossier des listes.';

/** Files of the folder that are offered. */
const OFFERED = 200;

async function namesIn(folder: string): Promise<string[]> {
  const all = await readdir(folder, { withFileTypes: true });
  return all
    .filter((each) => each.isFile() && !each.name.startsWith('.'))
    .map(({ name }) => name)
    .sort()
    .slice(0, OFFERED);
}

/** What can be chosen. Of an address its name and host are told: the rest may be secret. */
export async function listPlacesOf({ listsDir, listsUrls }: Places): Promise<ListPlaces> {
  return {
    folder: listsDir === undefined ? null : await namesIn(listsDir).catch((): string[] => []),
    addresses:
      listsUrls.length === 0 ? null : listsUrls.map(({ name, url }) => ({ name, host: url.host })),
  };
}

async function readFolder({ listsDir }: Places, name: string): Promise<ListFile> {
  // One of those that are there: no path leads out of the folder, and no link is among them.
  const names = listsDir === undefined ? [] : await namesIn(listsDir).catch((): string[] => []);
  if (listsDir === undefined || !names.includes(name)) throw new ImportRefused(GONE);
  const file = await open(path.join(listsDir, name)).catch(() => {
    throw new ImportRefused('Ce fichier du dossier des listes ne peut pas être lu.');
  });
  try {
    const { mtime, size } = await file.stat();
    if (size > MAX_LIST_BYTES) throw new ImportRefused('Ce fichier est trop grand pour une liste.');
    return { bytes: await file.readFile(), modified: mtime };
  } finally {
    await file.close();
  }
}

/** What stands at a place now. Error: `ImportRefused`. */
export async function readPlace(
  places: Places,
  origin: 'folder' | 'address',
  name: string,
): Promise<ListFile> {
  if (origin === 'folder') return readFolder(places, name);
  const named = places.listsUrls.find((each) => each.name === name);
  if (!named) throw new ImportRefused('Cette adresse n’est plus dans LISTS_URLS.');
  return fetchList(named.url);
}
