import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aReport, createWorld, type Person, type World } from '../../../tests/testing.ts';

let world: World;
let victim: Person;
beforeEach(async () => {
  world = await createWorld();
  victim = await world.client({ phone: '06 39 98 12 34' });
});
afterEach(() => world.end());

const submit = async (person: Person, changes: Record<string, unknown> = {}, key?: string) =>
  person.post('/api/reports', aReport(changes), key ? { 'idempotency-key': key } : {});
const idOf = (answer: { body: Record<string, unknown> }) => String(answer.body.id);

describe('filing a report', () => {
  it('stores it as pending with a speakable reference', async () => {
    const { status, body } = await submit(victim, { amount: 2480.5 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      reference: expect.stringMatching(/^SIG-[2-9A-Z]{4}-[2-9]{2}$/),
      status: 'pending',
      userId: victim.uid,
      userEmail: victim.email,
      amount: 2480.5,
      documents: {},
      history: [{ kind: 'submitted', to: 'pending', by: 'Vous' }],
    });
    const found = await victim.get(`/api/reports/${idOf({ body })}`);
    expect(found.body).toEqual(body);
  });

  it.each([
    [{ title: '' }, 'title', 'Veuillez donner un titre à votre signalement'],
    [{ fraudType: 'Autre chose' }, 'fraudType', 'Veuillez choisir le type de fraude'],
    [{ description: '   ' }, 'description', 'Veuillez décrire ce qui s’est passé'],
    [{ date: '' }, 'date', 'Veuillez indiquer la date de l’incident'],
    [{ date: '2026-02-30' }, 'date', 'Ce jour n’existe pas dans le calendrier'],
    [{ date: '2999-01-01' }, 'date', 'Cette date est dans le futur'],
    [
      { date: '1999-12-31' },
      'date',
      'Cette date est trop ancienne\u00a0: indiquez un jour depuis l’an 2000',
    ],
    [{ amount: -1 }, 'amount', 'Veuillez entrer un montant valide'],
    [{ amount: 1.005 }, 'amount', 'Un montant a au plus deux décimales'],
  ])('refuses %j with its sentence', async (changes, field, sentence) => {
    const { status, body } = await submit(victim, changes);
    expect(status).toBe(422);
    expect(body.errors).toEqual({ [field]: sentence });
  });

  it('keeps what a text may not carry out of the database', async () => {
    const { body } = await submit(victim, {
      title: 'Co\u0000lis\u202e <b>🎭</b>',
      description: 'a\r\nb\tc\u0007',
    });
    expect(body).toMatchObject({ title: 'Colis <b>🎭</b>', description: 'a\nb\tc' });
  });

  it('ignores what a client may not set', async () => {
    const extras = {
      status: 'resolved',
      userId: 'x',
      adminNote: 'moi',
      recoveredAmount: 9,
      reference: 'SIG',
    };
    const { body } = await submit(victim, extras);
    expect(body).toMatchObject({
      status: 'pending',
      userId: victim.uid,
      adminNote: '',
      recoveredAmount: 0,
    });
  });

  it('makes one report of a double click, and answers both', async () => {
    const answers = await Promise.all([
      submit(victim, {}, 'key-0001'),
      submit(victim, {}, 'key-0001'),
    ]);
    expect(answers.map((a) => a.status)).toEqual([201, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(await world.db.selectFrom('reports').selectAll().execute()).toHaveLength(1);
  });

  it('refuses the same key with another body, and lets another person use it', async () => {
    await submit(victim, {}, 'key-0001');
    expect((await submit(victim, { title: 'Autre' }, 'key-0001')).body.code).toBe(
      'idempotency_conflict',
    );
    expect((await submit(await world.client(), {}, 'key-0001')).status).toBe(201);
  });

  it('remembers nothing of a refused submission: the key can be used again', async () => {
    const document = '01980000-0000-7000-8000-000000000000';
    const refused = await submit(victim, { documents: { document1: document } }, 'key-0001');
    expect(refused.body.code).toBe('document_unknown');
    expect((await submit(victim, {}, 'key-0001')).status).toBe(201);
  });
});

describe('reading own reports', () => {
  it('pages through them newest first without losing or repeating one', async () => {
    for (let i = 0; i < 7; i++) await submit(victim, { title: `n° ${i}` });
    await submit(await world.client());
    const titles: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await victim.get(`/api/reports?limit=3${cursor && `&cursor=${cursor}`}`);
      titles.push(...(body.items as { title: string }[]).map((r) => r.title));
      cursor = body.nextCursor as string | null;
    }
    expect(titles).toEqual(['n° 6', 'n° 5', 'n° 4', 'n° 3', 'n° 2', 'n° 1', 'n° 0']);
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'cursor=abc', 'status=deleted'])(
    'refuses ?%s',
    async (query) => {
      const { status, body } = await victim.get(`/api/reports?${query}`);
      expect([status, body.code]).toEqual([400, 'invalid_query']);
    },
  );

  it("answers 404 for another person's and for what is no id", async () => {
    const id = idOf(await submit(victim));
    const other = await world.client();
    for (const url of [`/api/reports/${id}`, '/api/reports/nothing', '/api/reports/%00']) {
      expect((await other.get(url)).status).toBe(404);
    }
  });

  it('sums them up', async () => {
    const staff = await world.staff();
    const id = idOf(await submit(victim, { amount: 100.1 }));
    await submit(victim, { amount: 0.2 });
    await submit(victim, { amount: null });
    await staff.put(`/api/admin/reports/${id}`, { status: 'resolved', adminNote: '', version: 1 });
    expect((await victim.get('/api/me/summary')).body).toEqual({
      total: 3,
      pending: 2,
      inProgress: 0,
      resolved: 1,
      rejected: 0,
      totalAmount: 100.3,
      recoveredAmount: 0,
      notifications: 2,
      unreadNotifications: 2,
      unreadReports: [id],
      unreadObjects: [id],
      unreadMessages: [],
    });
    const { items } = (await victim.get('/api/notifications')).body;
    const [latest] = items as { updatedAt: string; message: string }[];
    expect(latest?.message).toMatch(/le statut passe de «\s.+\s» à «\sRésolu\s»\.$/);
    expect((await victim.get('/api/me')).body.stats).toEqual({
      reportsSubmitted: 3,
      resolvedReports: 1,
      alertsReceived: 2,
      moneyRecovered: 0,
      lastUpdated: latest?.updatedAt,
    });
  });

  it('hides what a deactivation hides', async () => {
    const id = idOf(await submit(victim));
    await world.db.updateTable('reports').set({ deletedAt: '2026-11-21T00:00:00.000Z' }).execute();
    expect((await victim.get(`/api/reports/${id}`)).status).toBe(404);
    expect((await victim.get('/api/reports')).body.items).toEqual([]);
  });
});

describe('the back office', () => {
  const list = async (
    staff: Person,
    filter: unknown,
    sort = ['createdAt', 'DESC'],
    range = [0, 24],
  ) => {
    const q = (v: unknown) => encodeURIComponent(JSON.stringify(v));
    return staff.get(`/api/admin/reports?filter=${q(filter)}&sort=${q(sort)}&range=${q(range)}`);
  };
  const rows = (answer: { body: unknown }) => answer.body as { title: string; userPhone: string }[];

  it.each([
    '06 39 98 12 34',
    '0639981234',
    '+33 6 39 98 12 34',
    '0033639981234',
    '06.39.98',
    '98 12 34',
  ])('finds a victim by the phone %s', async (phone) => {
    await submit(victim);
    await submit(await world.client({ phone: '06 39 98 55 55' }), { title: 'autre' });
    const found = rows(await list(await world.staff(), { phone }));
    expect(found.map((r) => r.userPhone)).toContain('06 39 98 12 34');
    if (phone !== '06.39.98') expect(found).toHaveLength(1);
  });

  it('finds by a part of the e-mail, taken literally', async () => {
    await submit(await world.client({ email: 'a_b@exemple.fr' }));
    await submit(victim);
    const staff = await world.staff();
    expect(rows(await list(staff, { email: 'A_B@ex' }))).toHaveLength(1);
    expect(rows(await list(staff, { email: '%' }))).toHaveLength(0);
    expect(rows(await list(staff, { email: '_' }))).toHaveLength(1);
    expect(rows(await list(staff, { email: '@' }))).toHaveLength(2);
    expect(rows(await list(staff, { phone: 'abc' }))).toHaveLength(0);
  });

  it('counts in Content-Range and sorts', async () => {
    for (const title of ['b', 'a', 'c']) await submit(victim, { title });
    const answer = await list(await world.staff(), {}, ['title', 'ASC'], [0, 1]);
    expect(rows(answer).map((r) => r.title)).toEqual(['a', 'b']);
    expect(answer.headers.get('content-range')).toBe('reports 0-1/3');
  });

  it.each([
    'sort=["password","ASC"]',
    'sort=["title;drop","ASC"]',
    'sort={}',
    'filter={"passwordHash":"x"}',
    'filter=[]',
    'filter={',
    'filter={"email":"\\u0000"}',
    'filter={"id":"\\u0000"}',
    'range=[0,1000000000]',
    'range=[5,1]',
    'range=[-1,5]',
    'range=["a","b"]',
    'filter={"__proto__":{"x":1},"constructor":1}',
  ])('refuses ?%s with 400', async (query) => {
    const [key, ...value] = query.split('=');
    const staff = await world.staff();
    const answer = await staff.get(
      `/api/admin/reports?${key}=${encodeURIComponent(value.join('='))}`,
    );
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_query']);
  });

  it('sets status and note in one save, in history, journal and a notification', async () => {
    const staff = await world.staff();
    const id = idOf(await submit(victim));
    const read = (await staff.get(`/api/admin/reports/${id}`)).body;
    const saved = await staff.put(`/api/admin/reports/${id}`, {
      ...read,
      status: 'in_progress',
      adminNote: 'Votre banque a répondu.',
      title: 'changed',
      userId: 'changed',
    });
    expect(saved.body).toMatchObject({
      status: 'in_progress',
      title: 'Faux conseiller bancaire',
      userId: victim.uid,
      version: 2,
    });
    const seen = (await victim.get(`/api/reports/${id}`)).body;
    expect(seen).toMatchObject({
      adminNote: 'Votre banque a répondu.',
      history: [
        { by: 'Vous' },
        { kind: 'status_and_note', from: 'pending', to: 'in_progress', by: 'Support' },
      ],
    });
    expect(seen).not.toHaveProperty('version');
    expect(JSON.stringify(seen)).not.toContain('Camille');
    const events = await world.db
      .selectFrom('audit_events')
      .selectAll()
      .where('action', '=', 'update')
      .execute();
    expect(events).toMatchObject([{ actorId: staff.uid, objectId: id }]);
    expect(JSON.parse(events[0]?.after ?? '')).toEqual({
      status: 'in_progress',
      adminNote: 'Votre banque a répondu.',
    });
  });

  it('carries the note to its owner, and leads to the report', async () => {
    const adminNote = 'Avez-vous encore le relevé d’octobre\u00a0?\nEnvoyez-le nous.';
    const staff = await world.staff();
    const id = idOf(await submit(victim));
    const proven = (isEmailVerified: 0 | 1) =>
      world.db.updateTable('users').set({ isEmailVerified }).where('id', '=', victim.uid).execute();
    const save = (version: number, note: string) =>
      staff.put(`/api/admin/reports/${id}`, { status: 'in_progress', adminNote: note, version });
    const lastMail = async () => (await world.mailsTo(victim.email)).at(-1)?.text;

    await proven(1);
    await save(1, adminNote);
    const page = await victim.get('/api/notifications');
    expect((page.body.items as unknown[])[0]).toMatchObject({
      title: expect.stringMatching(/^L’équipe vous a écrit au sujet de votre signalement SIG-/),
      message: expect.stringContaining(
        `« En cours ».\n\nNote de l’équipe\u00a0:\n${adminNote}`
          .replaceAll('« ', '«\u00a0')
          .replaceAll(' »', '\u00a0»'),
      ),
      objectId: id,
    });
    const unread = async () => (await victim.get('/api/me/summary')).body.unreadReports;
    expect(await unread()).toEqual([id]);
    const read = (objectId: string) => victim.post('/api/notifications/read-all', { objectId });
    await read(victim.uid);
    expect(await unread()).toEqual([id]);
    await read(id);
    expect(await unread()).toEqual([]);
    expect(await lastMail()).toContain(adminNote);
    expect(await lastMail()).toMatch(new RegExp(`/reports/${id}$`, 'm'));

    await proven(0);
    await save(2, 'Un mot secret.');
    expect(await lastMail()).not.toContain('secret');
    expect(await lastMail()).toMatch(new RegExp(`/reports/${id}$`, 'm'));
  });

  it.each([2 ** 31, -(2 ** 31) - 1, 0, 1.5, 2 ** 53])('takes no version %d', async (version) => {
    const staff = await world.staff();
    const id = idOf(await submit(victim));
    const change = { status: 'resolved', adminNote: '', version };
    expect((await staff.put(`/api/admin/reports/${id}`, change)).status).toBe(422);
  });

  it('sorts by amount with the unknown ones last, either way', async () => {
    for (const amount of [5, null, 9]) await submit(victim, { amount });
    const staff = await world.staff();
    const amounts = async (direction: string) =>
      (rows(await list(staff, {}, ['amount', direction])) as { amount?: unknown }[]).map(
        (r) => r.amount,
      );
    expect(await amounts('DESC')).toEqual([9, 5, null]);
    expect(await amounts('ASC')).toEqual([5, 9, null]);
  });

  it('never overwrites silently: of two saves of one version the second is refused', async () => {
    const staff = await world.staff();
    const id = idOf(await submit(victim));
    const save = (adminNote: string) =>
      staff.put(`/api/admin/reports/${id}`, { status: 'resolved', adminNote, version: 1 });
    const answers = await Promise.all([save('a'), save('b')]);
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409]);
    expect(answers.find((a) => a.status === 409)?.body.code).toBe('stale_version');
  });

  it('changes nothing, and tells nobody, when a save changes nothing', async () => {
    const staff = await world.staff();
    const id = idOf(await submit(victim));
    const save = () =>
      staff.put(`/api/admin/reports/${id}`, { status: 'pending', adminNote: '', version: 1 });
    const [first, second] = [await save(), await save()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect([first.body.version, second.body.version]).toEqual([1, 1]);
    expect(second.body.history).toHaveLength(1);
  });

  it('is closed to clients and to staff without the permission', async () => {
    const id = idOf(await submit(victim));
    for (const person of [
      victim,
      await world.staff(['managePayments', 'manageUsers', 'systemSettings']),
    ]) {
      expect((await person.get('/api/admin/reports')).status).toBe(403);
      expect((await person.get(`/api/admin/reports/${id}`)).status).toBe(403);
      expect((await person.put(`/api/admin/reports/${id}`, {})).status).toBe(403);
    }
    expect((await world.visitor().get('/api/admin/reports')).status).toBe(401);
  });
});
