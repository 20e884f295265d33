import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { folderBlobs } from './blobs.ts';
import { copyFiles } from './copy-files.ts';
import { requireKeyOf, requireNoFilesBeforeKey } from './key-check.ts';

/** What was synced and renamed, in its order. */
const done = vi.hoisted(() => [] as string[]);
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  return {
    ...real,
    async rename(from: string, to: string) {
      done.push(`rename ${to}`);
      await real.rename(from, to);
    },
    async open(...args: Parameters<typeof real.open>) {
      const handle = await real.open(...args);
      const sync = handle.sync.bind(handle);
      handle.sync = async () => {
        done.push(`sync ${args[0]}`);
        await sync();
      };
      return handle;
    },
  };
});

const KEY = Buffer.alloc(32, 7);
let folder: string;
let files: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parade-blobs-'));
  files = path.join(folder, 'files');
  done.length = 0;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const put = (name: string) => folderBlobs(files).put(name, [Readable.from(['preuve'])]);

it('brings the name of a file to the disk too, and those of the folders that it made', async () => {
  await put('ab/one');
  expect(done).toEqual([
    `rename ${files}/ab/one`,
    `sync ${files}/ab`,
    `sync ${files}`,
    `sync ${folder}`,
  ]);
  done.length = 0;
  await put('ab/two');
  expect(done).toEqual([`rename ${files}/ab/two`, `sync ${files}/ab`]);
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
  await expect(copyFiles({ ...from, get }, to)).rejects.toThrow('ab/one cannot be read: EISDIR');
});
