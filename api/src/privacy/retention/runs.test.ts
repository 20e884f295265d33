/** Runs of retention: once a day, and never more than ever before unasked. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setBalance } from '../../../tests/features/ledger.ts';
import { createRetention, eventually } from '../../../tests/retention.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { begin, execute } from './run.ts';
import { runDaily } from './schedule.ts';

type Retention = Awaited<ReturnType<typeof createRetention>>;
let world: Retention['world'];
let staff: Retention['staff'];
let at: Retention['at'];
let runs: Retention['runs'];
let newest: Retention['newest'];
let removeAll: Retention['removeAll'];
let closed: Retention['closed'];
let userOf: Retention['userOf'];
beforeEach(async () => {
  ({ world, staff, at, runs, newest, removeAll, closed, userOf } = await createRetention());
});
afterEach(() => world.end());

describe('the schedule', () => {
  it('stops before it removes more than ever, tells the team once, and waits for somebody', async () => {
    const people = [
      await closed('2020-01-01T00:00:00.000Z'),
      await closed('2020-01-02T00:00:00.000Z'),
    ];
    const other = await world.staff(['manageReports']);
    await runDaily(at('2027-01-01T04:00:00.000Z'));
    expect(await newest()).toMatchObject({
      kind: 'removal',
      state: 'stopped',
      startedBy: null,
      found: { accountData: 2 },
      removed: { accountData: 0 },
      record: { accountData: 0 },
      exceeded: ['accountData'],
    });
    const mails = async ({ email } = staff) =>
      (await world.mailsTo(email)).filter(({ subject }) => subject.includes('effacement'));
    expect(await mails()).toHaveLength(1);
    // Not to who could not open the report.
    expect(await mails(other)).toEqual([]);
    await runDaily(at('2027-01-02T04:00:00.000Z'));
    expect(await mails()).toHaveLength(1);
    for (const person of people) expect((await userOf(person)).erasedAt).toBeNull();

    // Two were shown and agreed to: two go, and two is the record from now on.
    await removeAll(at('2027-01-02T09:00:00.000Z'));
    for (const person of people) expect((await userOf(person)).erasedAt).not.toBeNull();
    await closed('2020-01-03T00:00:00.000Z');
    await runDaily(at('2027-01-03T04:00:00.000Z'));
    expect(await newest()).toMatchObject({
      state: 'done',
      removed: { accountData: 1 },
      record: { accountData: 2 },
    });
  });

  it('runs once a day for all processes together', async () => {
    const services = at('2027-01-01T04:00:00.000Z');
    await Promise.all([runDaily(services), runDaily(services), runDaily(services)]);
    await runDaily(at('2027-01-01T05:00:00.000Z'));
    expect(await runs()).toHaveLength(1);
    await runDaily(at('2027-01-02T04:00:00.000Z'));
    expect(await runs()).toHaveLength(2);
  });

  it('takes the place of a run whose process was lost, and of no other', async () => {
    await begin(at('2027-01-01T03:10:00.000Z'), SYSTEM, { kind: 'removal' });
    await runDaily(at('2027-01-01T04:00:00.000Z'));
    expect((await runs()).map(({ state }) => state)).toEqual(['running']);
    await runDaily(at('2027-01-01T08:00:00.000Z'));
    expect((await runs()).map(({ state }) => state)).toEqual(['done', 'failed']);
  });

  it('that fails is told as failed, and never ends the process where its database is away too', async () => {
    const id = (await begin(world.services, SYSTEM, { kind: 'trial' })) ?? '';
    const away: Services = Object.create(world.services, {
      db: {
        get() {
          throw new Error('the database is away');
        },
      },
    });
    expect(await execute(away, SYSTEM, id, 'trial')).toBe('failed');
    expect((await newest()).state).toBe('running');

    await world.db
      .updateTable('retention_runs')
      .set({ kind: 'removal', state: 'done', outcome: '{}' })
      .execute();
    await expect(runDaily(world.services)).rejects.toThrow('the retention run failed');
    const states = world.db.selectFrom('retention_runs').select('state').orderBy('at');
    expect(await states.execute()).toEqual([{ state: 'done' }, { state: 'failed' }]);
  });
});

describe('in the back office', () => {
  it('a trial shows what would go and removes nothing; a removal takes no more than was shown', async () => {
    const person = await closed('2020-01-01T00:00:00.000Z');
    const trial = await staff.post('/api/admin/retention-runs', { kind: 'trial' });
    expect(trial.status).toBe(201);
    await eventually(async () => expect((await newest()).state).toBe('done'));
    const { found, removed, id: trialId } = await newest();
    expect(found.accountData).toBe(1);
    expect(removed.accountData).toBe(0);
    expect((await userOf(person)).erasedAt).toBeNull();

    await closed('2020-01-02T00:00:00.000Z');
    const remove = (basis: string) =>
      staff.post('/api/admin/retention-runs', { kind: 'removal', basis });
    await remove(trialId);
    await eventually(async () => expect((await newest()).state).toBe('stopped'));
    expect((await userOf(person)).erasedAt).toBeNull();

    // What was shown before is no basis any more; what the stop showed is.
    expect((await remove(trialId)).body.code).toBe('retention_trial_missing');
    await remove((await newest()).id);
    await eventually(async () => expect((await newest()).state).toBe('done'));
    expect((await newest()).removed.accountData).toBe(2);
    expect((await newest()).startedBy).toBe('Camille Ardouin');
    // A removal shows nothing that another could be built on; nor does what nobody saw.
    for (const basis of [(await newest()).id, newId()]) {
      expect((await remove(basis)).body.code).toBe('retention_trial_missing');
    }
    const event = await world.db
      .selectFrom('audit_events')
      .select(['actorEmail', 'after'])
      .where('action', '=', 'purge')
      .where('objectId', '=', person.uid)
      .executeTakeFirstOrThrow();
    expect(event.actorEmail).toBe(staff.email);
  });

  it('is for who manages users, one run at a time', async () => {
    const other = await world.staff(['manageReports']);
    expect((await other.get('/api/admin/retention-runs')).body.code).toBe('permission_denied');
    expect((await other.post('/api/admin/retention-runs', { kind: 'trial' })).body.code).toBe(
      'permission_denied',
    );
    await begin(world.services, SYSTEM, { kind: 'removal' });
    expect((await staff.post('/api/admin/retention-runs', { kind: 'trial' })).body.code).toBe(
      'retention_under_way',
    );
    expect((await staff.post('/api/admin/retention-runs', { kind: 'all' })).body.code).toBe(
      'validation',
    );
  });

  it('money that comes in at the same moment is never lost with its owner', async () => {
    const person = await closed('2020-01-01T00:00:00.000Z');
    await Promise.allSettled([
      removeAll(at('2027-01-01T00:00:00.000Z')),
      setBalance(staff, person, 25),
    ]);
    const user = await userOf(person);
    expect(user.erasedAt === null || user.recoveredAmountCents === 0).toBe(true);
  });
});
