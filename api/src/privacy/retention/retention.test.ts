/** What time removes, with a clock that is moved: by the periods of the settings, and never more than ever before unasked. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RetentionRun } from '../../../contract/retention.ts';
import { setBalance } from '../../../tests/features/ledger.ts';
import { aReport, createWorld, type Person, type World } from '../../../tests/testing.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { begin, execute } from './run.ts';
import { runDaily } from './schedule.ts';

/** On a busy machine too. */
const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 15_000 });

let world: World;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  staff = await world.staff();
});
afterEach(() => world.end());

/** The product as it is at an instant. */
const at = (instant: string): Services => ({ ...world.services, now: () => new Date(instant) });

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

const runs = async (): Promise<RetentionRun[]> =>
  (await staff.get('/api/admin/retention-runs')).body.items as RetentionRun[];
const newest = async (): Promise<RetentionRun> => {
  const [run] = await runs();
  if (!run) throw new Error('no run');
  return run;
};

/** Runs as somebody who was shown what goes. */
async function removeAll(services: Services): Promise<RetentionRun> {
  const trial = (await begin(services, SYSTEM, { kind: 'trial' })) ?? '';
  await execute(services, SYSTEM, trial, 'trial');
  const { found } = await newest();
  const id = (await begin(services, SYSTEM, { kind: 'removal' })) ?? '';
  await execute(services, SYSTEM, id, 'removal', found);
  return newest();
}

/** An account that was closed at an instant. */
async function closed(closedAt: string, email?: string): Promise<Person> {
  const person = await world.client(email ? { email } : {});
  await staff.post(`/api/admin/users/${person.uid}/deactivation`, { mode: 'deleted' });
  await world.db
    .updateTable('users')
    .set({ deletedAt: closedAt })
    .where('id', '=', person.uid)
    .execute();
  return person;
}

const userOf = ({ uid }: Person) =>
  world.db.selectFrom('users').selectAll().where('id', '=', uid).executeTakeFirstOrThrow();

async function withIdentity(closedAt: string) {
  const person = await world.client();
  const { body: photo } = await person.upload(await aPhoto(), 'recto.png');
  const { status } = await person.post('/api/kyc', {
    fullName: 'Éloïse Marchand',
    dateOfBirth: '1960-02-29',
    address: '3 rue des Lilas, Lyon',
    idNumber: '880692310285',
    documents: { idFront: photo.id },
  });
  expect(status).toBe(201);
  await staff.post(`/api/admin/users/${person.uid}/deactivation`, { mode: 'disabled' });
  await world.db
    .updateTable('users')
    .set({ deletedAt: closedAt })
    .where('id', '=', person.uid)
    .execute();
  return { person, photoId: String(photo.id) };
}
const aPhoto = async () => {
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width: 20, height: 20, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
};

describe('a closed account', () => {
  it('is a mere number three years later, not an hour before', async () => {
    const person = await closed('2024-02-29T15:00:00.000Z', 'partie@exemple.fr');
    await removeAll(at('2027-02-28T22:59:00.000Z'));
    expect((await userOf(person)).email).toBe('partie@exemple.fr');
    const run = await removeAll(at('2027-02-28T23:00:00.000Z'));
    expect(run).toMatchObject({ state: 'done', removed: { accountData: 1 } });
    const user = await userOf(person);
    expect(user.name).toBe('Compte effacé');
    expect(user.email).not.toContain('partie');
  });

  it.each([
    ['2023-03-26T12:00:00.000Z', '2026-03-26T22:59:00.000Z', '2026-03-26T23:00:00.000Z'],
    ['2023-03-29T12:00:00.000Z', '2026-03-29T21:59:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['2023-10-25T12:00:00.000Z', '2026-10-25T22:59:00.000Z', '2026-10-25T23:00:00.000Z'],
  ])(
    'of %s stays until %s and goes at %s, whichever way the clocks change',
    async (then, before, after) => {
      const person = await closed(then);
      await removeAll(at(before));
      expect((await userOf(person)).erasedAt).toBeNull();
      await removeAll(at(after));
      expect((await userOf(person)).erasedAt).not.toBeNull();
    },
  );

  it('follows the sentence that an editor writes, which must name one period', async () => {
    const person = await closed('2026-01-10T12:00:00.000Z');
    const MAIN = '/api/admin/site-settings/main';
    const change = async (accountData: string) => {
      const next = structuredClone((await staff.get(MAIN)).body) as {
        legalPages: { rgpd: { retentionPeriods: Record<string, string> } };
      };
      next.legalPages.rgpd.retentionPeriods.accountData = accountData;
      return staff.put(MAIN, next);
    };
    expect((await change('Aussi longtemps que nécessaire')).body.errors).toHaveProperty([
      'legalPages.rgpd.retentionPeriods.accountData',
    ]);
    expect((await change('6 mois après la clôture')).status).toBe(200);
    await removeAll(at('2026-07-10T12:00:00.000Z'));
    expect((await userOf(person)).erasedAt).toBeNull();
    await removeAll(at('2026-07-11T12:00:00.000Z'));
    expect((await userOf(person)).erasedAt).not.toBeNull();
  });

  it('stays while its money is to be settled, and the report says so', async () => {
    const person = await world.client();
    await setBalance(staff, person, 40);
    await staff.post(`/api/admin/users/${person.uid}/deactivation`, { mode: 'disabled' });
    await world.db
      .updateTable('users')
      .set({ deletedAt: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', person.uid)
      .execute();
    const run = await removeAll(at('2027-01-01T00:00:00.000Z'));
    expect(run.withheld).toEqual([{ userId: person.uid, obstacles: ['balance'] }]);
    expect(run.removed.accountData).toBe(0);
    expect((await userOf(person)).erasedAt).toBeNull();
  });

  it('leaves its reports and papers to their own periods', async () => {
    const { person, photoId } = await withIdentity('2021-06-15T10:00:00.000Z');
    const kyc = () =>
      world.db
        .selectFrom('kyc_verifications')
        .select('id')
        .where('userId', '=', person.uid)
        .execute();
    await removeAll(at('2024-06-16T10:00:00.000Z'));
    expect((await userOf(person)).erasedAt).not.toBeNull();
    expect(await kyc()).toHaveLength(1);
    await expect(world.services.files.read(photoId, 'original')).resolves.toBeInstanceOf(Buffer);
    await removeAll(at('2026-06-15T21:59:00.000Z'));
    expect(await kyc()).toHaveLength(1);
    await removeAll(at('2026-06-15T22:00:00.000Z'));
    expect(await kyc()).toEqual([]);
    await eventually(() =>
      expect(world.services.files.read(photoId, 'original')).rejects.toThrow(),
    );
  });

  it('that is open is never touched, however old', async () => {
    const person = await world.client();
    await removeAll(at('2090-01-01T00:00:00.000Z'));
    expect((await userOf(person)).email).toBe(person.email);
  });
});

describe('a report', () => {
  async function decided(status: string, updatedAt: string) {
    const person = await world.client();
    const { body: file } = await person.upload(PDF, 'preuve.pdf');
    const { body } = await person.post(
      '/api/reports',
      aReport({ documents: { document1: file.id } }),
    );
    await world.db
      .updateTable('reports')
      .set({ status: status as 'resolved', updatedAt })
      .where('id', '=', String(body.id))
      .execute();
    return { person, id: String(body.id), fileId: String(file.id) };
  }
  const exists = async (id: string) =>
    (await world.db.selectFrom('reports').select('id').where('id', '=', id).execute()).length === 1;

  it('goes ten years after its last change with its files, unless it is still open', async () => {
    const done = await decided('resolved', '2016-02-29T10:00:00.000Z');
    const open = await decided('in_progress', '2016-02-29T10:00:00.000Z');
    await removeAll(at('2026-02-28T22:59:00.000Z'));
    expect(await exists(done.id)).toBe(true);
    await removeAll(at('2026-02-28T23:00:00.000Z'));
    expect(await exists(done.id)).toBe(false);
    expect(await exists(open.id)).toBe(true);
    await eventually(() =>
      expect(world.services.files.read(done.fileId, 'original')).rejects.toThrow(),
    );
  });

  it('that the ledger names keeps its number, without a word', async () => {
    const { person, id } = await decided('resolved', '2016-01-01T10:00:00.000Z');
    await setBalance(staff, person, 30, { reportId: id });
    await world.db
      .updateTable('reports')
      .set({ status: 'resolved', updatedAt: '2016-01-01T10:00:00.000Z' })
      .where('id', '=', id)
      .execute();
    expect((await removeAll(at('2026-03-01T10:00:00.000Z'))).removed.fraudReports).toBe(1);
    const left = await world.db
      .selectFrom('reports')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(left).toMatchObject({
      title: '',
      description: '',
      contactInfo: '',
      recoveredAmountCents: 3000,
    });
    // Nothing is left to be removed a second time.
    expect((await removeAll(at('2026-03-02T10:00:00.000Z'))).found.fraudReports).toBe(0);
  });
});

describe('traces of visits', () => {
  it('go after thirteen months; the count of « Moi aussi » stays', async () => {
    const alert = await world.db
      .insertInto('alerts')
      .values({
        id: newId(),
        position: 1,
        slug: 'un-faux-site',
        title: 'Un faux site',
        description: '',
        fraudType: 'Autre',
        amountCents: 0,
        dateOfFraud: '2024-12-01',
        perpetratorInfo: '',
        country: 'France',
        region: '',
        meTooCount: 2,
        source: 'staff',
        firstSeenAt: '2024-12-01T00:00:00.000Z',
        lastSeenAt: '2024-12-01T00:00:00.000Z',
        reporterId: null,
        searchText: '',
        contestedAt: null,
        reportId: null,
        createdAt: '2024-12-01T00:00:00.000Z',
        updatedAt: '2024-12-01T00:00:00.000Z',
      })
      .returning(['id', 'meTooCount'])
      .executeTakeFirstOrThrow();
    for (const [mark, createdAt] of [
      ['visitor:a', '2025-01-31T10:00:00.000Z'],
      ['visitor:b', '2025-03-01T10:00:00.000Z'],
    ] as const) {
      await world.db
        .insertInto('alert_me_toos')
        .values({ alertId: alert.id, mark, createdAt })
        .execute();
    }
    const marks = async () =>
      (await world.db.selectFrom('alert_me_toos').select('mark').execute()).map(({ mark }) => mark);
    await removeAll(at('2026-02-28T22:59:00.000Z'));
    expect(await marks()).toEqual(['visitor:a', 'visitor:b']);
    await removeAll(at('2026-02-28T23:00:00.000Z'));
    expect(await marks()).toEqual(['visitor:b']);
    const now = await world.db
      .selectFrom('alerts')
      .select('meTooCount')
      .where('id', '=', alert.id)
      .executeTakeFirstOrThrow();
    expect(now.meTooCount).toBe(2);
  });
});

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
