/**
 * Kills the server in the middle of a stream of acknowledged writes, `KILLS`
 * times (100): nothing that was acknowledged may be missing, the server is ready
 * again in under three seconds, the books fit at the end.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { run } from '../bin/run.ts';
import { freePort } from '../support/product.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const KILLS = Number(process.env.KILLS ?? 100);
const PEOPLE = 4;
const READY_MS = 3000;
const PASSWORD = 'tulipe-orage-cantine-48';

const dataDir = await mkdtemp(path.join(tmpdir(), 'parade-kill-'));
const port = await freePort();
const url = `http://localhost:${port}`;
const variables = {
  ...process.env,
  // As `npm start` does.
  NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.compile-cache'),
  PORT: String(port),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
};

let server: ChildProcess | undefined;
let printed = '';

/** Milliseconds from the start of the process to `/api/ready`. */
async function start(): Promise<number> {
  const begun = performance.now();
  const child = spawn(process.execPath, ['api/src/app/server.ts'], { cwd: ROOT, env: variables });
  child.stdout.on('data', (text) => (printed += text));
  child.stderr.on('data', (text) => (printed += text));
  server = child;
  while (performance.now() - begun < 60_000) {
    const ready = await fetch(`${url}/api/ready`).catch(() => null);
    if (ready?.ok) return performance.now() - begun;
    await pause(10);
  }
  throw new Error(`not ready after a minute:\n${printed}`);
}

async function kill(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
}

interface Session {
  uid: string;
  cookie: string;
}

async function enter(route: string, body: object): Promise<Session> {
  const answer = await fetch(`${url}${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${route}: ${await answer.text()}`);
  const { user } = (await answer.json()) as { user?: { uid: string } };
  return { uid: user?.uid ?? '', cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

const register = (n: number) =>
  enter('/api/auth/register', {
    name: 'Éloïse Marchand',
    email: `eloise${n}@exemple.fr`,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    acceptTerms: true,
  });

async function administrator(): Promise<Session> {
  const token = /admin-setup\?token=(\S+)/.exec(printed)?.[1];
  const person = { name: 'Camille Ardouin', email: 'camille@parade.example', password: PASSWORD };
  await enter('/api/admin-setup', { ...person, passwordConfirmation: PASSWORD, token });
  return enter('/api/auth/admin-login', { email: person.email, password: PASSWORD });
}

let cents = 0;

/** One person's writes until the server is gone; what was acknowledged. */
async function writes(staff: Session, { uid }: Session, round: number): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let n = 1; ; n++) {
    const reference = `VIR-${round}-${n}`;
    // Another one each time: an amount that is there already is acknowledged without an entry.
    const amount = ++cents / 100;
    const answer = await fetch(`${url}/api/admin/users/${uid}/recovered-amount`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: staff.cookie },
      body: JSON.stringify({ amount, reason: 'Restitution', reference }),
    }).catch(() => null);
    // The line may break between the headers and the end of the body: that is no acknowledgement.
    const whole = await answer?.json().catch(() => null);
    if (!answer || !whole) return acknowledged;
    if (answer.status !== 200) throw new Error(JSON.stringify(whole));
    acknowledged.push(reference);
  }
}

async function referencesOf({ cookie }: Session): Promise<Set<string>> {
  const answer = await fetch(`${url}/api/balance`, { headers: { cookie } });
  const { entries } = (await answer.json()) as { entries: { reference: string }[] };
  return new Set(entries.map(({ reference }) => reference));
}

async function books(task: string): Promise<boolean> {
  const { ok, output } = await run(process.execPath, ['api/bin/parade.ts', 'ledger', task], {
    env: { DATA_DIR: dataDir },
  });
  console.log(`ledger:${task}: ${output.trim()}`);
  return ok;
}

let ok = true;
try {
  await start();
  const staff = await administrator();
  const people: Session[] = [];
  for (let n = 0; n < PEOPLE; n++) people.push(await register(n));
  const times: number[] = [];
  let acknowledged = 0;
  let missing = 0;
  for (let round = 1; round <= KILLS; round++) {
    const streams = people.map((person) => writes(staff, person, round));
    await pause(50 + Math.random() * 350);
    await kill();
    const promised = await Promise.all(streams);
    times.push(await start());
    for (const [nth, references] of promised.entries()) {
      const kept = await referencesOf(people[nth] as Session);
      acknowledged += references.length;
      missing += references.filter((reference) => !kept.has(reference)).length;
    }
  }
  await kill();
  const slowest = Math.max(...times);
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  console.log(`${KILLS} kills, ${acknowledged} acknowledged writes, ${missing} missing`);
  console.log(`ready again: median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`);
  ok = missing === 0 && acknowledged > 0 && slowest < READY_MS;
  for (const task of ['verify', 'reconcile']) ok = (await books(task)) && ok;
} finally {
  await kill();
  await rm(dataDir, { recursive: true, force: true });
}
process.exitCode = ok ? 0 : 1;
