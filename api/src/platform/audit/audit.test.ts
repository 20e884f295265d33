import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';
import { newId } from '../ids.ts';
import { parisTime, startOfParisDay } from '../paris-days.ts';

let world: World;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  staff = await world.staff(['manageUsers']);
  // Each test writes its own journal.
  await world.db.deleteFrom('audit_events').execute();
});
afterEach(() => world.end());

interface Row {
  at: string;
  actorEmail: string | null;
  action: string;
  objectType: string;
  before: string | null;
  after: string | null;
}
const event = (changes: Partial<Row> = {}) => ({
  id: newId(),
  at: '2026-06-01T12:00:00.000Z',
  actorId: null,
  actorEmail: 'camille@exemple.fr',
  action: 'update',
  objectType: 'reports',
  objectId: 'x',
  before: null,
  after: null,
  ...changes,
});
const write = (...events: Partial<Row>[]) =>
  world.db.insertInto('audit_events').values(events.map(event)).execute();
const url = (filter: object, path = '/api/admin/audit-events') =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
const instants = async (filter: object) => {
  const { body } = await staff.get(url(filter));
  return (body as unknown as Row[]).map((row) => row.at);
};
const csv = async (filter: object = {}) =>
  (await staff.get(url(filter, '/api/admin/audit-events.csv'))).bytes.toString();

describe('the journal', () => {
  it('has who did what, before and after, newest first', async () => {
    await write({ at: '2026-06-01T12:00:00.000Z' });
    const victim = await world.client();
    await staff.post(`/api/admin/users/${victim.uid}/block`);
    const { body, headers } = await staff.get('/api/admin/audit-events');
    expect(headers.get('content-range')).toBe('audit-events 0-3/4');
    const events = body as unknown as { action: string }[];
    // The answer is the whole record: its read stands there at the same moment.
    expect(events.filter(({ action }) => action === 'view')).toHaveLength(1);
    expect(events.filter(({ action }) => action !== 'view')).toMatchObject([
      {
        action: 'block',
        actorId: staff.uid,
        actorEmail: staff.email,
        objectType: 'users',
        objectId: victim.uid,
        before: { status: 'active' },
        after: { status: 'blocked' },
      },
      { action: 'register', before: null, after: null },
      { action: 'update' },
    ]);
  });

  it('filters by person, action, object and their combination', async () => {
    const at = '2026-05-01T01:00:00.000Z';
    const zoe = { id: newId(), email: 'zoe@exemple.fr', passwordHash: '', name: 'Zoé Roche' };
    const blank = { phone: '', phoneDigits: '', address: '', role: 'user' as const };
    await world.db
      .insertInto('users')
      .values({ ...zoe, ...blank, createdAt: at, updatedAt: at })
      .execute();
    await write(
      { at: '2026-06-01T01:00:00.000Z', actorEmail: 'zoe@exemple.fr' },
      { at: '2026-06-01T02:00:00.000Z', action: 'block', objectType: 'users' },
      { at: '2026-06-01T03:00:00.000Z', actorEmail: null, objectType: 'users' },
    );
    expect(await instants({ actor: 'ZOE@' })).toEqual(['2026-06-01T01:00:00.000Z']);
    expect(await instants({ actor: '%' })).toEqual([]);
    expect(await instants({ action: 'block' })).toEqual(['2026-06-01T02:00:00.000Z']);
    expect(await instants({ objectType: 'users', action: 'update' })).toEqual([
      '2026-06-01T03:00:00.000Z',
    ]);
    expect(await instants({ objectId: 'y' })).toEqual([]);
    expect((await staff.get(url({ from: '21/11/2026' }))).status).toBe(400);
    expect((await staff.get('/api/admin/audit-events/facets')).body).toEqual({
      actions: ['block', 'update'],
      objectTypes: ['reports', 'users'],
    });
  });

  it('sorts the system at the same end on both databases', async () => {
    await write({ actorEmail: null }, { actorEmail: 'a@exemple.fr' });
    const sort = encodeURIComponent('["actorEmail","ASC"]');
    const { body } = await staff.get(`/api/admin/audit-events?sort=${sort}`);
    expect(body).toMatchObject([{ actorEmail: null }, { actorEmail: 'a@exemple.fr' }]);
  });

  it.each([
    // The day of Paris begins two hours before UTC's in summer, one in winter.
    ['2026-06-15', '2026-06-14T22:00:00.000Z', '2026-06-15T21:59:59.999Z'],
    ['2026-12-15', '2026-12-14T23:00:00.000Z', '2026-12-15T22:59:59.999Z'],
    // A day of 23 hours, and one of 25.
    ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
    ['2024-02-29', '2024-02-28T23:00:00.000Z', '2024-02-29T22:59:59.999Z'],
  ])('takes %s as the day of Paris', async (day, first, last) => {
    const before = new Date(Date.parse(first) - 1).toISOString();
    const after = new Date(Date.parse(last) + 1).toISOString();
    await write({ at: before }, { at: first }, { at: last }, { at: after });
    expect(await instants({ from: day, to: day })).toEqual([last, first]);
    expect(await instants({ from: day })).toEqual([after, last, first]);
    expect(await instants({ to: day })).toEqual([last, first, before]);
  });

  it('knows every day of twenty years', () => {
    for (let at = Date.UTC(2020, 0, 1); at < Date.UTC(2040, 0, 1); at += 24 * 3_600_000) {
      const day = new Date(at).toISOString().slice(0, 10);
      expect(parisTime(startOfParisDay(day))).toBe(`${day} 00:00:00`);
    }
  });
});

describe('the export', () => {
  it('is a French spreadsheet, newest first, by the same filter', async () => {
    await write(
      { at: '2026-06-01T12:00:00.000Z', after: '{"note":"dit \\"oui\\"; é"}' },
      { at: '2026-12-01T12:00:00.000Z', action: 'block' },
    );
    const answer = await staff.get(url({}, '/api/admin/audit-events.csv'));
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="journal-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(answer.bytes.toString()).toBe(
      [
        '\uFEFF"Date (heure de Paris)";"Personne";"Action";"Objet";"Identifiant";"Avant";"Après"',
        '"2026-12-01 13:00:00";"camille@exemple.fr";"Blocage";"Signalement";"x";"";""',
        '"2026-06-01 14:00:00";"camille@exemple.fr";"Modification";"Signalement";"x";"";"{""note"":""dit \\""oui\\""; é""}"',
        '',
      ].join('\r\n'),
    );
    expect((await csv({ action: 'block' })).trim().split('\r\n')).toHaveLength(2);
    expect((await staff.get(url({ x: 1 }, '/api/admin/audit-events.csv'))).status).toBe(400);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
    'runs no formula: %j',
    async (actorEmail) => {
      await write({ actorEmail });
      expect(await csv()).toContain(`;"'${actorEmail}";`);
    },
  );

  it('comes whole however many pages it takes, without a row twice', async () => {
    const many = Array.from({ length: 1203 }, (_, i) => ({
      // Many share an instant: the page's edge falls inside them.
      at: `2026-06-01T12:00:0${i % 3}.000Z`,
      objectId: `o${i}`,
    }));
    for (let i = 0; i < many.length; i += 400) await write(...many.slice(i, i + 400));
    const ids = (await csv())
      .trim()
      .split('\r\n')
      .slice(1)
      .map((l) => l.split(';')[4]);
    expect(new Set(ids).size).toBe(1203);
    expect(ids).toHaveLength(1203);
  });
});

it('holds no password, hash, token or secret, whatever was done', async () => {
  const boss = await world.staff();
  const victim = await world.client();
  await boss.post('/api/me/totp');
  await boss.post('/api/admin/staff', {
    name: 'Noé Vidal',
    email: 'noe@exemple.fr',
    permissions: {
      manageReports: true,
      managePayments: false,
      manageUsers: false,
      systemSettings: false,
    },
  });
  const [mail] = await world.mailsTo('noe@exemple.fr');
  const token = /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const password = 'lanterne-verger-quinze-89';
  const accepted = { token, password, passwordConfirmation: password };
  expect((await world.visitor().post('/api/staff-invitation', accepted)).status).toBe(204);
  await world.visitor().post('/api/auth/admin-login', { email: 'noe@exemple.fr', password });
  await victim.post('/api/me/password', {
    currentPassword: PASSWORD,
    newPassword: password,
    newPasswordConfirmation: password,
  });
  await victim.post('/api/auth/password-reset', { email: victim.email });
  await boss.post(`/api/admin/users/${victim.uid}/deactivation`, { mode: 'deleted' });
  await boss.post(`/api/admin/users/${victim.uid}/reactivation`);

  const { body } = await boss.get('/api/admin/audit-events');
  const text = JSON.stringify(body);
  expect(text).toContain('accept-invitation');
  expect(text).not.toMatch(/argon2|[Hh]ash|totpSecret|recoveryCodes|"token"|"password"/);
  for (const secret of [PASSWORD, password, token]) expect(text).not.toContain(secret);
});
