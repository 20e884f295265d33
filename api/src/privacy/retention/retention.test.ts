/** What time removes, with a clock that is moved: by the periods of the settings. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { decide, frontOf, send, submitted } from '../../../tests/features/kyc.ts';
import { setBalance } from '../../../tests/features/ledger.ts';
import { createRetention, eventually } from '../../../tests/retention.ts';
import { aReport, type Person } from '../../../tests/testing.ts';
import { newId } from '../../platform/ids.ts';
import { periodsOf } from './periods.ts';
import { runDaily } from './schedule.ts';

type Retention = Awaited<ReturnType<typeof createRetention>>;
let world: Retention['world'];
let staff: Retention['staff'];
let at: Retention['at'];
let removeAll: Retention['removeAll'];
let closed: Retention['closed'];
let userOf: Retention['userOf'];
beforeEach(async () => {
  ({ world, staff, at, removeAll, closed, userOf } = await createRetention());
});
afterEach(() => world.end());

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

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

  describe('by the sentence that an editor writes', () => {
    const MAIN = '/api/admin/site-settings/main';
    const change = async (accountData: string) => {
      const next = structuredClone((await staff.get(MAIN)).body) as {
        legalPages: { rgpd: { retentionPeriods: Record<string, string> } };
      };
      next.legalPages.rgpd.retentionPeriods.accountData = accountData;
      return staff.put(MAIN, next);
    };
    const cameIntoForce = (at: string) =>
      world.db.updateTable('site_settings_history').set({ at }).execute();

    it('which must name one period', async () => {
      const person = await closed('2026-01-10T12:00:00.000Z');
      expect((await change('Aussi longtemps que nécessaire')).body.errors).toHaveProperty([
        'legalPages.rgpd.retentionPeriods.accountData',
      ]);
      expect((await change('6 mois après la clôture')).status).toBe(200);
      await cameIntoForce('2026-02-01T12:00:00.000Z');
      await removeAll(at('2026-07-10T12:00:00.000Z'));
      expect((await userOf(person)).erasedAt).toBeNull();
      await removeAll(at('2026-07-11T12:00:00.000Z'));
      expect((await userOf(person)).erasedAt).not.toBeNull();
    });

    it('goes, where it was shortened, from a day later, by hand and by the schedule', async () => {
      const person = await closed('2026-01-10T12:00:00.000Z');
      await change('6 mois après la clôture');
      // Shorter once more, or as it was: the longest of the day counts.
      await change('1 mois après la clôture');
      await cameIntoForce('2026-09-01T12:00:00.000Z');
      const soon = at('2026-09-02T11:59:59.000Z');
      expect((await periodsOf(soon)).accountData).toBe('3\u00a0ans après la clôture du compte');
      expect((await removeAll(soon)).found.accountData).toBe(0);
      await runDaily(soon);
      expect((await userOf(person)).erasedAt).toBeNull();
      const later = at('2026-09-02T12:00:00.000Z');
      expect((await periodsOf(later)).accountData).toBe('1 mois après la clôture');
      await removeAll(later);
      expect((await userOf(person)).erasedAt).not.toBeNull();
    });

    it('stays, where it was lengthened, at once', async () => {
      const person = await closed('2023-01-10T12:00:00.000Z');
      const services = at('2026-09-01T12:00:00.000Z');
      await change('10 ans après la clôture');
      await removeAll(services);
      expect((await userOf(person)).erasedAt).toBeNull();
    });
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

  it('loses its identity papers a month later, whatever else is left of it', async () => {
    const { person, photoId } = await withIdentity('2021-06-15T10:00:00.000Z');
    const kyc = () =>
      world.db
        .selectFrom('kyc_verifications')
        .select('id')
        .where('userId', '=', person.uid)
        .execute();
    await removeAll(at('2021-07-15T21:59:00.000Z'));
    expect(await kyc()).toHaveLength(1);
    await expect(world.services.files.read(photoId, 'original')).resolves.toBeInstanceOf(Buffer);
    const [request] = await kyc();
    const event = { status: 'rejected', notes: 'La photo est floue.' };
    const journal = world.db.updateTable('audit_events').set({ after: JSON.stringify(event) });
    await journal.where('objectId', '=', String(request?.id)).execute();
    await removeAll(at('2021-07-15T22:00:00.000Z'));
    expect((await userOf(person)).erasedAt).toBeNull();
    expect(await kyc()).toEqual([]);
    // What was said of the papers goes with them.
    const events = world.db.selectFrom('audit_events').select('after');
    const left = await events.where('objectId', '=', String(request?.id)).execute();
    expect(left.map(({ after }) => after)).toContain('{"status":"rejected"}');
    expect(JSON.stringify(left)).not.toContain('floue');
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

describe('an identity that was decided', () => {
  it('loses its photos a month later, keeps the result, and waits for a correction', async () => {
    const [verified, correcting] = [await world.client(), await world.client()];
    const approved = await submitted(verified);
    await decide(staff, approved.id, { status: 'approved' });
    const rejected = await submitted(correcting);
    await decide(staff, rejected.id, { status: 'rejected', notes: 'Le verso manque.' });
    const front = frontOf(rejected).id;
    const { body: pending } = await send(correcting, front);
    await world.db
      .updateTable('kyc_verifications')
      .set({ reviewedAt: '2025-01-31T10:00:00.000Z' })
      .where('id', 'in', [approved.id, rejected.id])
      .execute();
    expect((await removeAll(at('2025-02-28T22:59:00.000Z'))).removed.kycDocuments).toBe(0);
    expect((await removeAll(at('2025-02-28T23:00:00.000Z'))).removed.kycDocuments).toBe(1);
    const own = async (person: Person) => (await person.get('/api/kyc')).body;
    expect(await own(verified)).toMatchObject({
      kycStatus: 'approved',
      verification: { documents: { idFront: null, idBack: null }, reviewedAt: expect.any(String) },
    });
    const gone = frontOf(approved).id;
    await eventually(() => expect(world.services.files.read(gone, 'original')).rejects.toThrow());
    // The photo that a correction shows again is still to be looked at.
    expect(await own(correcting)).toMatchObject({
      verification: { id: pending.id, documents: { idFront: { id: front } } },
    });
    expect((await removeAll(at('2025-03-02T10:00:00.000Z'))).found.kycDocuments).toBe(0);
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

  it('goes six years after its last change with its files, unless it is still open', async () => {
    const done = await decided('resolved', '2020-02-29T10:00:00.000Z');
    const open = await decided('in_progress', '2020-02-29T10:00:00.000Z');
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
