/** The ZIP of everything that is held on a person. */
import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { dataExport, personalData } from '../../../contract/personal-data.ts';
import { aReport, createWorld, type Person, type World } from '../../../tests/testing.ts';
import { unzip } from '../../../tests/unzip.ts';
import { StoreUnavailable } from '../../platform/file-store.ts';
import { type Blobs, folderBlobs } from '../../platform/files/blobs.ts';
import { fileStore } from '../../platform/files/store.ts';
import { removeOldExports, resumeExports } from './exports/prepare.ts';

/** On a busy machine too. */
const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 15_000 });

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.end());

const DAY = 24 * 3_600_000;
const PHOTO = await sharp({
  create: { width: 40, height: 30, channels: 3, background: '#3e6b5c' },
})
  .withExif({ IFD0: { Artist: 'Éloïse Marchand' } })
  .jpeg()
  .toBuffer();

async function ready(person: Person) {
  return eventually(async () => {
    const { items } = (await person.get('/api/me/exports')).body;
    const newest = dataExport.parse(items?.[0]);
    expect(newest.status).toBe('ready');
    return newest;
  });
}

async function withReport() {
  const person = await world.client({ phone: '06 12 34 56 78' });
  const { body: photo } = await person.upload(PHOTO, '../../preuve éàç.jpg');
  const report = aReport({ documents: { document1: photo.id }, description: 'Il a dit « vite ».' });
  await person.post('/api/reports', report);
  return { person, photoId: String(photo.id) };
}

describe('an export', () => {
  it('is made in the background, told of, and holds what the database holds', async () => {
    const { person, photoId } = await withReport();
    const asked = await person.post('/api/me/exports');
    expect(asked.status).toBe(201);
    expect(asked.body).toMatchObject({ status: 'preparing', url: null, size: null });

    const { url, size } = await ready(person);
    const file = await person.get(String(url));
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('application/zip');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="mes-donnees-/);
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    expect(file.bytes).toHaveLength(size ?? 0);

    const files = await unzip(file.bytes);
    const data = personalData.parse(JSON.parse(String(files.get('donnees.json'))));
    const now = personalData.parse((await person.get('/api/me/export')).body);
    expect(data.account).toEqual(now.account);
    expect(data.reports).toEqual(now.reports);
    expect(data.sessions).toEqual(now.sessions);

    // The original, bit for bit, with what it says of itself; and the copy, without.
    const original = [...files].find(([name]) => name.startsWith('documents/originaux/'));
    expect(original?.[0]).toContain(photoId);
    expect(original?.[0]).not.toContain('..');
    expect(original?.[1].equals(PHOTO)).toBe(true);
    expect(
      createHash('sha256')
        .update(original?.[1] ?? '')
        .digest('hex'),
    ).toBe(data.reports[0]?.documentDetails[0]?.sha256);
    const copy = [...files].find(([name]) => name.startsWith('documents/copies-affichees/'));
    expect(copy?.[1].includes('Marchand')).toBe(false);

    const page = String(files.get('lisez-moi.html'));
    expect(page).toContain('Éloïse Marchand');
    expect(page).toContain('Il a dit « vite ».');
    expect(page).toContain(encodeURIComponent(photoId));

    const notices = (await person.get('/api/notifications')).body.items as { title: string }[];
    expect(notices.map(({ title }) => title)).toContain('Votre export est prêt');
  });

  it('escapes what a person typed: their summary runs nothing', async () => {
    const person = await world.client();
    await person.post('/api/reports', aReport({ title: '<script>alert(1)</script>' }));
    await person.post('/api/me/exports');
    const { url } = await ready(person);
    const page = String((await unzip((await person.get(String(url))).bytes)).get('lisez-moi.html'));
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script>');
  });

  it('is one at a time, its owner’s alone, and lies encrypted', async () => {
    const person = await world.client({ name: 'Zéphyrine Quintrelle' });
    const both = await Promise.all([
      person.post('/api/me/exports'),
      person.post('/api/me/exports'),
    ]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const { url, id } = await ready(person);
    expect(
      await world.db.selectFrom('exports').select('id').where('userId', '=', person.uid).execute(),
    ).toHaveLength(1);
    const other = await world.client();
    expect((await other.get(String(url))).body.code).toBe('not_found');
    expect((await world.visitor().get(String(url))).status).toBe(401);
    const stored = await readFile(
      path.join(world.folder, 'exports', id.slice(-2), `${id}.original`),
    );
    expect(stored.includes('Quintrelle')).toBe(false);
    expect(stored.subarray(0, 2).toString()).not.toBe('PK');
  });

  it('leaves nothing open at the store: not by being made, not by a HEAD', async () => {
    const person = await world.client();
    const noise = await sharp(randomBytes(750_000), {
      raw: { width: 500, height: 500, channels: 3 },
    })
      .png()
      .toBuffer();
    const { body } = await person.upload(noise, 'preuve.png');
    await person.post('/api/reports', aReport({ documents: { document1: body.id } }));
    const { exports, key } = world.services;
    const folder = folderBlobs(path.join(world.folder, 'exports'));
    const opened: Readable[] = [];
    const get: Blobs['get'] = async (name, range) => {
      const source = await folder.get(name, range);
      opened.push(source);
      return source;
    };
    world.services.exports = fileStore({ ...folder, get }, key);
    await person.post('/api/me/exports');
    const { url } = await ready(person);
    const allClosed = () => expect(opened.filter(({ closed }) => !closed)).toHaveLength(0);
    await eventually(allClosed);
    const made = opened.length;
    expect((await person.send('HEAD', String(url))).status).toBe(200);
    expect(opened.length).toBeGreaterThan(made);
    await eventually(allClosed);
    world.services.exports = exports;
  });

  it('goes on after a stop, tells of a failure after three tries, and is not served half', async () => {
    const { person } = await withReport();
    const { files } = world.services;
    const read = () => Promise.reject(new StoreUnavailable({ code: 'ETIMEDOUT' }));
    world.services.files = { ...files, read };
    await person.post('/api/me/exports');
    const stateOf = () =>
      world.db
        .selectFrom('exports')
        .select(['id', 'status', 'attempts'])
        .where('userId', '=', person.uid)
        .executeTakeFirstOrThrow();
    await eventually(async () => expect((await stateOf()).attempts).toBe(1));
    for (const attempt of [2, 3]) {
      await eventually(async () => {
        await world.db
          .updateTable('exports')
          .set({ nextAttemptAt: new Date(0).toISOString() })
          .where('userId', '=', person.uid)
          .execute();
        await expect(resumeExports(world.services)).rejects.toThrow('1 exports failed');
        expect((await stateOf()).attempts).toBe(attempt);
      });
    }
    const { id, status } = await stateOf();
    world.services.files = files;
    expect(status).toBe('failed');
    expect((await person.get(`/api/me/exports/${id}`)).body.code).toBe('not_found');
    const notices = (await person.get('/api/notifications')).body.items as { title: string }[];
    expect(notices.map(({ title }) => title)).toContain('Votre export n’a pas pu être préparé');
  });

  it.each(['missing', 'damaged'])(
    'is made without a document that is %s, names it, and the team is told',
    async (how) => {
      const boss = await world.staff(['systemSettings']);
      const { person, photoId } = await withReport();
      const { body: whole } = await person.upload(PHOTO, 'entiere.jpg');
      const file = (variant: string) =>
        path.join(world.folder, 'files', photoId.slice(-2), `${photoId}.${variant}`);
      if (how === 'missing') await world.services.files.remove(photoId);
      else await writeFile(file('original'), 'court');
      await person.post('/api/me/exports');
      const { url } = await ready(person);
      const files = await unzip((await person.get(String(url))).bytes);

      const data = JSON.parse(String(files.get('donnees.json')));
      const lost: string[] = data.lostFiles;
      expect(lost).toHaveLength(how === 'missing' ? 2 : 1);
      expect(lost.every((name) => name.includes(photoId) && !files.has(name))).toBe(true);
      const held = [...files.keys()].filter((name) => /^(documents|recepisses)\//.test(name));
      expect(data.files).toEqual(held);
      expect(held.some((name) => name.includes(String(whole.id)))).toBe(true);
      const page = String(files.get('lisez-moi.html'));
      const [, missing = ''] = page.split('Fichiers qui manquent dans cette copie');
      for (const name of lost) expect(missing).toContain(`<li>${name}</li>`);

      const { lostAt } = await world.db
        .selectFrom('documents')
        .select('lostAt')
        .where('id', '=', photoId)
        .executeTakeFirstOrThrow();
      expect(lostAt).not.toBeNull();
      const subjects = (await world.mailsTo(boss.email)).map(({ subject }) => subject);
      expect(subjects.includes('Un document ne peut plus être lu')).toBe(how === 'missing');
    },
  );

  it('refuses a file that was changed on the disk, before its first byte', async () => {
    const person = await world.client();
    await person.post('/api/me/exports');
    const { id, url } = await ready(person);
    const file = path.join(world.folder, 'exports', id.slice(-2), `${id}.original`);
    const bytes = await readFile(file);
    bytes[bytes.length - 40] = (bytes[bytes.length - 40] ?? 0) ^ 1;
    await writeFile(file, bytes);
    expect((await person.get(String(url))).body.code).toBe('unexpected');
  });

  it('stands in the place of the former one, row and file, once it is ready', async () => {
    const [person, other] = [await world.client(), await world.client()];
    await other.post('/api/me/exports');
    const others = await ready(other);
    await person.post('/api/me/exports');
    const former = await ready(person);
    expect((await person.get(String(former.url))).status).toBe(200);

    const { body: asked } = await person.post('/api/me/exports');
    expect(asked.id).not.toBe(former.id);
    const newest = await ready(person);
    expect(newest.id).toBe(asked.id);
    const { items } = (await person.get('/api/me/exports')).body;
    expect(items).toMatchObject([{ id: asked.id, status: 'ready' }]);
    expect((await person.get(String(former.url))).body.code).toBe('not_found');
    expect((await person.get(String(newest.url))).status).toBe(200);
    expect((await other.get(String(others.url))).status).toBe(200);
    await eventually(async () => {
      const left = await readdir(path.join(world.folder, 'exports'), { recursive: true });
      expect(left.filter((name) => name.includes(former.id))).toEqual([]);
    });
  });

  it('is gone after a week, row and file', async () => {
    const person = await world.client();
    await person.post('/api/me/exports');
    const { id, url } = await ready(person);
    const later = { ...world.services, now: () => new Date(Date.now() + 8 * DAY) };
    await removeOldExports(later);
    expect((await person.get(String(url))).body.code).toBe('not_found');
    const left = await readdir(path.join(world.folder, 'exports'), { recursive: true });
    expect(left.filter((name) => name.includes(id))).toEqual([]);
  });

  it('is made while there is room for it, one at a time, and waits for room otherwise', async () => {
    const { env, files } = world.services;
    const { uploadFreeBytes } = env;
    const { freeBytes } = files;
    const body = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(3_000_000)]);
    const people = await Promise.all(Array.from({ length: 4 }, () => world.client()));
    for (const person of people) await person.upload(body, 'preuve.pdf');
    const folder = path.join(world.folder, 'exports');
    const written = async () => {
      let sum = 0;
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        const file = path.join(entry.parentPath, entry.name);
        if (entry.isFile()) sum += (await stat(file).catch(() => ({ size: 0 }))).size;
      }
      return sum;
    };
    const before = await written();
    env.uploadFreeBytes = 1_000_000_000;
    // Room for one and a half.
    let room = 5_000_000;
    files.freeBytes = async () => 1_000_000_000 + room - ((await written()) - before);
    const asked = await Promise.all(people.map((person) => person.post('/api/me/exports')));
    expect(asked.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const ids = asked.map((answer) => String(answer.body.id));
    const states = () =>
      world.db
        .selectFrom('exports')
        .select(['status', 'attempts', 'nextAttemptAt', 'requestedAt'])
        .where('id', 'in', ids)
        .orderBy('status', 'desc')
        .execute();
    await eventually(async () => {
      const [made, ...waiting] = await states();
      expect(made?.status).toBe('ready');
      for (const each of waiting) {
        expect(each).toMatchObject({ status: 'preparing', attempts: 0 });
        expect(each.nextAttemptAt > each.requestedAt).toBe(true);
      }
    });
    expect(await files.freeBytes()).toBeGreaterThan(env.uploadFreeBytes);
    const [late] = [await world.client()];
    await late.upload(PHOTO, 'preuve.jpg');
    room = 3_300_000;
    const refused = await late.post('/api/me/exports');
    expect([refused.status, refused.body.code]).toEqual([503, 'storage_low']);

    room = 100_000_000;
    await world.db
      .updateTable('exports')
      .set({ nextAttemptAt: new Date(0).toISOString() })
      .where('id', 'in', ids)
      .execute();
    await resumeExports(world.services);
    expect((await states()).map(({ status }) => status)).toEqual(Array(4).fill('ready'));
    Object.assign(env, { uploadFreeBytes });
    Object.assign(files, { freeBytes });
  });
});
