/**
 * Two processes approve two withdrawals that together exceed the balance, at the
 * same time; then one is approved while its owner takes it back. `LEDGER_TRIALS`
 * says how often.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { withMoney } from '../../../tests/features/ledger.ts';
import { ask, setStatus } from '../../../tests/features/withdrawals.ts';
import { PROCESS_ENV } from '../../../tests/process-env.ts';
import type { Approval } from '../../../tests/several-processes/race-process.ts';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';
import { reconcile } from '../ledger/reconcile.ts';

const TRIALS = Number(process.env.LEDGER_TRIALS ?? 20);
/** One in five got through where it was tried. */
const NAIVE_TRIALS = 2000;
/** Who approves, who takes it back, and what is stored then. */
const ONE_WINS =
  /^(?:done, withdrawal_decided, approved, false|(?:stale_version|withdrawal_cancelled), done, rejected, true)$/;
const PROCESS = path.join(import.meta.dirname, '../../../tests/several-processes/race-process.ts');

let world: World;
let two: readonly [ChildProcess, ChildProcess];
let staff: Person;
let victim: Person;
let ids: string[];

beforeAll(async () => {
  world = await createWorld();
  two = await Promise.all([start(), start()]);
});
afterAll(async () => {
  for (const child of two) child.kill('SIGKILL');
  await world.end();
});
beforeEach(async () => {
  ({ staff, victim } = await withMoney(world, 100));
  ids = [];
  for (let n = 0; n < 2; n++) ids.push(String((await ask(victim, 60)).body.id));
});

async function start(): Promise<ChildProcess> {
  const child = fork(PROCESS, [], { execArgv: [], env: { ...PROCESS_ENV, ...world.variables } });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`a process ended with ${code} before it was ready`);
  });
  // Later it is ended on purpose.
  ended.catch(() => undefined);
  await Promise.race([once(child, 'message'), ended]);
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
async function* race(how: 'real' | 'naive', again: () => Promise<unknown>) {
  for (;;) {
    const approvals = await Promise.all(
      ids.map(async (id) => ({ how, id, version: await versionOf(id), actorId: staff.uid })),
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

it(`approves a request or lets its owner take it back, never both, ${TRIALS} times`, async () => {
  const [approving, cancelling] = two;
  const [id = ''] = ids;
  for (let trial = 1; trial <= TRIALS; trial++) {
    const version = await versionOf(id);
    const [approved, cancelled] = await Promise.all([
      told(approving, { how: 'real', id, version, actorId: staff.uid }),
      told(cancelling, { how: 'cancel', id, version, actorId: victim.uid }),
    ]);
    const { status, cancelledAt } = (await staff.get(`/api/admin/withdrawals/${id}`)).body;
    const outcome = [approved, cancelled, status, cancelledAt !== null].join(', ');
    expect([trial, outcome]).toEqual([trial, expect.stringMatching(ONE_WINS)]);
    // As new, whoever won.
    if (status === 'approved') await setStatus(staff, id, 'pending');
    else {
      const anew = { status: 'pending', cancelledAt: null } as const;
      await world.db.updateTable('withdrawals').set(anew).where('id', '=', id).execute();
    }
  }
  expect((await reconcile(world.db)).problems).toEqual([]);
}, 1_800_000);

// Last: what it leaves fits no books.
it('tells when both get through: a version that reads first and writes then does it', async () => {
  const trials = race('naive', async () => {
    await world.db
      .updateTable('users')
      .set({ recoveredAmountCents: 10_000 })
      .where('id', '=', victim.uid)
      .execute();
    await world.db
      .updateTable('withdrawals')
      .set({ status: 'pending' })
      .where('id', 'in', ids)
      .execute();
  });
  let both = 0;
  for (let trial = 1; trial <= NAIVE_TRIALS && both === 0; trial++) {
    if ((await trials.next()).value === 'done + done') both = trial;
  }
  expect(both, 'the first trial in which both got through').toBeGreaterThan(0);
}, 1_800_000);
