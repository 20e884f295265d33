import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepare, readPrepared, type StaticFile } from './files.ts';

const TEXT = 'Vous n’êtes pas seul. '.repeat(200);
const TYPE = { 'content-type': 'text/plain; charset=utf-8' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parade-static-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Everything that a file is sent as. */
function bodiesOf({ identity, br, gzip }: StaticFile) {
  if (!br || !gzip) throw new Error('not compressed');
  return [
    { body: identity, text: identity.bytes.toString(), encoding: undefined },
    { body: br, text: brotliDecompressSync(br.bytes).toString(), encoding: 'br' },
    { body: gzip, text: gunzipSync(gzip.bytes).toString(), encoding: 'gzip' },
  ];
}

describe('a text is the same, whatever the reader takes', () => {
  it.each([
    [
      'read beside the copy that its build made',
      async () => {
        const file = path.join(folder, 'page.txt');
        await writeFile(file, TEXT);
        await writeFile(`${file}.br`, brotliCompressSync(TEXT));
        return readPrepared(file, TYPE);
      },
    ],
    ['made while the server runs', async () => prepare(TEXT, TYPE)],
  ])('%s', async (_, make) => {
    const file = await make();
    const bodies = bodiesOf(file);
    for (const { body, text, encoding } of bodies) {
      expect(text).toBe(TEXT);
      expect(body.headers).toMatchObject({ ...TYPE, vary: 'accept-encoding', etag: body.etag });
      expect(body.headers['content-length']).toBe(body.bytes.length);
      expect(body.headers['content-encoding']).toBe(encoding);
    }
    expect(new Set(bodies.map(({ body }) => body.etag)).size).toBe(3);
    // Who comes next is sent what was made for the first.
    expect(file.br).toBe(bodies[1]?.body);
    expect(file.gzip).toBe(bodies[2]?.body);
    expect(bodiesOf(await make()).map(({ body }) => body.etag)).toEqual(
      bodies.map(({ body }) => body.etag),
    );
  });

  it('has no copy where its build made none', async () => {
    const file = path.join(folder, 'short.txt');
    await writeFile(file, 'Oui.');
    expect(await readPrepared(file, TYPE)).toEqual({
      identity: expect.objectContaining({ bytes: Buffer.from('Oui.') }),
    });
  });
});
