/**
 * Two processes approve two withdrawals that together exceed the balance, at the
 * same time. `LEDGER_TRIALS` says how often.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createWorld, type Person, type World } from '../testing.ts';
import type { Approval } from './race-process.ts';
import { reconcile } from './reconcile.ts';
import { ask, setStatus, withMoney } from './testing.ts';

const TRIALS = Number(process.env.LEDGER_TRIALS ?? 40);
/** One in five got through where it was tried. */
const NAIVE_TRIALS = 2000;
const PROCESS = path.join(import.meta.dirname, 'race-process.ts');

let world: World;
let staff: Person;
let victim: Person;
let ids: string[];
const children: ChildProcess[] = [];

beforeEach(async () => {
  world = await createWorld();
  ({ staff, victim } = await withMoney(world, 100));
  ids = [];
  for (let n = 0; n < 2; n++) ids.push(String((await ask(victim, 60)).body.id));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await world.end();
});

async function start(mode: 'real' | 'naive'): Promise<ChildProcess> {
  const child = fork(PROCESS, [mode], {
    execArgv: [],
    env: { PATH: process.env.PATH, ...world.variables },
  });
  children.push(child);
  await once(child, 'message');
  return child;
}

const told = async (child: ChildProcess, approval: Approval): Promise<string> => {
  const answer = once(child, 'message');
  child.send(approval);
  return String((await answer)[0]);
};

const versionOf = async (id: string) =>
  Number((await staff.get(`/api/admin/withdrawals/${id}`)).body.version);

/** What both said, sorted, trial after trial; `again` makes the next one possible. */
async function* race(mode: 'real' | 'naive', again: () => Promise<unknown>) {
  const two = [await start(mode), await start(mode)];
  for (;;) {
    const approvals = await Promise.all(
      ids.map(async (id) => ({ id, version: await versionOf(id), staffId: staff.uid })),
    );
    const codes = await Promise.all(
      two.map((child, nth) => told(child, approvals[nth] as Approval)),
    );
    yield codes.sort().join(' + ');
    await again();
  }
}

it(`lets exactly one of two through, ${TRIALS} times`, async () => {
  const trials = race('real', async () => {
    for (const id of ids) await setStatus(staff, id, 'pending');
  });
  for (let trial = 1; trial <= TRIALS; trial++) {
    expect([trial, (await trials.next()).value]).toEqual([trial, 'done + insufficient_balance']);
  }
  expect((await reconcile(world.db)).problems).toEqual([]);
}, 1_800_000);

it('tells when both get through: a version that reads first and writes then does it', async () => {
  const trials = race('naive', async () => {
    await world.db.updateTable('users').set({ recoveredAmountCents: 10_000 }).execute();
    await world.db.updateTable('withdrawals').set({ status: 'pending' }).execute();
  });
  let both = 0;
  for (let trial = 1; trial <= NAIVE_TRIALS && both === 0; trial++) {
    if ((await trials.next()).value === 'done + done') both = trial;
  }
  expect(both, 'the first trial in which both got through').toBeGreaterThan(0);
}, 1_800_000);
