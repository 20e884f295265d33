import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ImportRefused } from './adapters/adapter.ts';
import { fetchList, type Reach } from './fetch-list.ts';

let folder: string;
let key: Buffer;
let ca: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parade-tls-'));
  const [keyFile, certFile] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name));
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-keyout', keyFile ?? '', '-out', certFile ?? '', '-days', '2'],
    ...['-subj', '/CN=listes.example', '-addext', 'subjectAltName=DNS:listes.example'],
  ]);
  [key, ca] = await Promise.all([readFile(keyFile ?? ''), readFile(certFile ?? '')]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let server: Server | undefined;
let asked: string[] = [];
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
  asked = [];
});

/** An address whose host this machine answers for. */
async function served(answer: (to: ServerResponse, of: IncomingMessage) => void): Promise<URL> {
  const made = createServer({ key, cert: ca }, (of, to) => {
    asked.push(of.url ?? '');
    answer(to, of);
  });
  server = made;
  await new Promise<void>((go) => made.listen(0, '127.0.0.1', go));
  const { port } = made.address() as AddressInfo;
  return new URL(`https://listes.example:${port}/liste.txt?cle=secret`);
}

const here = (async () => [{ address: '127.0.0.1', family: 4 }]) as unknown as Reach['resolve'];
const reaching = (changes: Partial<Reach> = {}): Partial<Reach> => ({
  ...{ isOpen: () => true, resolve: here, tls: { ca } },
  ...changes,
});

async function refusal(fetching: Promise<unknown>): Promise<string> {
  const error = await fetching.catch((e: unknown) => e);
  expect(error).toBeInstanceOf(ImportRefused);
  const { message } = error as Error;
  expect(message).not.toContain('secret');
  return message;
}

describe('a list at an address', () => {
  it('is fetched with its day', async () => {
    const url = await served((to) => {
      to.setHeader('last-modified', 'Mon, 02 Nov 2026 10:00:00 GMT');
      to.end('piege.example\n');
    });
    const { bytes, modified } = await fetchList(url, reaching());
    expect([bytes.toString(), modified.toISOString()]).toEqual([
      'piege.example\n',
      '2026-11-02T10:00:00.000Z',
    ]);
    expect(asked).toEqual(['/liste.txt?cle=secret']);
  });

  it('is not followed elsewhere, nor taken where it is none', async () => {
    const moved = await served((to) => to.writeHead(302, { location: 'https://127.0.0.1/' }).end());
    expect(await refusal(fetchList(moved, reaching()))).toContain('renvoie ailleurs');
    expect(asked).toHaveLength(1);
    server?.close();
    const gone = await served((to) => to.writeHead(404).end());
    expect(await refusal(fetchList(gone, reaching()))).toBe('L’adresse a répondu 404.');
  });

  it('is not larger than a list, and does not keep anybody waiting', async () => {
    const large = await served((to) => {
      to.on('error', () => {});
      const more = (): unknown => !to.destroyed && to.write('x'.repeat(65_536), more);
      more();
    });
    expect(await refusal(fetchList(large, reaching({ maxBytes: 100_000 })))).toContain(
      'trop grand',
    );
    server?.closeAllConnections();
    const slow = await served((to) => to.write('piege'));
    expect(await refusal(fetchList(slow, reaching({ patience: 300 })))).toMatch(
      /à temps|interrompue/,
    );
  });

  it('has a certificate that somebody vouches for', async () => {
    const url = await served((to) => to.end('piege.example'));
    expect(await refusal(fetchList(url, reaching({ tls: {} })))).toContain('certificat');
    expect(asked).toEqual([]);
  });
});

describe('nothing is asked', () => {
  it.each([
    'https://127.0.0.1/',
    'https://[::ffff:10.0.0.1]/',
    'https://localhost/',
    'http://a.example/',
  ])('of %s', async (url) => {
    expect(await refusal(fetchList(new URL(url)))).toContain('réseau privé');
  });

  it('of a name that leads into a private network, even beside an open address', async () => {
    const url = await served((to) => to.end('piege.example'));
    const both = (async () => [
      { address: '1.1.1.1', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ]) as unknown as Reach['resolve'];
    const { isOpen: _, ...open } = reaching({ resolve: both });
    expect(await refusal(fetchList(url, open))).toContain('réseau privé');
    expect(asked).toEqual([]);
  });
});
