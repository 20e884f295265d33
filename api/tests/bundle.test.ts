/**
 * The server as it is built, in a process of its own, with one thing asked for of each kind that
 * loads a package late or starts a process: nothing that it needs may be missing beside it.
 * One database is enough: what is built is the same. The front ends are there already.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isBundled, stampOf } from '../src/app/bundle.ts';
import { bundle } from '../tools/bundle.ts';
import { aList } from './features/blocklists.ts';
import { type MailServer, startMailServer } from './mail.ts';
import { accepted } from './making.ts';
import { photo } from './pictures.ts';
import { PROCESS_ENV } from './process-env.ts';
import { PASSWORD, Person } from './testing.ts';
import { unzip } from './unzip.ts';

/** The real one may run meanwhile. */
const FOLDER = path.join(import.meta.dirname, 'dist');
const SERVER = path.join(FOLDER, 'server.js');
const PATIENCE = { timeout: 15_000, interval: 50 };
const EMAIL = `From: a@exemple.fr\r\nTo: b@exemple.fr\r\nDate: Mon, 2 Nov 2026 10:00:00 +0100\r\nSubject: Avis\r\n\r\nPayez.\r\n`;

let made: Awaited<ReturnType<typeof bundle>>;
let data: string;
let mails: MailServer;
let server: ChildProcess;
let said = '';
let origin: string;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const personOf = (email: string) =>
  new Person({ request: (url, init) => fetch(origin + url, init) }, email);

beforeAll(async () => {
  made = await bundle(FOLDER);
  data = await mkdtemp(path.join(tmpdir(), 'parade-bundle-'));
  mails = await startMailServer();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const entry = JSON.stringify(pathToFileURL(SERVER).href);
  server = spawn(process.execPath, ['-e', `import(${entry}).then(({ serve }) => serve())`], {
    env: {
      ...PROCESS_ENV,
      ...{ PORT: String(port), DATA_DIR: data, SMTP_URL: mails.url, MAIL_FROM: 'p@exemple.fr' },
      ...{ UPLOAD_FREE_BYTES: '0', LOG_LEVEL: 'error', METRICS_PORT: String(await freePort()) },
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9/',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => (said += text));
  await vi.waitFor(() => expect(said).toContain('/admin-setup?token='), PATIENCE);
});
afterAll(async () => {
  server?.kill('SIGTERM');
  if (server?.exitCode === null) await once(server, 'exit');
  await mails?.stop();
  await rm(FOLDER, { recursive: true, force: true });
  await rm(data, { recursive: true, force: true });
});

it('finds every package and every file that it names', () => {
  const chunks = made.output.filter((each) => each.type === 'chunk');
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const { resolve } = createRequire(SERVER);
  const named = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  const packages = new Set(named.filter((name) => !own.has(name) && !isBuiltin(name)));
  expect([...packages]).toContain('pdfkit');
  for (const name of packages) expect(existsSync(resolve(name))).toBe(true);
  const files = chunks.flatMap(({ code }) =>
    [...code.matchAll(/new URL\([`"']([^`"']+)[`"'],\s?import\.meta\.url\)/g)].map(
      ([, to = '']) => to,
    ),
  );
  expect(files).toContain('../../src/people/documents/redraw.ts');
  for (const file of files)
    expect([file, existsSync(path.join(FOLDER, file))]).toEqual([file, true]);
});

it('draws, reads, posts and packs as the sources do', { retry: 0 }, async () => {
  const boss = personOf('camille@exemple.fr');
  const passwords = { password: PASSWORD, passwordConfirmation: PASSWORD };
  const token = /\/admin-setup\?token=(\S+)/.exec(said)?.[1];
  const { email } = boss;
  accepted(await boss.post('/api/admin-setup', { ...passwords, token, email, name: 'Camille' }));
  accepted(await boss.post('/api/auth/admin-login', { email, password: PASSWORD }));
  const { body: totp } = accepted(await boss.post('/api/me/totp'));
  expect(totp.qrCode).toMatch(/^data:image|^<svg/);
  accepted(await boss.post('/api/admin/list-previews', aList()));

  const victim = personOf('eloise@exemple.fr');
  const told = { name: 'Éloïse Marchand', email: victim.email, phone: '', acceptTerms: true };
  accepted(await victim.post('/api/auth/register', { ...told, ...passwords }));
  await vi.waitFor(
    () => expect(mails.taken.flatMap(({ recipients }) => recipients)).toContain(victim.email),
    PATIENCE,
  );
  accepted(await victim.upload(await photo(), 'piece.jpg', 'image/jpeg'));
  accepted(await victim.upload(EMAIL, 'avis.eml', 'message/rfc822'));

  const report = { title: 'Faux conseiller', fraudType: 'Phishing', date: '2026-10-02' };
  const { body: filed } = accepted(
    await victim.post('/api/reports', { ...report, description: 'Un homme m’a appelée.' }),
  );
  const { body: receipts } = accepted(await victim.get(`/api/reports/${filed.id}/receipts`));
  const [receipt] = receipts.items as { id: string }[];
  const pdf = await victim.get(`/api/receipts/${receipt?.id}`);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  const { body: asked } = accepted(await victim.post('/api/me/exports'));
  const ready = await vi.waitFor(async () => {
    const answer = await victim.get(`/api/me/exports/${asked.id}`);
    expect(answer.status).toBe(200);
    return answer;
  }, PATIENCE);
  expect([...(await unzip(ready.bytes)).keys()].join()).toMatch(/\.pdf/);
  expect((await fetch(`${origin}/api/openapi.json`)).status).toBe(200);
  expect((await fetch(`${origin}/login`)).status).toBe(200);
});

it('carries out commands beside the server that runs', async () => {
  const run = async (...typed: string[]) => {
    const env = { ...PROCESS_ENV, DATA_DIR: data, LOG_LEVEL: 'silent' };
    const command = [path.join(FOLDER, 'parade.js'), ...typed];
    return (await promisify(execFile)(process.execPath, command, { env })).stdout;
  };
  expect(await run('ledger', '--help')).toContain('verify');
  expect(await run('ledger', 'verify')).toMatch(/^0 écriture/);
});

it('names the lines of the sources in its stacks', async () => {
  const entry = JSON.stringify(pathToFileURL(SERVER).href);
  const script = `process.setSourceMapsEnabled(true);
    const { listen } = await import(${entry});
    await listen({}, {}).catch((error) => console.log(error.stack));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: PROCESS_ENV,
  });
  let stack = '';
  child.stdout.on('data', (text) => (stack += text));
  await once(child, 'close');
  expect(stack).toMatch(/api\/src\/app\/server\.ts:\d+:\d+/);
});

it('is not run where it is older than the sources, or than what made it', async () => {
  const root = path.join(data, 'checkout');
  const write = async (file: string, text: string) => {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  };
  for (const folder of ['api/src', 'api/contract', 'db']) await write(`${folder}/one.ts`, 'one');
  expect(isBundled(root)).toBe(false);
  await write('api/dist/.stamp', stampOf(root));
  expect(isBundled(root)).toBe(true);
  await write('api/src/one.test.ts', 'tests are no sources');
  expect(isBundled(root)).toBe(true);
  await write('db/one.ts', 'changed');
  expect(isBundled(root)).toBe(false);
  await write('db/one.ts', 'one');
  expect(isBundled(root)).toBe(true);
  // A checkout has what it was made by, a release has not.
  await write('pnpm-lock.yaml', 'packages');
  await write('api/tools/bundle.ts', 'the bundler');
  expect(isBundled(root)).toBe(false);
  await write('api/dist/.stamp', stampOf(root));
  expect(isBundled(root)).toBe(true);
  await write('pnpm-lock.yaml', 'other packages');
  expect(isBundled(root)).toBe(false);
});
