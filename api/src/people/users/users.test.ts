import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aReport, createWorld, PASSWORD, type Person, type World } from '../../../tests/testing.ts';

let world: World;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  staff = await world.staff(['manageUsers']);
});
afterEach(() => world.end());

const query = (parts: Record<string, unknown>) =>
  `/api/admin/users?${new URLSearchParams(
    Object.entries(parts).map(([name, value]) => [name, JSON.stringify(value)] as [string, string]),
  )}`;
const find = async (filter: Record<string, unknown>) => {
  const { body } = await staff.get(query({ filter }));
  return (body as unknown as { email: string }[]).map((row) => row.email);
};
const act = (person: Person, action: string, body: unknown = {}) =>
  staff.post(`/api/admin/users/${person.uid}/${action}`, body);
const journal = (person: Person) =>
  world.db
    .selectFrom('audit_events')
    .select(['action', 'actorEmail', 'before', 'after'])
    .where('action', '<>', 'view')
    .where('objectId', '=', person.uid)
    .orderBy('id')
    .execute();

describe('the users tab', () => {
  it('lists clients and no staff, newest first, with the count', async () => {
    const first = await world.client({ name: 'Zoé' });
    const second = await world.client({ name: 'Émile' });
    const { body, headers } = await staff.get('/api/admin/users');
    expect(body).toMatchObject([{ uid: second.uid }, { uid: first.uid }]);
    expect(headers.get('content-range')).toBe('users 0-1/2');
    const byName = await staff.get(query({ sort: ['name', 'ASC'], range: [0, 0] }));
    expect(byName.body).toMatchObject([{ name: 'Émile', status: 'active', recoveredAmount: 0 }]);
    expect(byName.headers.get('content-range')).toBe('users 0-0/2');
  });

  it('puts who never signed in at the same end on both databases', async () => {
    const [never, once] = [await world.client(), await world.client()];
    await once.post('/api/auth/login', { email: once.email, password: PASSWORD });
    const { body } = await staff.get(query({ sort: ['lastLoginAt', 'DESC'] }));
    expect(body).toMatchObject([{ uid: once.uid }, { uid: never.uid, lastLoginAt: null }]);
  });

  it('finds by a part of the e-mail, by any spelling of the phone, by status', async () => {
    const [a] = [
      await world.client({ email: 'rose_100@exemple.fr', phone: '06 39 98 12 34' }),
      await world.client({ email: 'paul@exemple.fr' }),
    ];
    expect(await find({ email: ' ROSE_' })).toEqual([a.email]);
    expect(await find({ email: 'r_se' })).toEqual([]);
    expect(await find({ email: '%' })).toEqual([]);
    expect(await find({ phone: '+33 6 39 98' })).toEqual([a.email]);
    expect(await find({ phone: '0033639981234' })).toEqual([a.email]);
    expect(await find({ phone: 'abc' })).toEqual([]);
    await act(a, 'block');
    expect(await find({ status: 'blocked' })).toEqual([a.email]);
    expect(await find({ id: [a.uid] })).toEqual([a.email]);
    expect(await find({ id: [] })).toEqual([]);
    expect((await staff.get(query({ filter: { password: 'x' } }))).status).toBe(400);
  });

  it('shows everything held on a person, and nothing that opens a door', async () => {
    const victim = await world.client({ phone: '06 39 98 12 34' });
    await victim.post('/api/reports', aReport({ amount: 12.5 }));
    await act(victim, 'verification');
    const { body, status } = await staff.get(`/api/admin/users/${victim.uid}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      uid: victim.uid,
      phone: '06 39 98 12 34',
      verified: true,
      verifiedBy: staff.uid,
      verifiedByEmail: staff.email,
      isAdmin: false,
      openSessions: 1,
      documents: 0,
      notifications: { total: 1, unread: 1 },
      reports: [{ amount: 12.5, status: 'pending', deletedAt: null }],
      preferences: {
        notifications: true,
        emailAlerts: true,
        smsAlerts: false,
        reportUpdates: true,
        marketingEmails: false,
        language: 'fr',
      },
    });
    expect((body.events as { action: string }[]).map((e) => e.action)).toEqual([
      'verify',
      'register',
    ]);
    expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash/);
  });

  it('answers 404 for nobody', async () => {
    const nobody = '01980000-0000-7000-8000-000000000000';
    expect((await staff.get(`/api/admin/users/${nobody}`)).status).toBe(404);
    expect((await staff.post(`/api/admin/users/${nobody}/block`)).status).toBe(404);
  });
});

describe('a change of state', () => {
  it.each(['verification', 'unverification', 'block', 'unblock', 'deactivation', 'reactivation'])(
    'is refused for staff: %s',
    async (action) => {
      const colleague = await world.staff([]);
      const answer = await act(colleague, action, { mode: 'disabled' });
      expect([answer.status, answer.body.code]).toEqual([403, 'permission_denied']);
    },
  );

  it('stamps the verified flag both ways; a repeat changes nothing', async () => {
    const victim = await world.client();
    const { body: first } = await act(victim, 'verification');
    expect(first).toMatchObject({ verified: true, verifiedAt: expect.any(String) });
    const { body: repeated } = await act(victim, 'verification');
    expect(repeated).toEqual(first);
    const { body: taken } = await act(victim, 'unverification');
    expect(taken).toMatchObject({ verified: false, verifiedBy: staff.uid });
    expect((await act(victim, 'unverification')).body).toEqual(taken);
    expect((await journal(victim)).map((e) => e.action)).toEqual([
      'register',
      'verify',
      'unverify',
    ]);
  });

  it('blocks and unblocks; lifts inactive too', async () => {
    const victim = await world.client();
    const { body: blocked } = await act(victim, 'block');
    expect(blocked).toMatchObject({ status: 'blocked', statusUpdatedByEmail: staff.email });
    expect((await act(victim, 'block')).body).toEqual(blocked);
    expect((await victim.get('/api/me')).body.code).toBe('account_blocked');
    expect((await act(victim, 'unblock')).body).toMatchObject({
      status: 'active',
      openSessions: 0,
    });
    await world.db
      .updateTable('users')
      .set({ status: 'inactive' })
      .where('id', '=', victim.uid)
      .execute();
    expect((await act(victim, 'unblock')).body.status).toBe('active');
  });

  it('deactivates with what follows, each request gets its sentence, and brings it all back', async () => {
    const victim = await world.client();
    const { body: report } = await victim.post('/api/reports', aReport());
    const manager = await world.staff(['manageReports']);
    await manager.put(`/api/admin/reports/${report.id}`, {
      status: 'resolved',
      adminNote: 'Remboursé',
      version: 1,
    });
    const { body: gone } = await act(victim, 'deactivation', { mode: 'deleted' });
    expect(gone).toMatchObject({
      status: 'deleted',
      deletedAt: expect.any(String),
      deletedBy: staff.uid,
      deletedByEmail: staff.email,
      statusUpdatedAt: gone.deletedAt,
      reports: [{ status: 'resolved', deletedAt: gone.deletedAt }],
    });
    expect((await victim.get('/api/reports')).body.message).toContain(
      'Votre compte a été supprimé par un administrateur. Vous ne pouvez plus accéder à cette application.',
    );
    expect((await manager.get(`/api/admin/reports/${report.id}`)).status).toBe(404);

    const { body: back } = await act(victim, 'reactivation');
    expect(back).toMatchObject({
      status: 'active',
      deletedAt: null,
      deletedBy: null,
      reactivatedBy: staff.uid,
      reactivatedByEmail: staff.email,
      openSessions: 0,
      reports: [{ status: 'pending', deletedAt: null }],
    });
    expect((await victim.get('/api/me')).body.code).toBe('session_required');
    const { body: restored } = await manager.get(`/api/admin/reports/${report.id}`);
    expect(restored).toMatchObject({ status: 'pending', adminNote: 'Remboursé' });
    expect((restored.history as unknown[]).at(-1)).toMatchObject({
      kind: 'status',
      from: 'resolved',
      to: 'pending',
    });
    const events = await journal(victim);
    expect(events.slice(-2)).toMatchObject([
      { action: 'deactivate', actorEmail: staff.email, before: '{"status":"active"}' },
      { action: 'reactivate', before: '{"status":"deleted"}' },
    ]);
    expect(JSON.parse(events.at(-1)?.after ?? '')).toMatchObject({ status: 'active', reports: 1 });
  });

  it('makes a report that somebody is editing stale', async () => {
    const victim = await world.client();
    const { body: report } = await victim.post('/api/reports', aReport());
    await act(victim, 'deactivation', { mode: 'disabled' });
    await act(victim, 'reactivation');
    const manager = await world.staff(['manageReports']);
    const edit = { status: 'resolved', adminNote: '', version: 1 };
    const { body } = await manager.put(`/api/admin/reports/${report.id}`, edit);
    expect(body.code).toBe('stale_version');
  });

  it('asks for a mode', async () => {
    const victim = await world.client();
    const { status, body } = await act(victim, 'deactivation', { mode: 'DESACTIVER' });
    expect([status, body.message]).toEqual([422, 'Choisissez désactiver ou supprimer']);
  });

  it('reactivates a blocked account as active, by its own verb only', async () => {
    const victim = await world.client();
    await act(victim, 'block');
    expect((await act(victim, 'reactivation')).body.status).toBe('blocked');
    await act(victim, 'deactivation', { mode: 'disabled' });
    expect((await act(victim, 'unblock')).body.status).toBe('disabled');
    expect((await act(victim, 'block')).body.status).toBe('disabled');
    expect((await act(victim, 'reactivation')).body.status).toBe('active');
  });

  it('keeps since when things are hidden when the mode changes', async () => {
    const victim = await world.client();
    const { body: first } = await act(victim, 'deactivation', { mode: 'disabled' });
    const { body: second } = await act(victim, 'deactivation', { mode: 'deleted' });
    expect(second).toMatchObject({ status: 'deleted', deletedAt: first.deletedAt });
    expect((await act(victim, 'reactivation')).body).toMatchObject({ status: 'active' });
    const hidden = await world.db
      .selectFrom('notifications')
      .selectAll()
      .where('deletedAt', 'is not', null)
      .execute();
    expect(hidden).toEqual([]);
  });

  it('happens once when two ask at once', async () => {
    const victim = await world.client();
    await Promise.all(
      Array.from({ length: 6 }, () => act(victim, 'deactivation', { mode: 'deleted' })),
    );
    const events = (await journal(victim)).filter((e) => e.action === 'deactivate');
    expect(events).toHaveLength(1);
  });
});
