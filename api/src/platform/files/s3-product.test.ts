import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UPLOAD_MAX_BYTES } from '../../../contract/upload-limits.ts';
import { PROCESS_ENV } from '../../../tests/process-env.ts';
import { startS3, type TestS3 } from '../../../tests/s3.ts';
import { aReport, createWorld, type World } from '../../../tests/testing.ts';
import { removeOrphans } from '../../people/documents/remove.ts';
import { prepareExport } from '../../privacy/personal-data/exports/prepare.ts';
import { readEnv, type S3Store } from '../env.ts';
import { newId } from '../ids.ts';
import { createLog } from '../log.ts';
import { folderBlobs } from './blobs.ts';
import { copyFiles } from './copy-files.ts';
import { openS3 } from './s3.ts';
import { fileStore } from './store.ts';

const KEY = Buffer.alloc(32, 7);
const silent = createLog('silent');
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const ofSize = (size: number) => Buffer.concat([PDF, Buffer.alloc(size - PDF.length, 0x20)]);

let s3: TestS3;
const storeOf = () => readEnv(s3.variables).s3 as S3Store;
beforeEach(async () => {
  s3 = await startS3();
});
afterEach(() => s3.end());

describe('a copy of the files to a store', () => {
  it('brings each one over, goes on where it was cut off, and mends what is not equal', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'parade-copy-'));
    const from = folderBlobs(folder);
    const to = (await openS3(storeOf(), silent))('files');
    const [own, there] = [fileStore(from, KEY), fileStore(to, KEY)];
    const ids = [newId(), newId(), newId()];
    for (const id of ids) await own.write(id, 'original', Buffer.from(`preuve ${id}`));
    await writeFile(path.join(folder, 'half.original.partial'), 'x');
    expect(await copyFiles(from, to)).toMatchObject({ copied: 3, there: 0 });
    await there.remove(ids[0] ?? '');
    await there.write(ids[1] ?? '', 'original', Buffer.from('autre chose'));
    expect(await copyFiles(from, to)).toMatchObject({ copied: 2, there: 1 });
    for (const id of ids) expect(String(await there.read(id, 'original'))).toBe(`preuve ${id}`);
    expect(await s3.objects()).toHaveLength(3);
    await rm(folder, { recursive: true });
  });

  it('is refused where nothing lies, and under another key than the files were written with', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'parade-copy-'));
    await writeFile(path.join(folder, 'document.key'), 'ab'.repeat(32));
    const command = path.join(import.meta.dirname, '../../../bin/parade.ts');
    const run = (DOCUMENT_KEY: string) =>
      promisify(execFile)(process.execPath, [command, 'files', 'copy'], {
        env: { ...PROCESS_ENV, ...s3.variables, DATA_DIR: folder, DOCUMENT_KEY },
      });
    await expect(run('AB'.repeat(32))).rejects.toThrow('Il n’y a pas de fichiers dans');
    await mkdir(path.join(folder, 'files'));
    await expect(run('cd'.repeat(32))).rejects.toThrow('DOCUMENT_KEY n’est pas la clé de');
    expect((await run('AB'.repeat(32))).stdout).toContain('files\u00a0: 0 copié,');
    await rm(folder, { recursive: true });
  });
});

describe('the product on it', () => {
  let world: World;
  beforeEach(async () => {
    world = await createWorld();
    const blobs = await openS3(storeOf(), silent);
    world.services.files = fileStore(blobs('files'), world.services.key);
    world.services.exports = fileStore(blobs('exports'), world.services.key);
  });
  afterEach(() => world.end());

  it('takes and serves documents, and refuses one byte too many without a trace', async () => {
    const victim = await world.client();
    const picture = await sharp({
      create: { width: 60, height: 40, channels: 3, background: '#a63a2b' },
    })
      .jpeg()
      .toBuffer();
    const image = await victim.upload(picture, 'a.jpg');
    expect(image.status).toBe(201);
    expect((await victim.get(`${image.body.url}?original`)).bytes.equals(picture)).toBe(true);
    const whole = ofSize(UPLOAD_MAX_BYTES);
    const largest = await victim.upload(whole, 'a.pdf');
    expect((await victim.get(String(largest.body.url))).bytes.equals(whole)).toBe(true);
    const before = await s3.objects();
    expect((await victim.upload(ofSize(UPLOAD_MAX_BYTES + 1), 'a.pdf')).status).toBe(413);
    expect((await victim.upload(Buffer.from('bonjour'), 'a.pdf')).status).toBe(415);
    expect(await s3.objects()).toEqual(before);
  });

  it('sweeps what no row knows after a day, and nothing else', async () => {
    const victim = await world.client();
    const kept = String((await victim.upload(PDF, 'a.pdf')).body.id);
    await victim.post('/api/reports', aReport({ documents: { document1: kept } }));
    await world.services.files.write(newId(), 'original', PDF);
    expect(await removeOrphans(world.services)).toBe(0);
    world.services.now = () => new Date(Date.now() + 25 * 3_600_000);
    expect(await removeOrphans(world.services)).toBe(1);
    expect(await s3.objects()).toEqual([expect.stringContaining(kept)]);
  });

  it('says that it is unavailable while the store is away, loses nothing and goes on afterwards', async () => {
    const victim = await world.client();
    const { id, url } = (await victim.upload(PDF, 'a.pdf')).body;
    await s3.stop();
    for (const answer of [await victim.get(String(url)), await victim.upload(PDF, 'b.pdf')]) {
      expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    }
    // What needs no file goes on, an erasure of a file is made up for by the sweep.
    expect((await victim.post('/api/reports', aReport())).status).toBe(201);
    expect((await victim.delete(`/api/documents/${id}`)).status).toBe(204);
    await victim.post('/api/me/exports');
    const waiting = () =>
      world.db.selectFrom('exports').select(['id', 'status', 'attempts']).executeTakeFirstOrThrow();
    await vi.waitFor(async () => expect((await waiting()).attempts).toBe(1), { timeout: 15_000 });
    await s3.restart();
    expect((await victim.upload(PDF, 'b.pdf')).status).toBe(201);
    let minutes = 0;
    await vi.waitFor(
      async () => {
        minutes += 16; // Its lease, or the pause before it is tried again, is over.
        world.services.now = () => new Date(Date.now() + minutes * 60_000);
        await prepareExport(world.services, (await waiting()).id);
        expect((await waiting()).status).toBe('ready');
      },
      { timeout: 15_000, interval: 300 },
    );
    world.services.now = () => new Date(Date.now() + 25 * 3_600_000);
    expect(await removeOrphans(world.services)).toBe(2);
  });
});

/** A way to the server of S3 that falls silent: what is open stays open, and nothing comes any more. */
async function silentWay() {
  const { port } = new URL(s3.variables.S3_ENDPOINT ?? '');
  const open = new Set<Socket>();
  /** Bytes that still pass. */
  let left = Number.POSITIVE_INFINITY;
  const way = createServer((near) => {
    const far = connect(Number(port), '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('error', () => {}).once('close', () => to.destroy());
      from.on('data', (bytes) => {
        left -= bytes.length;
        if (left >= 0) to.write(bytes);
      });
    }
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const endpoint = new URL(`http://127.0.0.1:${(way.address() as AddressInfo).port}`);
  return {
    endpoint,
    fallSilent(after = 0) {
      left = after;
    },
    end() {
      for (const each of open) each.destroy();
      way.close();
    },
  };
}

describe('a store that hangs', () => {
  /** A tenth of the product's own: 1.5 s here are its 15. */
  const patience = { connect: 300, answer: 600, piece: 600 };
  /** Without that it would never end; a busy machine takes its time besides. */
  const IN_GOOD_TIME_MS = 5000;
  let world: World;
  let way: Awaited<ReturnType<typeof silentWay>>;
  beforeEach(async () => {
    world = await createWorld();
    way = await silentWay();
    const blobs = await openS3({ ...storeOf(), endpoint: way.endpoint }, silent, patience);
    world.services.files = fileStore(blobs('files'), world.services.key);
  });
  afterEach(async () => {
    way.end();
    await world.end();
  });

  it.each([
    ['one part', PDF],
    ['several parts', ofSize(UPLOAD_MAX_BYTES)],
  ])('is unavailable in good time to a file of %s', async (_, file) => {
    const victim = await world.client();
    const { id, url } = (await victim.upload(file, 'a.pdf')).body;
    way.fallSilent();
    const began = performance.now();
    const [read, upload, removal] = await Promise.all([
      victim.get(String(url)),
      victim.upload(file, 'b.pdf'),
      victim.delete(`/api/documents/${id}`),
    ]);
    expect(performance.now() - began).toBeLessThan(IN_GOOD_TIME_MS);
    for (const answer of [read, upload]) {
      expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
    }
    // The sweep makes up for it.
    expect(removal.status).toBe(204);
  });

  it('is unavailable where it falls silent in the middle of a file', async () => {
    const victim = await world.client();
    const { url } = (await victim.upload(ofSize(UPLOAD_MAX_BYTES), 'a.pdf')).body;
    way.fallSilent(1_000_000);
    const began = performance.now();
    const answer = await victim.get(String(url));
    expect(performance.now() - began).toBeLessThan(IN_GOOD_TIME_MS);
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable']);
  });
});
