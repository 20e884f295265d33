import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDatabase, migrate, openDatabase } from './index.ts';

let folder: string;
let file: string;
let other: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parade-lock-'));
  file = path.join(folder, 'data/parade.sqlite');
});
afterEach(async () => {
  await killOther();
  await rm(folder, { recursive: true, force: true });
});

const HOLD = `
  const { lockDatabase } = await import(process.argv[1]);
  lockDatabase({ file: process.argv[2] });
  console.log('held');
  setInterval(() => {}, 60_000);`;

/** Another process that keeps the database. */
async function startOther(): Promise<number | undefined> {
  const index = path.join(import.meta.dirname, 'index.ts');
  other = spawn(process.execPath, ['--input-type=module', '-e', HOLD, index, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (other.stdout) await once(other.stdout, 'data');
  return other.pid;
}

async function killOther(): Promise<void> {
  const child = other;
  other = undefined;
  if (!child?.kill('SIGKILL')) return;
  await once(child, 'exit');
}

it('names who keeps the database, since when, and what to do', async () => {
  const pid = await startOther();
  const sentence = new RegExp(
    `^Another server runs on ${file}: process ${pid} on \\S+, since \\d{4}-\\d\\d-\\d\\dT\\S+Z\\. Stop that one first`,
  );
  expect(() => lockDatabase({ file })).toThrow(sentence);
  expect(() => lockDatabase({ file })).toThrow(sentence);
});

it('is let go by a process that is killed, whatever it left behind', async () => {
  await startOther();
  await killOther();
  lockDatabase({ file })();
  const letGo = lockDatabase({ file });
  expect(() => lockDatabase({ file })).toThrow(`process ${process.pid} on`);
  letGo();
});

it('keeps nobody from reading or writing beside it, and PostgreSQL is not locked', async () => {
  await startOther();
  const db = openDatabase({ file });
  await migrate(db);
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([]);
  await db.destroy();
  lockDatabase({ url: 'postgres://localhost/parade', file })();
});
