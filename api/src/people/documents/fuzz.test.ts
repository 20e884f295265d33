/**
 * Files that were made to be something else than they say, or to cost more than they weigh.
 * One database is enough: what is asked is in the bytes.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';

let world: World;
let victim: Person;
beforeAll(async () => {
  world = await createWorld();
  victim = await world.client();
});
afterAll(() => world.end());

const SCRIPT = '<html><body><script>window.ran=1</script></body></html>';

const picture = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({ create: { width: 16, height: 16, channels: 3, background: '#1f4b7a' } })
    .toFormat(format)
    .toBuffer();

/** A PDF of these objects, the first of which is its catalogue. */
const pdf = (...objects: string[]) =>
  Buffer.from(
    `%PDF-1.7\n${objects.map((o, i) => `${i + 1} 0 obj${o}endobj\n`).join('')}trailer<</Root 1 0 R>>\n%%EOF\n`,
  );

/** A JPEG with a comment segment right behind its first marker. */
async function jpegSaying(text: string): Promise<Buffer> {
  const jpeg = await picture('jpeg');
  const comment = Buffer.from(text);
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** A whole PNG of one colour, some kilobytes for megabytes. */
function flatPng(width: number, height: number, ...between: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8; // Bits; a colour type of 0 is grey.
  const pixels = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 });
  const parts = [chunk('IHDR', header), ...between, chunk('IDAT', pixels)];
  return Buffer.concat([PNG, ...parts, chunk('IEND', Buffer.alloc(0))]);
}

const files = async (): Promise<number> => {
  const folder = path.join(world.folder, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
};

/** What a browser is told of a file, and its bytes. */
async function served(url: unknown) {
  const { headers, bytes } = await victim.get(String(url));
  return {
    bytes: bytes.toString('latin1'),
    type: headers.get('content-type'),
    way: headers.get('content-disposition')?.split(';')[0],
    policy: headers.get('content-security-policy'),
    sniffed: headers.get('x-content-type-options'),
  };
}
const TAME = {
  policy: "sandbox; default-src 'none'; frame-ancestors 'none'",
  sniffed: 'nosniff',
};

describe('a picture that is a page too', () => {
  it.each([
    ['behind its end', async () => Buffer.concat([await picture('jpeg'), Buffer.from(SCRIPT)])],
    ['in its comment', () => jpegSaying(SCRIPT)],
    ['in a PNG’s text', async () => flatPng(8, 8, chunk('tEXt', Buffer.from(`a\0${SCRIPT}`)))],
    ['behind a WebP', async () => Buffer.concat([await picture('webp'), Buffer.from(SCRIPT)])],
  ])('is shown without the page: %s', async (_where, make) => {
    const { status, body } = await victim.upload(await make(), 'photo.html', 'text/html');
    expect(status).toBe(201);
    const copy = await served(body.url);
    expect(copy).toMatchObject({ ...TAME, type: expect.stringMatching(/^image\//) });
    expect(copy.bytes).not.toContain('<script');
    // The evidence is kept as it came; nothing runs it either.
    const original = await served(`${body.url}?original`);
    expect(original).toMatchObject({ ...TAME, type: copy.type });
    expect(original.bytes).toContain('<script');
  });
});

describe('a PDF that does something', () => {
  const ACTIONS = {
    JavaScript: '<</S/JavaScript/JS(app.alert\\(1\\))>>',
    Launch: '<</S/Launch/F(cmd.exe)>>',
    URI: '<</S/URI/URI(javascript:alert\\(1\\))>>',
  };
  it.each(Object.entries(ACTIONS))(
    'is kept as evidence and only ever handed over: %s',
    async (_what, action) => {
      const bytes = pdf('<</Type/Catalog/OpenAction 2 0 R>>', action);
      const { status, body } = await victim.upload(bytes, 'contrat.pdf');
      expect(status).toBe(201);
      for (const url of [body.url, `${body.url}?original`]) {
        expect(await served(url)).toMatchObject({
          ...TAME,
          type: 'application/pdf',
          way: 'attachment',
        });
      }
    },
  );

  it('and is an archive or a page too, comes back as a PDF', async () => {
    const zip = Buffer.from('PK\u0003\u0004\u0014\0\0\0', 'latin1');
    for (const tail of [zip, Buffer.from(SCRIPT)]) {
      const bytes = Buffer.concat([pdf('<</Type/Catalog>>'), tail]);
      const { status, body } = await victim.upload(bytes, 'contrat.pdf.zip');
      expect(status).toBe(201);
      expect(await served(body.url)).toMatchObject({
        ...TAME,
        type: 'application/pdf',
        way: 'attachment',
      });
    }
  });
});

describe('what is something else in front', () => {
  it.each([
    ['GIF and JavaScript', Buffer.from('GIF89a/*\0\0*/=1;alert(1)//', 'latin1')],
    ['a page before a PDF', Buffer.from(`${SCRIPT}\n%PDF-1.7\n%%EOF`)],
    ['an archive before a PDF', Buffer.from('PK\u0003\u0004\u0014\0\0\0%PDF-1.7', 'latin1')],
    [
      'SVG with an XML head',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    [
      'SVG with an entity bomb',
      Buffer.from(
        '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "a"><!ENTITY b "&a;&a;">]><svg>&b;</svg>',
      ),
    ],
    ['BMP', Buffer.from('BM\u0036\0\0\0', 'latin1')],
    ['a program', Buffer.from('MZ\u0090\0\u0003\0\0\0', 'latin1')],
  ])('is refused: %s', async (_what, bytes) => {
    const before = await files();
    const { status, body } = await victim.upload(bytes, 'photo.jpg', 'image/jpeg');
    expect([status, body.code]).toEqual([415, 'file_type_refused']);
    expect(await files()).toBe(before);
  });
});

describe('a picture that is larger than it weighs', () => {
  it('is refused from its header on: WebP, JPEG, PNG', async () => {
    const webp = Buffer.from(await picture('webp'));
    // The 14 bits of each side behind the start code of a lossy frame.
    const sides = webp.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3;
    webp.writeUInt16LE(16_383, sides);
    webp.writeUInt16LE(16_383, sides + 2);
    const jpeg = Buffer.from(await picture('jpeg'));
    const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    jpeg.writeUInt16BE(65_500, frame + 5);
    jpeg.writeUInt16BE(65_500, frame + 7);
    const before = await files();
    for (const bytes of [webp, jpeg, flatPng(60_000, 1000)]) {
      const { status, body } = await victim.upload(bytes, 'photo');
      expect([status, body.code]).toEqual([413, 'image_too_large']);
    }
    expect(await files()).toBe(before);
  });

  it('is drawn as long as a camera could have taken it', async () => {
    const bytes = flatPng(7000, 7000);
    expect(bytes.length).toBeLessThan(100_000);
    expect((await victim.upload(bytes, 'a.png')).status).toBe(201);
  });

  it('cannot hide megabytes in a text', async () => {
    const text = Buffer.concat([
      Buffer.from('a\0\0'),
      deflateSync(Buffer.alloc(200 * 2 ** 20), { level: 9 }),
    ]);
    const { status } = await victim.upload(flatPng(8, 8, chunk('zTXt', text)), 'a.png');
    expect([201, 422]).toContain(status);
  });
});

describe('a broken upload', () => {
  it('that ends too early is refused, wherever it ends', async () => {
    const before = await files();
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const whole = await sharp({
        create: {
          width: 640,
          height: 480,
          channels: 3,
          noise: { type: 'gaussian', mean: 128, sigma: 30 },
        } as never,
      })
        .toFormat(format)
        .toBuffer();
      for (const share of [0.1, 0.5, 0.9]) {
        const { status, body } = await victim.upload(whole.subarray(0, whole.length * share), 'a');
        expect([format, share, status, body.code]).toEqual([format, share, 422, 'file_unreadable']);
      }
    }
    expect(await files()).toBe(before);
  });

  const part = (head: string, content = '%PDF-1.4\n%%EOF') =>
    `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const send = (body: string, type = 'multipart/form-data; boundary=b') =>
    victim.send('POST', '/api/documents', { body, headers: { 'content-type': type } });

  it.each([
    [
      'another boundary',
      `${part('name="file"; filename="a"')}--b--`,
      'multipart/form-data; boundary=c',
    ],
    ['no boundary', `${part('name="file"; filename="a"')}--b--`, 'multipart/form-data'],
    ['a boundary of 10 kB', '--b--', `multipart/form-data; boundary=${'b'.repeat(10_000)}`],
    ['a field alone', `${part('name="file"')}--b--`, undefined],
    [
      '100 fields',
      `${Array.from({ length: 100 }, (_, i) => part(`name="f${i}"`)).join('')}--b--`,
      undefined,
    ],
    ['a field named __proto__', `${part('name="__proto__"')}--b--`, undefined],
    ['a head without an end', `--b\r\nContent-Disposition: ${'a'.repeat(100_000)}`, undefined],
    ['nothing at all', '', undefined],
    ['a half part', part('name="file"; filename="a"').slice(0, -5), undefined],
  ])('is refused: %s', async (_what, body, type) => {
    const before = await files();
    const answer = await send(body, type);
    expect([400, 413, 415, 422]).toContain(answer.status);
    expect(answer.body.code).toMatch(/^(file_|upload_interrupted)/);
    expect(await files()).toBe(before);
  });

  it('of two files takes the first alone', async () => {
    const before = await files();
    const two = part('name="file"; filename="a.pdf"') + part('name="file"; filename="b.pdf"');
    const { status, body } = await send(`${two}--b--`);
    expect(status === 201 ? body.name : body.code).toMatch(
      /^(a\.pdf|upload_interrupted|file_missing)$/,
    );
    expect(await files()).toBe(before + (status === 201 ? 1 : 0));
  });
});

describe('the name of a file', () => {
  it.each([
    ['a path', '../../../etc/passwd', 'passwd.pdf'],
    ['a path of Windows', 'C:\\temp\\preuve.pdf', 'preuve.pdf'],
    ['another direction', 'facture\u202efdp.exe', 'facturefdp.pdf'],
    ['marks of direction', 'preuve\u200f\u200efdp.pdf', 'preuvefdp.pdf'],
    ['control characters', 'a\u0000b\u001b[31mc.pdf', 'ab[31mc.pdf'],
    ['a page', '<img src=x onerror=ran()>.pdf', '_img src=x onerror=ran()_.pdf'],
    ['nothing to see', '\u200b\u2060\u00ad', 'document.pdf'],
    ['10 kB', `${'a'.repeat(10_000)}.pdf`, `${'a'.repeat(115)}.pdf`],
    ['120 characters, one of them cut', `x${'😀'.repeat(58)}.pdf`, expect.stringMatching(/\.pdf$/)],
  ])('is shown as a name: %s', async (_what, name, shown) => {
    const { status, body } = await victim.upload(pdf('<</Type/Catalog>>'), name);
    expect([status, body.name]).toEqual([201, shown]);
    expect(String(body.name).isWellFormed()).toBe(true);
    const { headers } = await victim.get(String(body.url));
    const way = headers.get('content-disposition') ?? '';
    expect(way).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.%~!-]+$/);
  });
});
