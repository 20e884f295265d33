import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BroadcastScene, broadcastScene } from '../../../tests/features/notifications.ts';
import { aReport, type Person } from '../../../tests/testing.ts';
import { resumeBroadcasts } from './deliver.ts';

let { world, staff, message, history, broadcastOf, finished, received, accounts, copies } =
  {} as BroadcastScene;
beforeEach(async () => {
  ({ world, staff, message, history, broadcastOf, finished, received, accounts, copies } =
    await broadcastScene());
});
afterEach(() => world.end());

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
    expect(await broadcastOf(id)).toMatchObject({
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
    expect(await broadcastOf(id)).toMatchObject({ done: 600, finishedAt: null });
    await expect(resumeBroadcasts(world.services)).rejects.toThrow('1 broadcasts stopped half way');
    spy.mockRestore();
    expect(await broadcastOf(id)).toMatchObject({ done: 800, finishedAt: null });

    await Promise.all([resumeBroadcasts(world.services), resumeBroadcasts(world.services)]);
    expect(await broadcastOf(id)).toMatchObject({ done: 1500, total: 1500 });
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
    await vi.waitFor(async () => expect((await broadcastOf(id)).done).toBeGreaterThan(0));
    expect((await staff.delete(`/api/admin/notifications/${id}`)).status).toBe(200);
    await resumeBroadcasts(world.services);
    expect(await copies(id)).toEqual([]);
    expect(await history()).toEqual([]);
  });

  it('is finished at once where there is nobody', async () => {
    const { body } = await staff.post('/api/admin/notifications', message());
    await finished(String(body.id));
    expect(await broadcastOf(String(body.id))).toMatchObject({ total: 0, done: 0 });
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
      adminNote: 'Votre banque a remboursé.',
      version: 1,
    });
    expect((await own()).at(-1)?.subject).toContain(String(body.reference));
  });
});
