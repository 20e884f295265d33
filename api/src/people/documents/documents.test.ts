import { readdir, readFile, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { UPLOAD_MAX_BYTES } from '../../../contract/upload-limits.ts';
import { aReport, createWorld, type Person, type World } from '../../../tests/testing.ts';
import { sha256 } from '../../platform/ids.ts';
import { documentData } from './personal-data.ts';
import { removeOrphans } from './remove.ts';

let world: World;
let victim: Person;
beforeEach(async () => {
  world = await createWorld();
  victim = await world.client();
});
afterEach(() => world.end());

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** A real photograph's shape: JPEG, turned, with a position. */
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#a63a2b' } })
    .withExif({
      IFD0: { Make: 'Appareil' },
      IFD3: { GPSLatitude: '48/1 51/1 30/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

async function storedFiles(): Promise<string[]> {
  const entries = await readdir(path.join(world.folder, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return entries.filter((e) => e.isFile()).map((e) => path.join(e.parentPath, e.name));
}

const idOf = (answer: { body: Record<string, unknown> }) => String(answer.body.id);
const attach = (person: Person, ...ids: string[]) =>
  person.post(
    '/api/reports',
    aReport({ documents: Object.fromEntries(ids.map((id, i) => [`document${i + 1}`, id])) }),
  );

describe('an upload', () => {
  it('says that there is no room for it, keeps nothing of it, and takes it once there is', async () => {
    const { files } = world.services;
    const { write } = files;
    files.write = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    const refused = await victim.upload(PDF, 'preuve.pdf');
    expect([refused.status, refused.body.code]).toEqual([507, 'storage_full']);
    expect(await world.db.selectFrom('documents').selectAll().execute()).toEqual([]);
    files.write = write;
    expect((await victim.upload(PDF, 'preuve.pdf')).status).toBe(201);
  });

  it('serves an image upright and without metadata, and keeps the original as evidence', async () => {
    const original = await photo();
    const { status, body } = await victim.upload(original, 'IMG_0001.jpg', 'image/jpeg');
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'IMG_0001.jpg',
      type: 'image/jpeg',
      size: original.length,
      sha256: sha256(original),
    });
    const served = await victim.get(String(body.url));
    const metadata = await sharp(served.bytes).metadata();
    expect([metadata.width, metadata.height, metadata.exif]).toEqual([40, 60, undefined]);
    expect((await victim.get(`${body.url}?original`)).bytes.equals(original)).toBe(true);
  });

  it('is served so that a browser runs nothing of it', async () => {
    const image = await victim.get(
      String((await victim.upload(await photo(), 'a"é\n.jpg')).body.url),
    );
    expect(image.headers.get('content-disposition')).toMatch(
      /^inline; filename="[\w.]+"; filename\*=UTF-8''[\w.%]+$/,
    );
    const pdf = await victim.get(String((await victim.upload(PDF, 'contrat.pdf')).body.url));
    expect(pdf.headers.get('content-disposition')).toMatch(/^attachment/);
    for (const { headers } of [image, pdf]) {
      expect(headers.get('content-security-policy')).toContain('sandbox');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('lies on disk as nothing readable', async () => {
    await victim.upload(await photo(), 'a.jpg');
    await victim.upload(PDF, 'b.pdf');
    const files = await storedFiles();
    expect(files).toHaveLength(3);
    for (const file of files) {
      const bytes = await readFile(file);
      expect(await fileTypeFromBuffer(bytes)).toBeUndefined();
      expect(bytes.includes('PDF')).toBe(false);
      expect((await stat(file)).mode & 0o077).toBe(0);
    }
  });

  it('takes exactly the limit and not one byte more', async () => {
    const of = (size: number) => Buffer.concat([PDF, Buffer.alloc(size - PDF.length, 0x20)]);
    expect((await victim.upload(of(UPLOAD_MAX_BYTES), 'a.pdf')).status).toBe(201);
    const refused = await victim.upload(of(UPLOAD_MAX_BYTES + 1), 'a.pdf');
    expect(refused.status).toBe(413);
    expect(refused.body.message).toBe('Le fichier est trop volumineux. Taille maximale: 5MB');
    expect(await storedFiles()).toHaveLength(1);
  });

  it('is refused by its announced length before a byte is read', async () => {
    const { status } = await victim.send('POST', '/api/documents', {
      body: 'x',
      headers: {
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': String(UPLOAD_MAX_BYTES * 2),
      },
    });
    expect(status).toBe(413);
  });

  it.each([
    ['text named .png', 'Bonjour', 'capture.png', 415],
    ['HTML named .jpg', '<!doctype html><script>alert(1)</script>', 'a.jpg', 415],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'a.svg', 415],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000', 'a.gif', 415],
    ['a PNG that breaks off', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'a.png', 422],
    ['an empty file', '', 'a.png', 422],
  ])('refuses %s by its content', async (_what, content, name, status) => {
    const refused = await victim.upload(Buffer.from(content, 'latin1'), name, 'image/png');
    expect(refused.status).toBe(status);
    expect(refused.body.message).toMatch(/fichier/);
    expect(await storedFiles()).toEqual([]);
  });

  it('refuses an image that claims more pixels than a camera has, before decoding it', async () => {
    const small = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const huge = Buffer.from(small);
    huge.writeUInt32BE(60_000, 16);
    huge.writeUInt32BE(60_000, 20);
    huge.writeUInt32BE(crc32(huge.subarray(12, 29)), 29); // A whole header: only its claim is wrong.
    const { status, body } = await victim.upload(huge, 'a.png');
    expect([status, body.code]).toEqual([413, 'image_too_large']);
  });

  it('that breaks off in its first part is an interruption, and the process lives on', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const body =
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n%PDF-1.4 hello';
    const { status, body: answer } = await victim.send('POST', '/api/documents', { body, headers });
    expect([status, answer.code]).toEqual([400, 'upload_interrupted']);
    expect(await storedFiles()).toEqual([]);
  });

  it('keeps every colour of a screenshot, and takes a photograph with stray bytes', async () => {
    const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, i) => (i * 7919) % 256));
    const png = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
      .png()
      .toBuffer();
    const served = await victim.get(String((await victim.upload(png, 'a.png')).body.url));
    expect((await sharp(served.bytes).raw().toBuffer()).equals(noise)).toBe(true);
    const jpeg = await photo();

    expect((await victim.upload(jpeg, 'a.jpg')).status).toBe(201);
  });

  it('is refused without a file, and without a session', async () => {
    const empty = await victim.send('POST', '/api/documents', { body: new FormData() });
    expect(empty.body.code).toBe('file_missing');
    expect((await victim.post('/api/documents', {})).body.code).toBe('file_missing');
    expect((await world.visitor().upload(PDF, 'a.pdf')).status).toBe(401);
  });
});

describe('who may read a document', () => {
  it('is its owner, and staff with the permission once it belongs to a report', async () => {
    const document = idOf(await victim.upload(await photo(), 'a.jpg'));
    const url = `/api/documents/${document}`;
    const [staff, cashier, other] = [
      await world.staff(),
      await world.staff(['managePayments']),
      await world.client(),
    ];
    expect((await staff.get(url)).status).toBe(404);
    const report = await attach(victim, document);
    expect(report.body.documents).toEqual({ document1: url });
    expect((await staff.get(url)).status).toBe(200);
    expect((await staff.get(`${url}?original`)).status).toBe(404);
    for (const person of [cashier, other]) expect((await person.get(url)).status).toBe(404);
    expect((await world.visitor().get(url)).status).toBe(401);
  });

  it('cannot be had by attaching what another person uploaded', async () => {
    const document = idOf(await victim.upload(PDF, 'a.pdf'));
    const other = await world.client();
    const refused = await attach(other, document);
    expect([refused.status, refused.body.code]).toEqual([422, 'document_unknown']);
    expect((await other.get('/api/reports')).body.items).toEqual([]);
    await attach(victim, document);
    expect((await attach(victim, document)).body.code).toBe('document_unknown');
  });
});

describe('what is never attached', () => {
  it('can be taken back by its owner until it is attached', async () => {
    const [first, second] = [
      idOf(await victim.upload(PDF, 'a.pdf')),
      idOf(await victim.upload(PDF, 'b.pdf')),
    ];
    expect((await (await world.client()).delete(`/api/documents/${first}`)).status).toBe(404);
    expect((await victim.delete(`/api/documents/${first}`)).status).toBe(204);
    await attach(victim, second);
    expect((await victim.delete(`/api/documents/${second}`)).status).toBe(404);
    expect(await storedFiles()).toHaveLength(1);
  });

  it('is removed after a day, and so is a file that no row knows', async () => {
    const kept = idOf(await victim.upload(PDF, 'kept.pdf'));
    await attach(victim, kept);
    await victim.upload(PDF, 'old.pdf');
    const lost = '01980000-0000-7000-8000-0000000000aa';
    await world.services.files.write(lost, 'original', PDF);
    for (const file of await storedFiles()) await utimes(file, 1, 1);
    const young = idOf(await victim.upload(PDF, 'young.pdf'));
    world.services.now = () => new Date(Date.now() + 23 * 3_600_000);
    expect(await removeOrphans(world.services)).toBe(1); // the lost file
    world.services.now = () => new Date(Date.now() + 25 * 3_600_000);
    for (const file of await storedFiles()) await utimes(file, 1, 1);
    expect(await removeOrphans(world.services)).toBe(2);
    expect((await storedFiles()).map((file) => path.basename(file).slice(0, 36))).toEqual([kept]);
    expect((await victim.get(`/api/documents/${young}`)).status).toBe(404);
  });
});

describe('the name under which a document leaves', () => {
  it('is that of its type, in answers, on the way and in an export, however it is stored', async () => {
    const { status, body } = await victim.upload(PDF, 'releve.hta');
    expect([status, body.name]).toEqual([201, 'releve.pdf']);
    // As it was stored before anybody minded.
    await world.db.updateTable('documents').set({ name: 'CON.pdf\u202efdp.exe' }).execute();
    await attach(victim, idOf({ body }));
    const staff = await world.staff(['manageReports']);
    for (const person of [victim, staff]) {
      const { headers } = await person.get(String(body.url));
      expect(headers.get('content-disposition')).toBe(
        `attachment; filename="CON_pdffdp.pdf"; filename*=UTF-8''CON_pdffdp.pdf`,
      );
    }
    const [report] = (await victim.get('/api/reports')).body.items as { id: string }[];
    const names = [
      await victim.get(`/api/reports/${report?.id}`),
      await staff.get(`/api/admin/reports/${report?.id}`),
    ].map((answer) => answer.body.documentDetails);
    for (const details of names) expect(details).toMatchObject([{ name: 'CON_pdffdp.pdf' }]);
    const person = await world.db
      .selectFrom('users')
      .select(['id', 'email', 'name', 'createdAt', 'isEmailVerified'])
      .where('id', '=', victim.uid)
      .executeTakeFirstOrThrow();
    const files = await documentData.files(world.services, person);
    expect(files.map(({ path: place }) => place)).toEqual([
      `documents/originaux/${idOf({ body })}-CON_pdffdp.pdf`,
    ]);
  });
});
