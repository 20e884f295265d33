import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PHONE_REFUSED } from '../../../contract/users.ts';
import { aReport, createWorld, type Person, type World } from '../../../tests/testing.ts';

let world: World;
let person: Person;
beforeEach(async () => {
  world = await createWorld();
  person = await world.client({ name: 'Éloïse Marchand', phone: '06 39 98 12 34' });
});
afterEach(() => world.end());

const profile = (changes: Record<string, unknown> = {}) => ({
  name: 'Zoé Lefèvre',
  phone: '07 00 11 22 33',
  address: '4 rue des Tilleuls, 69003 Lyon',
  bio: 'Je préfère être appelée le matin.',
  ...changes,
});
const patch = (who: Person, body: unknown) => who.send('PATCH', '/api/me', { body });
const journal = async ({ uid }: Person) => {
  const rows = await world.db
    .selectFrom('audit_events')
    .select(['action', 'objectType', 'before', 'after'])
    .where('objectId', '=', uid)
    .where('action', '=', 'update')
    .orderBy('id')
    .execute();
  return rows.map(({ before, after, ...row }) => ({
    ...row,
    before: before && JSON.parse(before),
    after: after && JSON.parse(after),
  }));
};
const open = ({ cookie }: Person) => world.app.request('/api/live', { headers: { cookie } });

describe('the own profile', () => {
  it('is the session user with what is shown besides', async () => {
    const { body } = await person.get('/api/me');
    expect(body).toMatchObject({
      uid: person.uid,
      displayName: 'Éloïse Marchand',
      profile: { avatar: null, bio: '' },
      phone: '06 39 98 12 34',
      address: '',
      verified: false,
      kycStatus: 'not_submitted',
      lastLoginAt: null,
    });
    expect(body).not.toHaveProperty('passwordHash');
  });

  it('changes, is found by the new name and number, and is told to the other pages and to staff', async () => {
    const staff = await world.staff(['manageUsers']);
    const [own, office] = [await open(person), await open(staff)];
    const { status, body } = await patch(person, profile());
    expect(status).toBe(200);
    expect(body).toMatchObject({ displayName: 'Zoé Lefèvre', phone: '07 00 11 22 33' });
    expect(body.profile).toMatchObject({ bio: 'Je préfère être appelée le matin.' });
    world.services.live.closeAll();
    expect(await own.text()).toContain('{"topic":"me"}');
    expect(await office.text()).toContain(`{"topic":"users","id":"${person.uid}"}`);
    const filter = encodeURIComponent(JSON.stringify({ phone: '+33 7 00 11' }));
    expect((await staff.get(`/api/admin/users?filter=${filter}`)).body).toMatchObject([
      { name: 'Zoé Lefèvre' },
    ]);
    expect((await staff.get('/api/admin/recipients?q=zoe')).body).toMatchObject([
      { id: person.uid },
    ]);
  });

  it('leaves in the journal which fields changed, and none of their values', async () => {
    await patch(person, profile({ name: 'Éloïse Marchand', phone: '06 39 98 12 34' }));
    await patch(person, profile({ name: 'Éloïse Marchand', phone: '06 39 98 12 34' }));
    expect(await journal(person)).toEqual([
      {
        action: 'update',
        objectType: 'users',
        before: null,
        after: { changed: ['address', 'bio'] },
      },
    ]);
  });

  it.each([
    ['name', { displayName: 'Zoé Lefèvre', name: 'Zoé Lefèvre' }],
    ['phone', { phone: '07 00 11 22 33' }],
    ['address', { address: '' }],
  ])('changes %s alone and wipes nothing that was not sent', async (field, shown) => {
    const [value] = Object.values(shown);
    await patch(person, profile({ name: 'Éloïse Marchand', phone: '06 39 98 12 34' }));
    const before = (await person.get('/api/me')).body;
    const { status, body } = await patch(person, { [field]: value });
    expect(status).toBe(200);
    expect(body).toEqual({ ...before, ...shown });
    const staff = await world.staff(['manageUsers']);
    const filter = encodeURIComponent(JSON.stringify({ phone: String(body.phone) }));
    expect((await staff.get(`/api/admin/users?filter=${filter}`)).body).toMatchObject([
      { id: person.uid },
    ]);
    expect((await journal(person)).at(-1)?.after).toEqual({ changed: [field] });
  });

  it('refuses a new phone that nobody can call, and lets one from before be', async () => {
    for (const phone of ['12', '06 bonjour']) {
      const refused = await patch(person, profile({ phone }));
      expect([refused.status, refused.body.errors]).toEqual([422, { phone: PHONE_REFUSED }]);
    }
    expect((await person.get('/api/me')).body.phone).toBe('06 39 98 12 34');
    await world.db.updateTable('users').set({ phone: '12' }).where('id', '=', person.uid).execute();
    const { status, body } = await patch(person, profile({ phone: '12' }));
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Zoé Lefèvre', phone: '12' });
    expect((await patch(person, { phone: '' })).body.phone).toBe('');
  });

  it('changes nothing and writes nothing where nothing is sent', async () => {
    const before = (await person.get('/api/me')).body;
    const { status, body } = await patch(person, {});
    expect([status, body]).toEqual([200, before]);
    expect(await journal(person)).toEqual([]);
  });

  it.each([['\u00ad\u00ad\u00ad'], ['\u200d'], ['\u200e \u200f'], ['...'], ['1234'], ['\u3164']])(
    'takes no name without a letter that shows: %j',
    async (name) => {
      const { status, body } = await patch(person, { name });
      expect(status).toBe(422);
      expect(body.errors).toEqual({ name: 'Veuillez indiquer votre nom complet' });
    },
  );

  it.each([
    ['Anne-Marie d’Ô', 'Anne-Marie d’Ô'],
    ['김민준', '김민준'],
    ['محمد', 'محمد'],
    ['می\u200cنا', 'می\u200cنا'],
    ['Zoé\nLefèvre\r\n', 'Zoé Lefèvre'],
    ['Zoé\tLe\u00adfèvre\u200e', 'Zoé Lefèvre'],
    ['Zoé\u2028Lefèvre', 'Zoé Lefèvre'],
  ])('takes %j on one line', async (name, taken) => {
    const { status, body } = await patch(person, { name });
    expect([status, body.displayName]).toEqual([200, taken]);
  });

  it('does not change the e-mail, the role nor the balance', async () => {
    await patch(person, profile({ email: 'autre@exemple.fr', role: 'admin', verified: true }));
    expect((await person.get('/api/me')).body).toMatchObject({
      email: person.email,
      role: 'user',
      verified: false,
    });
  });

  it.each([
    ['no name', { name: ' ' }, { name: 'Veuillez indiquer votre nom complet' }],
    [
      'a long presentation',
      { bio: 'a'.repeat(501) },
      { bio: expect.stringContaining('trop long') },
    ],
  ])('refuses %s with its sentence', async (_, changes, errors) => {
    const { status, body } = await patch(person, profile(changes));
    expect(status).toBe(422);
    expect(body.errors).toEqual(errors);
    expect(await journal(person)).toEqual([]);
  });

  it("keeps a staff member's name the same in the team", async () => {
    const staff = await world.staff();
    await patch(staff, profile());
    const row = await world.db
      .selectFrom('admins')
      .select('name')
      .where('userId', '=', staff.uid)
      .executeTakeFirstOrThrow();
    expect(row.name).toBe('Zoé Lefèvre');
    expect(await journal(staff)).toMatchObject([{ objectType: 'staff' }]);
  });

  it('is nobody else’s', async () => {
    expect((await world.visitor().get('/api/me')).status).toBe(401);
    expect((await patch(world.visitor(), profile())).status).toBe(401);
  });
});

describe('the preferences', () => {
  const FRESH = {
    notifications: true,
    emailAlerts: true,
    smsAlerts: false,
    reportUpdates: true,
    marketingEmails: false,
    language: 'fr',
  };

  it('begin as the specification says, and are stored with a trace of what was agreed to', async () => {
    expect((await person.get('/api/me/preferences')).body).toEqual(FRESH);
    const wanted = { ...FRESH, notifications: false, smsAlerts: true, marketingEmails: true };
    const own = await open(person);
    expect((await person.put('/api/me/preferences', wanted)).body).toEqual(wanted);
    world.services.live.closeAll();
    expect(await own.text()).toContain('{"topic":"me"}');
    expect((await person.get('/api/me/preferences')).body).toEqual(wanted);
    expect((await person.get('/api/me')).body.profile).toMatchObject({ preferences: wanted });
    await person.put('/api/me/preferences', wanted);
    expect(await journal(person)).toEqual([
      {
        action: 'update',
        objectType: 'users',
        before: { notifications: true, smsAlerts: false, marketingEmails: false },
        after: { notifications: false, smsAlerts: true, marketingEmails: true },
      },
    ]);
  });

  it('refuse what is neither yes nor no', async () => {
    const { status, body } = await person.put('/api/me/preferences', { ...FRESH, smsAlerts: 1 });
    expect(status).toBe(422);
    expect(body.errors).toEqual({ smsAlerts: 'Indiquez oui ou non' });
  });

  it('off for report updates: neither a notification nor a mail', async () => {
    const staff = await world.staff(['manageReports']);
    const report = await person.post('/api/reports', aReport());
    const change = async (version: number, adminNote: string) =>
      staff.put(`/api/admin/reports/${report.body.id}`, {
        status: 'in_progress',
        adminNote,
        version,
      });
    const told = async () => ({
      notifications: ((await person.get('/api/notifications')).body.items as unknown[]).length,
      mails: (await world.mailsTo(person.email)).length,
    });
    await person.put('/api/me/preferences', { ...FRESH, reportUpdates: false });
    const before = await told();
    expect((await change(1, 'Nous avons écrit à la banque.')).status).toBe(200);
    expect(await told()).toEqual(before);
    await person.put('/api/me/preferences', FRESH);
    expect((await change(2, 'La banque a répondu.')).status).toBe(200);
    expect(await told()).toEqual({
      notifications: before.notifications + 1,
      mails: before.mails + 1,
    });
  });
});

it('what a person changes of themselves is counted, and another’s is not', async () => {
  const { body: toggles } = await person.get('/api/me/preferences');
  let changed = 0;
  for (let i = 0; i < 130; i++) {
    const { status } =
      i % 2 === 0
        ? await patch(person, profile({ bio: `${i}` }))
        : await person.put('/api/me/preferences', { ...toggles, smsAlerts: i % 4 === 1 });
    if (status === 200) changed++;
  }
  expect(changed).toBe(120);
  expect(await journal(person)).toHaveLength(120);
  expect((await person.delete('/api/me/avatar')).status).toBe(429);
  expect((await person.get('/api/me')).status).toBe(200);
  expect((await patch(await world.client(), profile())).status).toBe(200);
});

it('the summary counts every notification that is there', async () => {
  const summary = async () => (await person.get('/api/me/summary')).body;
  expect(await summary()).toMatchObject({ notifications: 1, unreadNotifications: 1 });
  await person.post('/api/notifications/read-all');
  expect(await summary()).toMatchObject({ notifications: 1, unreadNotifications: 0 });
});
