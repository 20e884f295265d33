import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Broadcast } from '../../../contract/notifications.ts';
import { type BroadcastScene, broadcastScene } from '../../../tests/features/notifications.ts';
import { PASSWORD, type Person } from '../../../tests/testing.ts';

let { world, staff, message, history, received } = {} as BroadcastScene;
beforeEach(async () => {
  ({ world, staff, message, history, received } = await broadcastScene());
});
afterEach(() => world.end());

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
    expect((body as unknown as Broadcast[]).map((s) => s.id)).toEqual([ids[2], ids[1]]);
    const sorted = await staff.get('/api/admin/notifications?sort=["title","ASC"]');
    expect((sorted.body as unknown as Broadcast[]).map((s) => s.title)).toEqual([
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
    expect(removal.body).toMatchObject({ removed: 2 });
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
    // Its copy is gone before: the broadcast alone still counts.
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

  it('is in the journal in its own words, which a removal leaves and an erasure does not', async () => {
    const victim = await world.client();
    const words = 'Votre dossier avance, à demain.';
    const sent = await Promise.all(
      [1, 2].map(() =>
        staff.post('/api/admin/notifications', message({ userId: victim.uid, message: words })),
      ),
    );
    const [one, other] = sent.map(({ body }) => String(body.id));
    await staff.delete(`/api/admin/notifications/${one}`);
    await staff.post('/api/admin/notifications/removal', { ids: [other] });
    const events = async () =>
      (
        await world.db
          .selectFrom('audit_events')
          .select(['action', 'before', 'after'])
          .where('objectType', '=', 'notifications')
          .where('action', 'in', ['send', 'delete'])
          .execute()
      ).map(({ action, before, after }) => [action, `${before}${after}`.includes(words)]);
    expect((await events()).sort()).toEqual([
      ['delete', true],
      ['delete', true],
      ['send', true],
      ['send', true],
    ]);
    const erased = await victim.send('DELETE', '/api/me', { body: { password: PASSWORD } });
    expect(erased.status).toBe(204);
    expect((await events()).filter(([, hasWords]) => hasWords)).toEqual([]);
  });
});
