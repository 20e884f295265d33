import { type FileHandle, mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { folderBlobs } from './blobs.ts';
import { copyFiles } from './copy-files.ts';
import { requireKeyOf, requireNoFilesBeforeKey } from './key-check.ts';

const KEY = Buffer.alloc(32, 7);
let folder: string;
let files: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parade-blobs-'));
  files = path.join(folder, 'files');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const put = (name: string) => folderBlobs(files).put(name, [Readable.from(['preuve'])]);

/** Each folder that is synced, and what lay in it by then. */
async function watchSyncs(): Promise<[folder: string, names: string[]][]> {
  const synced: [string, string[]][] = [];
  const handle = await open(folder);
  const prototype: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const { sync } = prototype;
  vi.spyOn(prototype, 'sync').mockImplementation(async function (this: FileHandle) {
    const { ino } = await this.stat();
    for (const each of [folder, files, path.join(files, 'ab')]) {
      if ((await stat(each)).ino === ino) synced.push([each, await readdir(each)]);
    }
    await sync.call(this);
  });
  return synced;
}

it('brings the name of a file to the disk too, and those of the folders that it made', async () => {
  const synced = await watchSyncs();
  await put('ab/one');
  expect(synced).toEqual([
    [path.join(files, 'ab'), ['one']],
    [files, ['ab']],
    [folder, ['files']],
  ]);
  synced.length = 0;
  await put('ab/two');
  expect(synced).toEqual([[path.join(files, 'ab'), ['one', 'two']]]);
});

it('is empty where it is not there yet', async () => {
  const names = [];
  for await (const { name } of folderBlobs(files).list()) names.push(name);
  expect(names).toEqual([]);
  expect(await folderBlobs(files).freeBytes()).toBeGreaterThan(0);
});

it('takes what cannot be read for no empty store', async () => {
  // Root reads every folder, but nobody reads a file as one.
  await writeFile(files, '');
  const unreadable = folderBlobs(files);
  const elsewhere = folderBlobs(path.join(folder, 'elsewhere'));
  const sentence = `The files in ${files} cannot be listed: ENOTDIR`;
  await expect(copyFiles(unreadable, elsewhere)).rejects.toThrow(sentence);
  await expect(requireNoFilesBeforeKey(unreadable)).rejects.toThrow(sentence);
  await expect(requireKeyOf(unreadable, KEY)).rejects.toThrow('ENOTDIR');
});

it('says which file of a copy cannot be read', async () => {
  await put('ab/one');
  const from = folderBlobs(files);
  const get = () => from.get('ab');
  const to = folderBlobs(path.join(folder, 'elsewhere'));
  await expect(copyFiles({ ...from, get }, to)).rejects.toThrow(
    'ab/one ne se lit pas\u00a0: EISDIR',
  );
});
