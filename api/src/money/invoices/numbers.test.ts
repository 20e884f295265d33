import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freshDatabase, type TestDatabase } from '@parade/db/testing.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aPayment } from '../../../tests/features/invoices.ts';
import { PROCESS_ENV } from '../../../tests/process-env.ts';
import { createServices } from '../../app/services.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { readEnv } from '../../platform/env.ts';
import { newId } from '../../platform/ids.ts';
import { work } from '../../platform/unit-of-work.ts';
import { issueInvoice } from './issue.ts';

const PROCESS = path.join(
  import.meta.dirname,
  '../../../tests/several-processes/issuing-process.ts',
);

let database: TestDatabase;
let folder: string;
let services: Services;
let variables: Record<string, string>;
let userId: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  database = await freshDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'parade-numbers-'));
  const { url } = database.location;
  variables = { DATA_DIR: folder, LOG_LEVEL: 'silent', ...(url ? { DATABASE_URL: url } : {}) };
  services = await createServices(readEnv(variables));
  userId = newId();
  const at = '2026-11-19T09:00:00.000Z';
  await services.db
    .insertInto('users')
    .values({
      id: userId,
      email: 'eloise@exemple.fr',
      passwordHash: '',
      name: 'Éloïse Marchand',
      phone: '',
      phoneDigits: '',
      address: '',
      role: 'user',
      createdAt: at,
      updatedAt: at,
    })
    .execute();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await services.db.destroy();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const payments = async (count: number): Promise<string[]> => {
  const ids: string[] = [];
  for (let at = 0; at < count; at++) ids.push((await aPayment(services.db, userId)).id);
  return ids;
};

function start(mode: 'issue' | 'hang', ids: string[]): ChildProcess {
  const child = spawn(process.execPath, [PROCESS, mode, ...ids], {
    env: { ...PROCESS_ENV, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

const issue = (id: string, fails = false) =>
  work(services, SYSTEM, async (unit) => {
    const payment = await unit.trx
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { number } = await issueInvoice(services, unit, payment);
    if (fails) throw new Error('undone');
    return number;
  });

const sequences = async () => {
  const rows = await services.db
    .selectFrom('invoices')
    .select('sequence')
    .orderBy('sequence')
    .execute();
  return rows.map(({ sequence }) => sequence);
};

it('are without gap or double for 50 at once, in several processes with several connections', async () => {
  const ids = await payments(50);
  const processes = Array.from({ length: 5 }, (_, at) =>
    start('issue', ids.slice(at * 10, at * 10 + 10)),
  );
  const codes = await Promise.all(processes.map(async (child) => (await once(child, 'exit'))[0]));
  expect(codes).toEqual([0, 0, 0, 0, 0]);
  expect(await sequences()).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
}, 120_000);

it('have no gap where a transaction was undone', async () => {
  const [first = '', undone = '', last = ''] = await payments(3);
  await issue(first);
  await expect(issue(undone, true)).rejects.toThrow('undone');
  await issue(last);
  expect(await sequences()).toEqual([1, 2]);
});

it('have no gap where a process was killed between its number and its commit', async () => {
  const [first = '', killed = '', last = ''] = await payments(3);
  await issue(first);
  const child = start('hang', [killed]);
  const [said] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  const number = String(said).trim();
  expect(number).toMatch(/-0002$/);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await issue(last)).toBe(number);
  expect(await sequences()).toEqual([1, 2]);
}, 60_000);
