import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notification, Sending } from '../../../contract/notifications.ts';
import { aReport, createWorld, type Person, type World } from '../../../tests/testing.ts';
import { newId } from '../../platform/ids.ts';
import { resumeBroadcasts } from './deliver.ts';

let world: World;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  staff = await world.staff();
});
afterEach(() => world.end());

const message = (changes: Record<string, unknown> = {}) => ({
  userId: 'all',
  type: 'admin',
  title: 'Maintenance programmée',
  message: 'Le service sera coupé samedi de 2 h à 4 h.',
  priority: 'high',
  ...changes,
});
const history = async () =>
  (await staff.get('/api/admin/notifications')).body as unknown as Sending[];
const sendingOf = async (id: string) => {
  const found = (await history()).find((s) => s.id === id);
  if (!found) throw new Error(`no sending ${id}`);
  return found;
};
const finished = (id: string) =>
  vi.waitFor(async () => expect((await sendingOf(id)).finishedAt).not.toBeNull(), {
    timeout: 45_000,
    interval: 100,
  });
const received = async (person: Person) => {
  const { body } = await person.get('/api/notifications');
  return (body.items as Notification[]).filter((n) => n.category !== 'welcome');
};

/** Clients who never signed in: only their rows matter. */
async function accounts(count: number): Promise<void> {
  const at = new Date().toISOString();
  for (let i = 0; i < count; i += 500) {
    const rows = Array.from({ length: Math.min(500, count - i) }, (_, n) => ({
      id: newId(),
      email: `foule${i + n}@exemple.fr`,
      passwordHash: '',
      name: `Personne ${i + n}`,
      phone: '',
      phoneDigits: '',
      address: '',
      role: 'user' as const,
      createdAt: at,
      updatedAt: at,
    }));
    await world.db.insertInto('users').values(rows).execute();
  }
}

/** How many copies each recipient of a sending holds. */
async function copies(id: string): Promise<number[]> {
  const rows = await world.db
    .selectFrom('notifications')
    .where('sendingId', '=', id)
    .groupBy('userId')
    .select((e) => e.fn.countAll<number>().as('count'))
    .execute();
  return rows.map(({ count }) => count);
}

describe('to one person', () => {
  it('arrives at once, and the history counts who read it', async () => {
    const [victim, other] = [await world.client(), await world.client()];
    const publish = vi.spyOn(world.services.live, 'publish');
    const { status, body } = await staff.post(
      '/api/admin/notifications',
      message({ userId: victim.uid }),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      recipient: `Éloïse Marchand (${victim.email})`,
      senderName: 'Camille Ardouin',
      sentBy: staff.uid,
      total: 1,
      done: 1,
      read: 0,
      finishedAt: expect.any(String),
    });
    expect(publish).toHaveBeenCalledWith(
      { topic: 'notifications' },
      { userIds: new Set([victim.uid]) },
    );
    const [copy] = await received(victim);
    expect(copy).toMatchObject({
      type: 'admin',
      priority: 'high',
      title: 'Maintenance programmée',
      sentAt: copy?.createdAt,
      metadata: { senderName: 'Support' },
    });
    expect(await received(other)).toEqual([]);
    await victim.send('PATCH', `/api/notifications/${copy?.id}`, { body: { read: true } });
    expect(await sendingOf(String(body.id))).toMatchObject({ read: 1 });
  });

  it.each([
    ['a blank title', { title: ' ' }, { title: 'Veuillez saisir un titre et un message' }],
    ['no message', { message: '' }, { message: 'Veuillez saisir un titre et un message' }],
    ['no recipient', { userId: '' }, { userId: 'Veuillez sélectionner un destinataire' }],
    [
      'a recipient that is no id',
      { userId: 'tout le monde' },
      { userId: 'Veuillez sélectionner un destinataire' },
    ],
    [
      'an unknown recipient',
      { userId: newId() },
      { userId: 'Veuillez sélectionner un destinataire' },
    ],
    [
      '501 characters',
      { message: 'a'.repeat(501) },
      { message: expect.stringContaining('trop long') },
    ],
  ])('refuses %s with its sentence', async (_, changes, errors) => {
    const { status, body } = await staff.post('/api/admin/notifications', message(changes));
    expect(status).toBe(422);
    expect(body.errors).toEqual(errors);
    expect(await history()).toEqual([]);
  });

  it('refuses a staff member and a blocked account as recipients', async () => {
    const victim = await world.client();
    await staff.post(`/api/admin/users/${victim.uid}/block`);
    for (const userId of [staff.uid, victim.uid]) {
      expect((await staff.post('/api/admin/notifications', message({ userId }))).status).toBe(422);
    }
  });

  it('is sent once for a double click', async () => {
    const victim = await world.client();
    const send = () =>
      staff.post('/api/admin/notifications', message({ userId: victim.uid }), {
        'idempotency-key': 'key-0001',
      });
    const [first, second] = await Promise.all([send(), send()]);
    expect(first.body).toEqual(second.body);
    expect(await received(victim)).toHaveLength(1);
  });
});

describe('a promotional message', () => {
  const want = (person: Person, marketingEmails: boolean) =>
    person.put('/api/me/preferences', {
      notifications: true,
      emailAlerts: true,
      smsAlerts: false,
      reportUpdates: true,
      marketingEmails,
    });

  it('is refused for one person who does not want any', async () => {
    const victim = await world.client();
    const promotion = message({ userId: victim.uid, purpose: 'marketing' });
    const { status, body } = await staff.post('/api/admin/notifications', promotion);
    expect(status).toBe(422);
    expect(body.errors).toEqual({
      userId: 'Cette personne ne souhaite pas de messages promotionnels',
    });
    expect(await history()).toEqual([]);
    await want(victim, true);
    expect((await staff.post('/api/admin/notifications', promotion)).status).toBe(201);
    expect(await received(victim)).toMatchObject([{ category: 'marketing' }]);
  });

  it('to all reaches who wants it, and the mail says what it is and how it stops', async () => {
    const [willing, other] = [await world.client(), await world.client()];
    await want(willing, true);
    const { body } = await staff.post(
      '/api/admin/notifications',
      message({ purpose: 'marketing' }),
    );
    expect(body).toMatchObject({ total: 1, purpose: 'marketing' });
    await finished(String(body.id));
    expect(await sendingOf(String(body.id))).toMatchObject({ total: 1, done: 1 });
    expect(await received(willing)).toHaveLength(1);
    expect(await received(other)).toEqual([]);
    const mail = (await world.mailsTo(willing.email)).at(-1);
    expect(mail?.text).toContain('Envoi promotionnel.');
    expect(mail?.text).toContain('décochez-les dans vos paramètres');
  });

  it('is nothing that a service message is held to', async () => {
    const victim = await world.client();
    const sent = await staff.post('/api/admin/notifications', message({ userId: victim.uid }));
    expect(sent.body).toMatchObject({ purpose: 'service' });
    expect(await received(victim)).toMatchObject([{ category: 'support_message' }]);
  });
});

describe('to all', { timeout: 60_000 }, () => {
  it('reaches 5,000 accounts once each, while its progress only grows', async () => {
    await accounts(5000);
    const blocked = await world.client();
    await staff.post(`/api/admin/users/${blocked.uid}/block`);
    const late = message();
    const progress: Promise<number>[] = [];
    const spy = vi.spyOn(world.services.live, 'publish').mockImplementation((event, audience) => {
      if (!('permission' in audience) || !event.id) return;
      const row = world.db
        .selectFrom('notification_sendings')
        .select('done')
        .where('id', '=', event.id)
        .executeTakeFirstOrThrow();
      progress.push(row.then(({ done }) => done));
    });
    const { status, body } = await staff.post('/api/admin/notifications', late);
    expect(status).toBe(202);
    expect(body).toMatchObject({ total: 5000, done: 0, finishedAt: null });
    const id = String(body.id);
    const newcomer = await world.client();
    await finished(id);
    spy.mockRestore();

    const seen = await Promise.all(progress);
    expect(seen.length).toBeGreaterThan(10);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(await sendingOf(id)).toMatchObject({
      recipient: 'Tous les utilisateurs',
      total: 5000,
      done: 5000,
    });
    const counts = await copies(id);
    expect(counts).toHaveLength(5000);
    expect(new Set(counts)).toEqual(new Set([1]));
    expect(await received(newcomer)).toEqual([]);
  });

  it('goes on after an interruption, with two at work, and nobody gets it twice', async () => {
    await accounts(1500);
    let batches = 0;
    const spy = vi.spyOn(world.services.live, 'publish').mockImplementation((event) => {
      if (event.id && ++batches >= 3) throw new Error('the process ends here');
    });
    const { body } = await staff.post('/api/admin/notifications', message());
    const id = String(body.id);
    await vi.waitFor(() => expect(batches).toBe(3), { timeout: 10_000 });
    expect(await sendingOf(id)).toMatchObject({ done: 600, finishedAt: null });
    await expect(resumeBroadcasts(world.services)).rejects.toThrow('1 sendings stopped half way');
    spy.mockRestore();
    expect(await sendingOf(id)).toMatchObject({ done: 800, finishedAt: null });

    await Promise.all([resumeBroadcasts(world.services), resumeBroadcasts(world.services)]);
    expect(await sendingOf(id)).toMatchObject({ done: 1500, total: 1500 });
    const counts = await copies(id);
    expect(counts).toHaveLength(1500);
    expect(new Set(counts)).toEqual(new Set([1]));
    await resumeBroadcasts(world.services);
    expect(await copies(id)).toHaveLength(1500);
  });

  it('ends when it is deleted half way', async () => {
    await accounts(1000);
    const { body } = await staff.post('/api/admin/notifications', message());
    const id = String(body.id);
    await vi.waitFor(async () => expect((await sendingOf(id)).done).toBeGreaterThan(0));
    expect((await staff.delete(`/api/admin/notifications/${id}`)).status).toBe(200);
    await resumeBroadcasts(world.services);
    expect(await copies(id)).toEqual([]);
    expect(await history()).toEqual([]);
  });

  it('is finished at once where there is nobody', async () => {
    const { body } = await staff.post('/api/admin/notifications', message());
    await finished(String(body.id));
    expect(await sendingOf(String(body.id))).toMatchObject({ total: 0, done: 0 });
  });
});

describe('copies by mail', () => {
  const mails = () =>
    world.db.selectFrom('mail_outbox').select(['to', 'subject', 'text']).orderBy('id').execute();
  const prefer = (person: Person, emailAlerts: boolean) =>
    world.db
      .updateTable('users')
      .set({ wantsEmails: Number(emailAlerts) })
      .where('id', '=', person.uid)
      .execute();

  const prove = ({ uid }: Person) =>
    world.db.updateTable('users').set({ isEmailVerified: 1 }).where('id', '=', uid).execute();

  it('go to who wants them, for one and for all', async () => {
    const [asks, declines] = [await world.client(), await world.client()];
    await prove(asks);
    await prefer(declines, false);
    await world.db.deleteFrom('mail_outbox').execute();
    for (const { uid: userId } of [asks, declines]) {
      await staff.post('/api/admin/notifications', message({ userId, title: 'Pour vous' }));
    }
    expect(await mails()).toEqual([
      {
        to: asks.email,
        subject: 'Pour vous',
        text: expect.stringContaining(`${world.services.env.publicUrl.origin}/notifications`),
      },
    ]);
    await world.db.deleteFrom('mail_outbox').execute();
    const { body } = await staff.post('/api/admin/notifications', message());
    await finished(String(body.id));
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
      [asks.email, 'Maintenance programmée'],
    ]);
    expect(await received(declines)).toHaveLength(2);
  });

  it('say nothing of their contents to an address that nobody has confirmed', async () => {
    const unproven = await world.client();
    await world.db.deleteFrom('mail_outbox').execute();
    const secret = { title: 'Votre dossier bancaire', message: '2 400 € récupérés' };
    await staff.post('/api/admin/notifications', message({ userId: unproven.uid, ...secret }));
    const [mail, ...others] = await world.mailsTo(unproven.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Une nouvelle notification/);
    expect(mail?.text).toContain('/notifications');
    expect(JSON.stringify(mail)).not.toMatch(/bancaire|récupérés/);
  });

  it('come for a report that advances, not for the welcome', async () => {
    const victim = await world.client();
    await prove(victim);
    const own = async () => (await mails()).filter(({ to }) => to === victim.email);
    expect((await own()).filter(({ subject }) => subject.startsWith('Bienvenue'))).toEqual([]);
    const { body } = await victim.post('/api/reports', aReport());
    await staff.put(`/api/admin/reports/${body.id}`, {
      status: 'resolved',
      adminNote: '',
      version: 1,
    });
    expect((await own()).at(-1)?.subject).toBe(`Votre signalement ${body.reference} a avancé`);
  });
});

describe('history', () => {
  const sendTo = async (person: Person, title: string) => {
    const { body } = await staff.post(
      '/api/admin/notifications',
      message({ userId: person.uid, title }),
    );
    return String(body.id);
  };
  const age = async (id: string, days: number) => {
    const createdAt = new Date(Date.now() - days * 86_400_000).toISOString();
    await world.db
      .updateTable('notification_sendings')
      .set({ createdAt })
      .where('id', '=', id)
      .execute();
    await world.db
      .updateTable('notifications')
      .set({ createdAt })
      .where('sendingId', '=', id)
      .execute();
  };

  it('is newest first in the dialect of the back office', async () => {
    const victim = await world.client();
    const ids = [
      await sendTo(victim, 'Un'),
      await sendTo(victim, 'Deux'),
      await sendTo(victim, 'Trois'),
    ];
    const { headers, body } = await staff.get('/api/admin/notifications?range=[0,1]');
    expect(headers.get('content-range')).toBe('notifications 0-1/3');
    expect((body as unknown as Sending[]).map((s) => s.id)).toEqual([ids[2], ids[1]]);
    const sorted = await staff.get('/api/admin/notifications?sort=["title","ASC"]');
    expect((sorted.body as unknown as Sending[]).map((s) => s.title)).toEqual([
      'Deux',
      'Trois',
      'Un',
    ]);
    const some = await staff.get(`/api/admin/notifications?filter={"id":["${ids[0]}"]}`);
    expect(some.headers.get('content-range')).toBe('notifications 0-0/1');
    expect((await staff.get('/api/admin/notifications?filter={"x":1}')).status).toBe(400);
  });

  it('loses what is deleted, and so do its recipients', async () => {
    const victim = await world.client();
    const [one, two, three] = [
      await sendTo(victim, 'Un'),
      await sendTo(victim, 'Deux'),
      await sendTo(victim, 'Trois'),
    ];
    const gone = await staff.delete(`/api/admin/notifications/${one}`);
    expect(gone).toMatchObject({ status: 200, body: { id: one, title: 'Un' } });
    expect((await staff.delete(`/api/admin/notifications/${one}`)).status).toBe(404);
    expect((await received(victim)).map((n) => n.title)).toEqual(['Trois', 'Deux']);
    const removal = await staff.post('/api/admin/notifications/removal', {
      ids: [one, two, three],
    });
    expect(removal.body).toEqual({ removed: 2 });
    expect(await received(victim)).toEqual([]);
    expect((await staff.post('/api/admin/notifications/removal', { ids: [] })).status).toBe(422);
  });

  it('is cleaned up by age, with what everybody holds of that age', async () => {
    const victim = await world.client();
    const [old, older, fresh] = [
      await sendTo(victim, 'Un'),
      await sendTo(victim, 'Deux'),
      await sendTo(victim, 'Trois'),
    ];
    await age(old, 10);
    await age(older, 40);
    const cleanUp = async (days: number) =>
      (await staff.post('/api/admin/notifications/clean-up', { days })).body;
    expect(await cleanUp(30)).toEqual({ removed: 1 });
    expect((await history()).map((s) => s.id)).toEqual([fresh, old]);
    expect(await cleanUp(30)).toEqual({ removed: 0 });
    // Its copy is gone before: the sending alone still counts.
    const [copy] = (await received(victim)).filter((n) => n.title === 'Un');
    await victim.delete(`/api/notifications/${copy?.id}`);
    expect(await cleanUp(7)).toEqual({ removed: 1 });
    expect((await received(victim)).map((n) => n.title)).toEqual(['Trois']);
  });

  it('is in the journal with who did it', async () => {
    const victim = await world.client();
    const id = await sendTo(victim, 'Un');
    await staff.delete(`/api/admin/notifications/${id}`);
    const events = await world.db
      .selectFrom('audit_events')
      .select(['action', 'actorId', 'after', 'before'])
      .where('objectId', '=', id)
      .orderBy('id')
      .execute();
    expect(events.map((e) => [e.action, e.actorId])).toEqual([
      ['send', staff.uid],
      ['delete', staff.uid],
    ]);
    expect(JSON.parse(events[0]?.after ?? '')).toMatchObject({ to: victim.uid, recipients: 1 });
  });
});

describe('recipients', () => {
  it('are found by a part of the name, accents or not, or of the e-mail', async () => {
    const victim = await world.client({ name: 'Zoé Ünal', email: 'z.unal@exemple.fr' });
    const blocked = await world.client({ name: 'Zoé Bloquée' });
    await staff.post(`/api/admin/users/${blocked.uid}/block`);
    const find = async (q: string) =>
      (await staff.get(`/api/admin/recipients?q=${encodeURIComponent(q)}`)).body;
    const found = [{ id: victim.uid, name: 'Zoé Ünal', email: 'z.unal@exemple.fr' }];
    for (const q of ['zoe', 'ZOÉ ü', 'Unal', 'Z.Unal@']) expect(await find(q)).toEqual(found);
    expect(await find('%')).toEqual([]);
    expect(await find('ardouin')).toEqual([]);
  });

  it('are twenty at most', async () => {
    await accounts(30);
    expect((await staff.get('/api/admin/recipients')).body).toHaveLength(20);
  });
});

it('is for staff who manage users alone', async () => {
  const [victim, editor] = [await world.client(), await world.staff(['systemSettings'])];
  for (const person of [victim, editor]) {
    for (const answer of [
      await person.get('/api/admin/notifications'),
      await person.get('/api/admin/recipients'),
      await person.post('/api/admin/notifications', message()),
      await person.delete(`/api/admin/notifications/${newId()}`),
      await person.post('/api/admin/notifications/removal', { ids: [newId()] }),
      await person.post('/api/admin/notifications/clean-up', { days: 7 }),
    ]) {
      expect(answer).toMatchObject({ status: 403, body: { code: 'permission_denied' } });
    }
  }
  expect((await world.visitor().get('/api/admin/notifications')).status).toBe(401);
});
