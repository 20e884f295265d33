import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UPLOAD_MAX_BYTES } from '../../../contract/upload-limits.ts';
import { startS3, type TestS3 } from '../../../tests/s3.ts';
import { readEnv, type S3Store } from '../env.ts';
import type { FileStore } from '../file-store.ts';
import { newId } from '../ids.ts';
import { createLog } from '../log.ts';
import type { Blobs } from './blobs.ts';
import { openS3 } from './s3.ts';
import { fileStore } from './store.ts';

const KEY = Buffer.alloc(32, 7);
const silent = createLog('silent');

let s3: TestS3;
const storeOf = () => readEnv(s3.variables).s3 as S3Store;
beforeEach(async () => {
  s3 = await startS3();
});
afterEach(() => s3.end());

describe('a store that speaks S3', () => {
  let files: FileStore;
  beforeEach(async () => {
    files = fileStore((await openS3(storeOf(), silent))('files'), KEY);
  });

  it('is never said to be full', async () => {
    expect(await files.freeBytes()).toBe(Number.POSITIVE_INFINITY);
  });

  it.each([0, 1, 70_000, UPLOAD_MAX_BYTES * 2])(
    'gives %i bytes back as they came',
    async (size) => {
      const id = newId();
      const bytes = Buffer.alloc(size, 'Où est l’argent ?');
      await files.write(id, 'original', [Readable.from([bytes])]);
      expect((await files.read(id, 'original')).equals(bytes)).toBe(true);
      const streamed = await files.stream(id, 'original');
      expect(streamed.size).toBe(size);
      expect((await buffer(streamed.bytes)).equals(bytes)).toBe(true);
      const [object = ''] = await s3.objects();
      expect(object).toContain(`files/${id.slice(-2)}/${id}.original`);
      expect((await readFile(path.join(s3.folder, object))).includes('argent')).toBe(false);
    },
  );

  it('goes on serving while many hold a download that they do not read', async () => {
    const [big, small] = [newId(), newId()];
    await files.write(big, 'original', Buffer.alloc(2_000_000));
    await files.write(small, 'original', Buffer.from('preuve'));
    const held = await Promise.all(Array.from({ length: 60 }, () => files.stream(big, 'original')));
    expect(String(await files.read(small, 'original'))).toBe('preuve');
    for (const { bytes } of held) bytes.destroy();
  });

  it('outlives a download that breaks off while nobody reads it', async () => {
    const id = newId();
    await files.write(id, 'original', Buffer.alloc(2_000_000));
    const blobs = (await openS3(storeOf(), silent))('files');
    const sources: Readable[] = [];
    const get: Blobs['get'] = async (name, range) => {
      const source = await blobs.get(name, range);
      sources.push(source);
      return source;
    };
    const { bytes } = await fileStore({ ...blobs, get }, KEY).stream(id, 'original');
    // As a time-out does; unheard, it would be an uncaught exception.
    sources.at(-1)?.destroy(new Error('timed out'));
    await vi.waitFor(() => expect(bytes.closed).toBe(true), { timeout: 15_000 });
    expect(bytes.errored?.message).toBe('timed out');
  });

  it('puts a second one in the place of the first, and forgets both variants', async () => {
    const id = newId();
    await files.write(id, 'original', Buffer.from('un'));
    await files.write(id, 'original', Buffer.from('deux'));
    await files.write(id, 'copy', Buffer.from('copie'));
    expect(String(await files.read(id, 'original'))).toBe('deux');
    expect(await files.idsBefore(new Date(Date.now() + 5000))).toEqual([id]);
    expect(await files.idsBefore(new Date(Date.now() - 60_000))).toEqual([]);
    await files.remove(id);
    await files.remove(id);
    expect(await s3.objects()).toEqual([]);
  });

  it('says what is missing, and lets nothing out that was changed', async () => {
    const id = newId();
    await expect(files.read(id, 'original')).rejects.toMatchObject({ how: 'missing' });
    await expect(files.stream(id, 'original')).rejects.toMatchObject({ how: 'missing' });
    await files.write(id, 'original', Buffer.from('preuve'));
    const object = path.join(s3.folder, (await s3.objects())[0] ?? '');
    const bytes = await readFile(object);
    bytes[14] = (bytes[14] ?? 0) ^ 1;
    await writeFile(object, bytes);
    await expect(files.read(id, 'original')).rejects.toMatchObject({ how: 'damaged' });
    await expect(files.stream(id, 'original')).rejects.toMatchObject({ how: 'damaged' });
  });

  it.each([1000, UPLOAD_MAX_BYTES * 2])(
    'keeps nothing of an upload that breaks off after %i bytes, and says why',
    async (size) => {
      async function* breaking() {
        yield Buffer.alloc(size);
        throw new Error('la ligne est coupée');
      }
      const written = files.write(newId(), 'original', [Readable.from(breaking())]);
      await expect(written).rejects.toThrow('la ligne est coupée');
      const given = new AbortController();
      const endless = new Readable({ read() {} });
      endless.push(Buffer.alloc(size));
      const aborted = files.write(newId(), 'original', [endless], given.signal);
      given.abort();
      await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
      expect(await s3.objects()).toEqual([]);
    },
  );
});

describe('the configuration of a store', () => {
  it('is whole or not there, comes with a key, and keeps its secret', () => {
    const { DOCUMENT_KEY: _, ...keyless } = s3.variables;
    expect(() => readEnv(keyless)).toThrow(/DOCUMENT_KEY: needed with S3_/);
    const { S3_BUCKET: __, S3_REGION: ___, ...half } = s3.variables;
    expect(() => readEnv(half)).toThrow('S3_BUCKET, S3_REGION: all of S3_… or none');
    expect(() => readEnv({ ...half, S3_SECRET_ACCESS_KEY: 'geheim' })).not.toThrow(/geheim/);
    expect(readEnv({}).s3).toBeUndefined();
  });

  it('is refused at the start where the store knows no such bucket, but not while it is away', async () => {
    await expect(openS3({ ...storeOf(), bucket: 'autre' }, silent)).rejects.toThrow(
      'The S3 store refuses the bucket autre (404)',
    );
    await s3.stop();
    await expect(openS3(storeOf(), silent)).resolves.toBeTypeOf('function');
  });
});
