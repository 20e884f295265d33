import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notification } from '../../../contract/notifications.ts';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';
import { newId } from '../../platform/ids.ts';

let world: World;
let victim: Person;
beforeEach(async () => {
  world = await createWorld();
  victim = await world.client();
  // The welcome of the registration.
  await world.db.deleteFrom('notifications').execute();
});
afterEach(() => world.end());

const DAY_MS = 86_400_000;

/** Puts a notification straight into the database; answers its id. */
async function given(
  person: Person,
  {
    daysOld = 0,
    ...changes
  }: { daysOld?: number; title?: string; read?: number; deletedAt?: string } = {},
): Promise<string> {
  const id = newId();
  const at = new Date(Date.now() - daysOld * DAY_MS).toISOString();
  await world.db
    .insertInto('notifications')
    .values({
      id,
      userId: person.uid,
      type: 'info',
      title: 'Votre dossier a avancé',
      message: 'La banque a répondu.',
      priority: 'normal',
      category: 'report_update',
      createdAt: at,
      updatedAt: at,
      ...changes,
    })
    .execute();
  return id;
}

const list = async (person: Person, query = '') => {
  const { status, body } = await person.get(`/api/notifications${query}`);
  expect(status).toBe(200);
  const ids = (body.items as Notification[]).map(({ id }) => id);
  return { ...body, ids, nextCursor: body.nextCursor };
};

describe('own notifications', () => {
  it('come newest first, in pages, with counters over all of them', async () => {
    const ids: string[] = [];
    for (let age = 0; age < 5; age++)
      ids.push(await given(victim, { daysOld: age, read: age % 2 }));
    const first = await list(victim, '?limit=3');
    expect(first).toMatchObject({ ids: ids.slice(0, 3), total: 5, unread: 3 });
    const second = await list(victim, `?limit=3&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ ids: ids.slice(3), nextCursor: null, total: 5, unread: 3 });
    expect((await list(victim, '?unread=true')).ids).toEqual([ids[0], ids[2], ids[4]]);
    expect((await list(victim, '?unread=false')).ids).toEqual([ids[1], ids[3]]);
    expect((await victim.get('/api/notifications?cursor=x')).body.code).toBe('invalid_query');
  });

  it('show only what their owner may read', async () => {
    await given(victim);
    const { items } = await list(victim);
    expect(items?.[0]).toEqual({
      id: expect.any(String),
      userId: victim.uid,
      type: 'info',
      title: 'Votre dossier a avancé',
      message: 'La banque a répondu.',
      priority: 'normal',
      category: 'report_update',
      read: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      sentAt: null,
      objectId: null,
      metadata: null,
    });
  });

  it('never show the flagged ones of a deactivation', async () => {
    const id = await given(victim, { deletedAt: new Date().toISOString() });
    expect(await list(victim)).toMatchObject({ ids: [], total: 0, unread: 0 });
    expect(
      (await victim.send('PATCH', `/api/notifications/${id}`, { body: { read: true } })).status,
    ).toBe(404);
    expect((await victim.delete(`/api/notifications/${id}`)).status).toBe(404);
    await victim.post('/api/notifications/read-all');
    const row = await world.db.selectFrom('notifications').select('read').executeTakeFirstOrThrow();
    expect(row.read).toBe(0);
  });

  it('are marked read and unread again, and told to open pages', async () => {
    const publish = vi.spyOn(world.services.live, 'publish');
    const id = await given(victim);
    const mark = (read: boolean) =>
      victim.send('PATCH', `/api/notifications/${id}`, { body: { read } });
    expect((await mark(true)).body).toMatchObject({ id, read: true });
    expect(publish).toHaveBeenCalledWith({ topic: 'notifications' }, { userId: victim.uid });
    const told = publish.mock.calls.length;
    expect((await mark(true)).body).toMatchObject({ read: true });
    expect(publish).toHaveBeenCalledTimes(told);
    expect((await mark(false)).body).toMatchObject({ read: false });
    expect(
      (await victim.send('PATCH', `/api/notifications/${id}`, { body: {} })).body.errors,
    ).toEqual({
      read: 'Indiquez lue ou non lue',
    });
  });

  it('are all marked read at once, other people’s untouched', async () => {
    const other = await world.client();
    await given(victim);
    await given(victim);
    expect((await victim.post('/api/notifications/read-all')).status).toBe(204);
    expect(await list(victim)).toMatchObject({ total: 2, unread: 0 });
    expect(await list(other)).toMatchObject({ total: 1, unread: 1 });
    expect((await victim.get('/api/me/summary')).body.unreadNotifications).toBe(0);
  });

  it('are removed one by one', async () => {
    const [kept, gone] = [await given(victim), await given(victim)];
    expect((await victim.delete(`/api/notifications/${gone}`)).status).toBe(204);
    expect((await victim.delete(`/api/notifications/${gone}`)).status).toBe(404);
    expect((await list(victim)).ids).toEqual([kept]);
  });

  it('do not exist for anybody else', async () => {
    const other = await world.client();
    const id = await given(victim);
    const url = `/api/notifications/${id}`;
    expect((await other.send('PATCH', url, { body: { read: true } })).status).toBe(404);
    expect((await other.delete(url)).status).toBe(404);
    expect((await world.visitor().get('/api/notifications')).status).toBe(401);
    expect(await list(victim)).toMatchObject({ total: 1, unread: 1 });
  });

  it('are cleaned up by age: thirty days where nothing is said', async () => {
    const other = await world.client();
    await given(other, { daysOld: 90 });
    await given(victim, { daysOld: 31, read: 1 });
    await given(victim, { daysOld: 40 });
    const week = await given(victim, { daysOld: 8 });
    const today = await given(victim);
    const cleanUp = async (body: object) =>
      (await victim.post('/api/notifications/clean-up', body)).body;
    expect(await cleanUp({})).toEqual({ removed: 2, corrupt: 0 });
    expect((await list(victim)).ids).toEqual([today, week]);
    expect(await cleanUp({ days: 30 })).toEqual({ removed: 0, corrupt: 0 });
    await given(victim, { title: ' ' });
    expect(await cleanUp({ days: 7 })).toEqual({ removed: 2, corrupt: 1 });
    expect(await cleanUp({ days: 0 })).toMatchObject({ code: 'validation' });
    expect(await list(other)).toMatchObject({ total: 2 });
  });

  it('leave what was done to them in the journal', async () => {
    const id = await given(victim);
    await victim.send('PATCH', `/api/notifications/${id}`, { body: { read: true } });
    await victim.delete(`/api/notifications/${id}`);
    const events = await world.db
      .selectFrom('audit_events')
      .select(['action', 'actorId'])
      .where('objectId', '=', id)
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { action: 'read', actorId: victim.uid },
      { action: 'delete', actorId: victim.uid },
    ]);
  });
});
