import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BroadcastScene, broadcastScene } from '../../../tests/features/notifications.ts';
import type { Person } from '../../../tests/testing.ts';
import { newId } from '../../platform/ids.ts';

let { world, staff, message, history, broadcastOf, finished, received, accounts } =
  {} as BroadcastScene;
beforeEach(async () => {
  ({ world, staff, message, history, broadcastOf, finished, received, accounts } =
    await broadcastScene());
});
afterEach(() => world.end());

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
    expect(await broadcastOf(String(body.id))).toMatchObject({ read: 1 });
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
    expect(await broadcastOf(String(body.id))).toMatchObject({ total: 1, done: 1 });
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
