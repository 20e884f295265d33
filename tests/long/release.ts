/**
 * `pnpm release:try`: the archive that `pnpm release` made, in an empty folder with `node` alone on
 * the path and no network. Starts it, reads its pages, signs in, uploads, publishes; then an upgrade
 * beside it that fails, which the old server does not notice, and one that works. Linux, with
 * `unshare` and `ip`. Prints sizes and seconds.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PublicationStatus } from '@parade/api/contract/publication.ts';
import { ROOT, seconds } from '../bin/run.ts';
import { PNG } from '../support/files.ts';
import { PASSWORD } from '../support/people.ts';
import { freePort } from '../support/product.ts';
import {
  nodeAlone,
  type Place,
  type Running,
  runCommand,
  startRelease,
  stopRelease,
} from '../support/release.ts';

const ALONE = 'PARADE_WITHOUT_NETWORK';
const PATIENCE_MS = 60_000;
const PAGES = ['/', '/alertes', '/verifier', '/cgu', '/login', '/register', '/admin', '/api/ready'];
const MAIN = '/api/admin/site-settings/main';
const PUBLICATION = '/api/admin/site-settings/publication';
const EMAIL = 'camille@exemple.fr';

/** The same again, in a network that has nobody but itself. */
function runWithoutNetwork(): never {
  const user = process.getuid?.() === 0 ? [] : ['--map-root-user'];
  const script = 'ip link set lo up && exec "$@"';
  const own = [process.execPath, ...process.argv.slice(1)];
  const { status, error } = spawnSync(
    'unshare',
    ['--net', ...user, 'sh', '-c', script, 'sh', ...own],
    { stdio: 'inherit', env: { ...process.env, [ALONE]: '1' } },
  );
  if (error) console.error(`unshare could not be run: ${error.message}`);
  process.exit(status ?? 1);
}

async function archive(): Promise<string> {
  const folder = path.join(ROOT, 'dist');
  const names = await readdir(folder).catch(() => []);
  const [name, ...more] = names.filter((one) => one.endsWith('.tar.gz'));
  if (!name || more.length > 0) throw new Error('One archive is needed in dist: run pnpm release');
  const { status } = spawnSync('sha256sum', ['--check', '--quiet', `${name}.sha256`], {
    cwd: folder,
    stdio: 'inherit',
  });
  assert.equal(status, 0);
  return path.join(folder, name);
}

/** Unpacks a copy of the release into a folder of its own. */
async function unpack(file: string, desk: string, name: string): Promise<string> {
  const { status } = spawnSync('tar', ['-xzf', file, '-C', desk], { stdio: 'inherit' });
  assert.equal(status, 0);
  const [unpacked = ''] = (await readdir(desk)).filter((one) => /^parade-\d/.test(one));
  const folder = path.join(desk, name);
  await rename(path.join(desk, unpacked), folder);
  return folder;
}

/** Asks as a person with a session, once `signIn` gave one. */
function person(url: string) {
  let cookie = '';
  const ask = async (method: string, to: string, body?: object | FormData) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(url + to, {
      method,
      headers: { cookie, origin: url, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      body: isForm ? body : (JSON.stringify(body) ?? null),
    });
    assert.ok(answer.ok, `${method} ${to}: ${answer.status} ${await answer.clone().text()}`);
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return answer;
  };
  return ask;
}

type Ask = ReturnType<typeof person>;

const register = (ask: Ask, email: string) =>
  ask('POST', '/api/auth/register', {
    ...{ name: 'Éloïse Marchand', email, phone: '06 39 98 12 34', acceptTerms: true },
    ...{ password: PASSWORD, passwordConfirmation: PASSWORD },
  });

/** Saves another name; ms until visitors read it. */
async function publish(ask: Ask, name: string): Promise<number> {
  const began = performance.now();
  const settings = (await (await ask('GET', MAIN)).json()) as { brand: object };
  await ask('PUT', MAIN, { ...settings, brand: { ...settings.brand, name } });
  while (!(await (await ask('GET', '/')).text()).includes(name)) {
    const { recent } = (await (await ask('GET', PUBLICATION)).json()) as PublicationStatus;
    const problem = recent[0]?.problem ?? 'the publication never came';
    const isOver = recent[0]?.state === 'failed' || performance.now() - began > PATIENCE_MS;
    assert.ok(!isOver, problem);
    await pause(50);
  }
  return performance.now() - began;
}

/** A later version of the release: one migration more. */
async function addMigration(release: string, body: string): Promise<void> {
  const file = path.join(release, 'db/migrations/index.ts');
  const text = await readFile(file, 'utf8');
  const last = text.lastIndexOf('});');
  assert.ok(last > 0);
  const more = `  '9999_later': { up: async (db) => { ${body} } },\n`;
  await writeFile(file, text.slice(0, last) + more + text.slice(last));
}

const TABLE = `await db.schema.createTable('later').addColumn('id', 'text').execute();`;

/** Every server that was started: what fails half way leaves none behind. */
const started: Running[] = [];

async function start(place: Place): Promise<Running> {
  const running = await startRelease(place);
  started.push(running);
  return running;
}

async function tryIt(desk: string): Promise<void> {
  await assert.rejects(fetch('https://registry.npmjs.org/', { signal: AbortSignal.timeout(5000) }));
  const file = await archive();
  const old = await unpack(file, desk, 'old');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = {
    ...{ PORT: String(port), PUBLIC_URL: url, DATA_DIR: path.join(desk, 'data') },
    ...{ UPLOAD_FREE_BYTES: '0', LOG_LEVEL: 'warn' },
  };
  const commands = await nodeAlone(desk);
  const place: Place = { release: path.join(desk, 'current'), settings, commands };
  await symlink(old, place.release);
  const megabytes = Math.round((await stat(file)).size / 1e6);
  console.log(`archive ${megabytes} MB`);

  let running = await start(place);
  console.log(`first start ${seconds(running.ms)}`);
  for (const page of PAGES) assert.equal((await fetch(url + page)).status, 200, page);
  const staff = person(url);
  const { setupToken: token } = running;
  const credentials = { email: EMAIL, password: PASSWORD };
  const names = { name: 'Camille Ardouin', passwordConfirmation: PASSWORD };
  await staff('POST', '/api/admin-setup', { ...credentials, ...names, token });
  await staff('POST', '/api/auth/admin-login', credentials);
  console.log(`publication ${seconds(await publish(staff, 'Balise'))}`);
  const victim = person(url);
  await register(victim, 'eloise@exemple.fr');
  const form = new FormData();
  form.set('file', new File([new Uint8Array(PNG)], 'preuve.png', { type: 'image/png' }));
  await victim('POST', '/api/documents', form);

  const broken = await unpack(file, desk, 'broken');
  await addMigration(broken, `${TABLE} throw new Error('the later migration stops');`);
  const failed = runCommand({ ...place, release: broken }, 'migrate');
  assert.equal(failed.status, 1);
  assert.match(failed.said, /the later migration stops/);
  await assert.rejects(
    startRelease({ ...place, release: broken, settings: { ...settings, PORT: '0' } }),
    /ended with 1/,
  );
  await rm(broken, { recursive: true });
  assert.equal((await fetch(`${url}/api/ready`)).status, 200);
  await register(person(url), 'ines@exemple.fr');
  await publish(staff, 'Phare');
  console.log('a migration that fails: the old server went on reading, writing and publishing');

  const next = await unpack(file, desk, 'next');
  await addMigration(next, TABLE);
  const done = runCommand({ ...place, release: next }, 'migrate');
  assert.deepEqual([done.status, done.said], [0, 'La base est à jour\u00a0: 9999_later.\n']);
  await symlink(next, `${place.release}.next`);
  await rename(`${place.release}.next`, place.release);
  const since = performance.now();
  assert.equal(await stopRelease(running), 0);
  running = await start(place);
  console.log(`upgrade: ${seconds(performance.now() - since)} from the stop to ready`);
  assert.equal(running.setupToken, '');
  assert.ok((await (await staff('GET', '/')).text()).includes('Phare'));
  await victim('GET', '/api/me');
  assert.equal(await stopRelease(running), 0);
}

if (!process.env[ALONE]) runWithoutNetwork();
const desk = await mkdtemp(path.join(tmpdir(), 'parade-release-'));
try {
  await tryIt(desk);
} finally {
  await Promise.all(started.map(stopRelease));
  await rm(desk, { recursive: true, force: true });
}
