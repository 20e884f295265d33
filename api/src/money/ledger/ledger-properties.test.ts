/**
 * Random lives of accounts against a model that knows nothing of tables. Each
 * operation must be refused or done as the model says; the books must fit at
 * the end. `LEDGER_OPERATIONS` says how many; a failure prints its seed, which
 * `LEDGER_SEED` runs again.
 */
import { hash } from '@node-rs/argon2';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PERMISSIONS, type Permissions } from '../../../contract/staff.ts';
import { secondPerson, waitingFor } from '../../../tests/features/approvals.ts';
import { aReport, createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';
import { confirmApproval, rejectApproval } from '../../people/approvals/decide.ts';
import { blockUser, unblockUser } from '../../people/users/block.ts';
import { deactivateUser, reactivateUser } from '../../people/users/deactivate.ts';
import { AppError } from '../../platform/errors.ts';
import { work } from '../../platform/unit-of-work.ts';
import { requestWithdrawal } from '../withdrawals/request.ts';
import { updateWithdrawal } from '../withdrawals/update.ts';
import { post } from './ledger.ts';
import { reconcile } from './reconcile.ts';
import { setBalance } from './set-balance.ts';
import { verifyLedger } from './verify-ledger.ts';

const OPERATIONS = Number(process.env.LEDGER_OPERATIONS ?? 1000);
const SEED = process.env.LEDGER_SEED ? Number(process.env.LEDGER_SEED) : undefined;
/** In one life, and so in one database. */
const LENGTH = Math.min(OPERATIONS, 500);
const STEP_MS = 3 * 60_000;
const PEOPLE = 3;

const EVERYTHING = Object.fromEntries(PERMISSIONS.map((name) => [name, true])) as Permissions;

type Status = 'pending' | 'approved' | 'rejected';

const who = fc.nat({ max: PEOPLE - 1 });
const cents = fc.integer({ min: 1, max: 20_000 });
const operation = fc.oneof(
  fc.record({
    op: fc.constant('set' as const),
    who,
    cents: fc.nat({ max: 20_000 }),
    named: fc.boolean(),
  }),
  fc.record({ op: fc.constant('direct' as const), who, cents, named: fc.boolean() }),
  fc.record({ op: fc.constant('decide' as const), who, confirm: fc.boolean() }),
  fc.record({ op: fc.constant('request' as const), who, cents }),
  fc.record({
    op: fc.constant('move' as const),
    nth: fc.nat({ max: 1000 }),
    to: fc.constantFrom<Status>('pending', 'approved', 'approved', 'rejected'),
  }),
  fc.record({
    op: fc.constant('life' as const),
    who,
    to: fc.constantFrom('block', 'unblock', 'disable', 'delete', 'reactivate'),
  }),
);
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

interface Account {
  person: Person;
  reportId: string;
  balance: number;
  ofReport: number;
  waiting: { id: string; change: number; named: boolean } | null;
}
interface Request {
  id: string;
  account: Account;
  cents: number;
  status: Status;
  note: string;
  version: number;
}

/** What happened, as a code: `done` or that of the refusal. */
const outcome = async (verb: Promise<unknown>): Promise<string> =>
  verb.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );

class Life {
  readonly requests: Request[] = [];
  readonly accounts: Account[];
  readonly #world: World;
  readonly #staff: Person;
  readonly #second: Person | undefined;

  constructor(world: World, accounts: Account[], staff: Person, second: Person | undefined) {
    this.#world = world;
    this.accounts = accounts;
    this.#staff = staff;
    this.#second = second;
  }

  static async begin(alone: boolean): Promise<Life> {
    const world = await createWorld();
    const staff = await world.staff();
    const second = alone ? undefined : await secondPerson(world);
    // What it costs to check a password is not what is looked at here.
    const passwordHash = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    await world.db.updateTable('users').set({ passwordHash }).execute();
    const accounts: Account[] = [];
    for (let n = 0; n < PEOPLE; n++) {
      const person = await world.client();
      const { body } = await person.post('/api/reports', aReport());
      accounts.push({ person, reportId: String(body.id), balance: 0, ofReport: 0, waiting: null });
    }
    return new Life(world, accounts, staff, second);
  }

  end = () => this.#world.end();

  #actor = ({ uid, email }: Person) => ({
    id: uid,
    email,
    name: 'x',
    confirmedAt: this.#world.services.now().toISOString(),
    signedInAt: '',
  });

  async run(step: Operation): Promise<void> {
    // A member may propose only so much within an hour.
    const later = this.#world.services.now().getTime() + STEP_MS;
    this.#world.services.now = () => new Date(later);
    const did = await this[step.op](step as never);
    expect(did.real, JSON.stringify(step)).toBe(did.model);
  }

  async set({ who, cents, named }: Extract<Operation, { op: 'set' }>) {
    const account = this.accounts[who] as Account;
    const change = cents - account.balance;
    const model =
      account.waiting !== null
        ? 'approval_waiting'
        : named && account.ofReport + change < 0
          ? 'report_amount_negative'
          : 'done';
    const input = {
      amount: cents / 100,
      reason: 'Restitution',
      reference: 'VIR',
      reportId: named ? account.reportId : null,
      expected: account.balance / 100,
    };
    const uid = account.person.uid;
    const real = await outcome(
      setBalance(this.#world.services, this.#actor(this.#staff), uid, input, undefined),
    );
    if (real === 'done' && change !== 0) {
      const id = await waitingFor(this.#staff, `recovered-amounts/${uid}`);
      if (id) account.waiting = { id, change, named };
      else this.#credit(account, change, named);
    }
    return { real, model };
  }

  /** What is paid to the person directly is in the books, and on no balance. */
  async direct({ who, cents, named }: Extract<Operation, { op: 'direct' }>) {
    const account = this.accounts[who] as Account;
    const actor = this.#actor(this.#staff);
    const entry = {
      ...{ userId: account.person.uid, authorId: actor.id, reference: 'VIR', reason: 'Versé' },
      ...({ kind: 'recovery', amountCents: cents, paidDirectly: 1 } as const),
      reportId: named ? account.reportId : null,
    };
    const { services } = this.#world;
    await work(services, actor, (unit) => post(unit, entry, 'balance_negative'));
    if (named) account.ofReport += cents;
    return { real: 'done', model: 'done' };
  }

  #credit(account: Account, change: number, named: boolean) {
    account.balance += change;
    if (named) account.ofReport += change;
  }

  async decide({ who, confirm }: Extract<Operation, { op: 'decide' }>) {
    const account = this.accounts[who] as Account;
    const { waiting } = account;
    const model =
      waiting === null
        ? 'approval_decided'
        : confirm && account.balance + waiting.change < 0
          ? 'balance_negative'
          : confirm && waiting.named && account.ofReport + waiting.change < 0
            ? 'report_amount_negative'
            : 'done';
    const { services } = this.#world;
    const decider = { ...this.#actor(this.#second ?? this.#staff), may: EVERYTHING };
    const id = waiting?.id ?? 'none';
    const real = await outcome(
      confirm
        ? confirmApproval(services, decider, id, { password: PASSWORD })
        : rejectApproval(services, decider, id, { reason: 'Erreur' }),
    );
    if (real === 'done' && waiting) {
      if (confirm) this.#credit(account, waiting.change, waiting.named);
      account.waiting = null;
    }
    return { real, model };
  }

  async request({ who, cents }: Extract<Operation, { op: 'request' }>) {
    const account = this.accounts[who] as Account;
    const model = cents > account.balance ? 'withdrawal_exceeds_balance' : 'done';
    const input = {
      amount: cents / 100,
      method: 'binance' as const,
      binanceId: '284715903',
      bankName: '',
      accountNumber: '',
      accountHolder: '',
      walletType: 'btc' as const,
      walletAddress: '',
    };
    let id = '';
    const actor = this.#actor(account.person);
    const real = await outcome(
      requestWithdrawal(this.#world.services, actor, input, undefined).then((made) => {
        id = made.id;
      }),
    );
    if (real === 'done')
      this.requests.push({ id, account, cents, status: 'pending', note: '', version: 1 });
    return { real, model };
  }

  async move({ nth, to }: Extract<Operation, { op: 'move' }>) {
    const request = this.requests[nth % (this.requests.length || 1)];
    if (!request) return { real: 'done', model: 'done' };
    const { account, cents, status } = request;
    const model =
      to === 'approved' && status !== 'approved' && account.balance < cents
        ? 'insufficient_balance'
        : 'done';
    // What was approved comes back with a reason.
    const returned = status === 'approved' && to !== 'approved' ? 'Compte fermé' : '';
    const note = to === status ? request.note : returned;
    const real = await outcome(
      updateWithdrawal(this.#world.services, this.#actor(this.#staff), request.id, {
        status: to,
        adminNote: note,
        payoutReference: '',
        payoutOn: null,
        version: request.version,
      }),
    );
    await this.#confirmed(`withdrawals/${request.id}`);
    if (real === 'done' && to !== status) {
      if (to === 'approved') account.balance -= cents;
      else if (status === 'approved') account.balance += cents;
      request.status = to;
      request.note = note;
      request.version += 1;
    }
    return { real, model };
  }

  /** What one takes back another confirms. */
  async #confirmed(object: string) {
    const id = this.#second && (await waitingFor(this.#second, object));
    if (!this.#second || !id) return;
    const decider = { ...this.#actor(this.#second), may: EVERYTHING };
    await confirmApproval(this.#world.services, decider, id, { password: PASSWORD });
  }

  async life({ who, to }: Extract<Operation, { op: 'life' }>) {
    const account = this.accounts[who] as Account;
    const held =
      account.balance > 0 ||
      account.waiting !== null ||
      this.requests.some((each) => each.account === account && each.status === 'pending');
    const before = await this.#statusOf(account);
    const model = to === 'delete' && held && before !== 'deleted' ? 'balance_left' : 'done';
    const { services } = this.#world;
    const args = [services, this.#actor(this.#staff), account.person.uid] as const;
    const real = await outcome(
      {
        block: () => blockUser(...args),
        unblock: () => unblockUser(...args),
        disable: () => deactivateUser(...args, 'disabled'),
        delete: () => deactivateUser(...args, 'deleted'),
        reactivate: () => reactivateUser(...args),
      }[to as 'block'](),
    );
    return { real, model };
  }

  async #statusOf({ person }: Account) {
    const { status } = await this.#world.db
      .selectFrom('users')
      .select('status')
      .where('id', '=', person.uid)
      .executeTakeFirstOrThrow();
    return status;
  }

  /** The sum of entries is the balance, each withdrawal is counted once, the chain holds. */
  async audit(): Promise<void> {
    const { db } = this.#world;
    const entries = await db
      .selectFrom('ledger_entries')
      .select(['userId', 'reportId', 'withdrawalId', 'amountCents', 'balanceCents', 'paidDirectly'])
      .execute();
    const sum = (of: (entry: (typeof entries)[number]) => boolean) =>
      entries.filter(of).reduce((total, { amountCents }) => total + amountCents, 0);
    for (const { person, balance, ofReport, reportId } of this.accounts) {
      const row = await db
        .selectFrom('users')
        .select('recoveredAmountCents as held')
        .where('id', '=', person.uid)
        .executeTakeFirstOrThrow();
      expect([row.held, sum((e) => e.userId === person.uid && !e.paidDirectly)]).toEqual([
        balance,
        balance,
      ]);
      expect(sum((e) => e.reportId === reportId)).toBe(ofReport);
    }
    expect(entries.every(({ balanceCents }) => balanceCents >= 0)).toBe(true);
    for (const { id, cents, status } of this.requests) {
      expect(sum((e) => e.withdrawalId === id)).toBe(status === 'approved' ? -cents : 0);
    }
    expect((await verifyLedger(db)).problems).toEqual([]);
    expect((await reconcile(db)).problems).toEqual([]);
  }
}

it(`fits the model through ${OPERATIONS} random operations`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.integer(), async (alone, seed) => {
      const operations = fc.sample(operation, { seed, numRuns: LENGTH });
      const life = await Life.begin(alone);
      try {
        for (const step of operations) await life.run(step);
        await life.audit();
      } finally {
        await life.end();
      }
    }),
    {
      numRuns: Math.ceil(OPERATIONS / LENGTH),
      ...(SEED === undefined ? {} : { seed: SEED }),
      // A whole life again for every step of a shrinking would take hours.
      endOnFailure: true,
    },
  );
}, 3_600_000);
