/** Several records changed at once, and the one step back. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BulkChange } from '../../contract/bulk-changes.ts';
import { reportStatusChanges } from '../../src/cases/reports/change-statuses.ts';
import { ticketStatusChanges } from '../../src/cases/support-tickets/change-statuses.ts';
import { broadcastRemovals } from '../../src/people/notifications/remove-broadcasts.ts';
import { type BulkPart, settleBulk } from '../../src/platform/bulk/reverse.ts';
import { aReport, createWorld, type Person, type World } from '../testing.ts';

let world: World;
let boss: Person;
let owner: Person;
beforeEach(async () => {
  world = await createWorld();
  boss = await world.staff();
  owner = await world.client();
});
afterEach(() => world.end());

const REPORTS = '/api/admin/reports/status-changes';
const TICKETS = '/api/admin/support-tickets/status-changes';

const filed = async () => String((await owner.post('/api/reports', aReport())).body.id);
const asked = async () =>
  String(
    (await owner.post('/api/support-tickets', { subject: 'Accès', message: 'Bonjour.' })).body.id,
  );
const told = async () =>
  (
    (await owner.get('/api/notifications')).body.items as {
      title: string;
      message: string;
      category: string;
    }[]
  ).filter(({ category }) => category !== 'welcome');
const statusOf = async (url: string) => (await boss.get(url)).body.status;
const bulk = (answer: { body: unknown }) => answer.body as unknown as BulkChange;

/** As if the minute were over. */
async function aMinuteLater(part: BulkPart): Promise<void> {
  await world.db.updateTable('bulk_changes').set({ at: '2026-01-01T00:00:00.000Z' }).execute();
  await settleBulk(world.services, part);
}

describe('reports', () => {
  it('get one status; the person sees it at once and is told after the minute, once', async () => {
    const ids = [await filed(), await filed()];
    const items = ids.map((id) => ({ id, version: 1 }));
    const answer = await boss.post(REPORTS, { items, status: 'in_progress' });
    expect(answer).toMatchObject({ status: 200, body: { changed: 2, id: expect.any(String) } });
    const left = Date.parse(bulk(answer).undoUntil ?? '') - Date.now();
    expect(left).toBeGreaterThan(50_000);
    expect(left).toBeLessThanOrEqual(60_000);
    const { items: own } = (await owner.get('/api/reports')).body;
    expect(own).toMatchObject([{ status: 'in_progress' }, { status: 'in_progress' }]);
    expect(await told()).toEqual([]);
    const { history } = (await boss.get(`/api/admin/reports/${ids[0]}`)).body;
    expect(history).toMatchObject([{ to: 'pending' }, { from: 'pending', to: 'in_progress' }]);
    const events = await world.db
      .selectFrom('audit_events')
      .select(['objectId', 'before'])
      .where('action', '=', 'update')
      .execute();
    expect(events.map(({ objectId }) => objectId).sort()).toEqual(ids.toSorted());

    await settleBulk(world.services, reportStatusChanges);
    expect(await told()).toEqual([]);
    await aMinuteLater(reportStatusChanges);
    await settleBulk(world.services, reportStatusChanges);
    expect(await told()).toMatchObject([
      { message: expect.stringContaining('«\u00a0En attente\u00a0» à «\u00a0En cours\u00a0»') },
      { title: expect.stringContaining('a avancé') },
    ]);
    const late = await boss.post(`${REPORTS}/${bulk(answer).id}/reversal`);
    expect([late.status, late.body.code]).toEqual([409, 'bulk_undo_late']);
  });

  it('are as they were after one step back, but for what somebody has changed since', async () => {
    const [first, second] = [await filed(), await filed()];
    const items = [first, second].map((id) => ({ id, version: 1 }));
    const { id } = bulk(await boss.post(REPORTS, { items, status: 'rejected' }));
    const other = await world.staff();
    const record = (await other.get(`/api/admin/reports/${second}`)).body;
    await other.put(`/api/admin/reports/${second}`, { ...record, adminNote: 'Vu.' });
    expect((await other.post(`${REPORTS}/${id}/reversal`)).body.code).toBe('bulk_undo_late');
    const back = await boss.post(`${REPORTS}/${id}/reversal`);
    expect(back).toMatchObject({ status: 200, body: { restored: 1, kept: 1 } });
    expect(await statusOf(`/api/admin/reports/${first}`)).toBe('pending');
    expect(await statusOf(`/api/admin/reports/${second}`)).toBe('rejected');
    expect((await boss.post(`${REPORTS}/${id}/reversal`)).status).toBe(409);
    const before = await told();
    await aMinuteLater(reportStatusChanges);
    expect(await told()).toEqual(before);
  });

  it('stay as they are, all of them, where one is stale; the answer says which and who', async () => {
    const [first, second] = [await filed(), await filed()];
    const record = (await boss.get(`/api/admin/reports/${second}`)).body;
    await boss.put(`/api/admin/reports/${second}`, { ...record, adminNote: 'Vu.' });
    const gone = crypto.randomUUID();
    const items = [first, second, gone].map((id) => ({ id, version: 1 }));
    const { status, body } = await boss.post(REPORTS, { items, status: 'resolved' });
    expect([status, body.code]).toEqual([409, 'stale_version']);
    expect(body.errors).toEqual({
      [second]: expect.stringMatching(
        /^SIG-.+\u00a0: Camille Ardouin a modifié cette fiche le .+\.$/,
      ),
      [gone]: 'Cette fiche n’existe plus.',
    });
    expect(body.message).toContain('2 fiches');
    expect(await statusOf(`/api/admin/reports/${first}`)).toBe('pending');
  });

  it('are at most a hundred, each once; one that has the status already is left alone', async () => {
    const id = await filed();
    const many = Array.from({ length: 101 }, () => ({ id: crypto.randomUUID(), version: 1 }));
    for (const items of [
      [],
      many,
      [
        { id, version: 1 },
        { id, version: 1 },
      ],
    ]) {
      expect((await boss.post(REPORTS, { items, status: 'resolved' })).status).toBe(422);
    }
    const same = await boss.post(REPORTS, { items: [{ id, version: 1 }], status: 'pending' });
    expect(same.body).toEqual({ id: null, changed: 0, undoUntil: null });
  });
});

it('tickets are closed and opened again, and the person hears of it after the minute', async () => {
  const id = await asked();
  const items = [{ id, version: 1 }];
  const closed = bulk(await boss.post(TICKETS, { items, status: 'closed' }));
  expect(await statusOf(`/api/admin/support-tickets/${id}`)).toBe('closed');
  expect((await boss.post(`${TICKETS}/${closed.id}/reversal`)).body).toEqual({
    restored: 1,
    kept: 0,
  });
  expect(await statusOf(`/api/admin/support-tickets/${id}`)).toBe('open');
  await boss.post(TICKETS, { items: [{ id, version: 3 }], status: 'closed' });
  await aMinuteLater(ticketStatusChanges);
  expect(await told()).toMatchObject([{ title: 'Votre ticket de support\u00a0: fermé' }]);
});

it('removed notifications leave everybody’s sight, come back whole, and go for good', async () => {
  const send = async (title: string) =>
    String(
      (
        await boss.post('/api/admin/notifications', {
          userId: owner.uid,
          title,
          message: 'Demain.',
        })
      ).body.id,
    );
  const ids = [await send('Un'), await send('Deux')];
  const list = async () => (await boss.get('/api/admin/notifications')).body as unknown as object[];
  const removal = '/api/admin/notifications/removal';
  const removed = bulk(await boss.post(removal, { ids }));
  expect([await told(), await list()]).toEqual([[], []]);
  await boss.post(`${removal}/${removed.id}/reversal`);
  expect(await told()).toMatchObject([{ title: 'Deux' }, { title: 'Un' }]);
  expect(await list()).toHaveLength(2);
  await boss.post(removal, { ids });
  await aMinuteLater(broadcastRemovals);
  expect(await world.db.selectFrom('notification_sendings').select('id').execute()).toEqual([]);
  const copies = world.db.selectFrom('notifications').select('id').where('sendingId', 'in', ids);
  expect(await copies.execute()).toEqual([]);
});

describe('a reply of staff', () => {
  it('is not sent where the conversation has gone on, and says with whom', async () => {
    const id = await asked();
    const url = `/api/admin/support-tickets/${id}/replies`;
    const other = await world.staff();
    expect((await other.post(url, { message: 'Je regarde.', version: 1 })).status).toBe(201);
    const late = await boss.post(url, { message: 'Je regarde aussi.', version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'stale_version']);
    expect(late.body.message).toMatch(/^Camille Ardouin a répondu le .+ à \d\d:\d\d\./);
    expect(late.body).toMatchObject({
      changedBy: 'Camille Ardouin',
      changedAt: expect.any(String),
    });
    const own = { message: 'Merci.' };
    expect((await owner.post(`/api/support-tickets/${id}/replies`, own)).status).toBe(201);
    const again = await boss.post(url, { message: 'Je regarde aussi.', version: 2 });
    expect(again.body.message).toMatch(/^La personne a répondu le /);
    expect((await boss.get(`/api/admin/support-tickets/${id}`)).body.messages).toBe(3);
  });

  it('takes a ticket from those that wait, and the person’s puts it back', async () => {
    const id = await asked();
    const waiting = async () => {
      const { body } = await boss.get('/api/admin/support-tickets?filter={"waiting":true}');
      return [
        (body as unknown as object[]).length,
        (await boss.get('/api/admin/summary')).body.waitingTickets,
      ];
    };
    expect(await waiting()).toEqual([1, 1]);
    await boss.post(`/api/admin/support-tickets/${id}/replies`, { message: 'Oui.', version: 1 });
    expect(await waiting()).toEqual([0, 0]);
    await owner.post(`/api/support-tickets/${id}/replies`, { message: 'Et après ?' });
    expect(await waiting()).toEqual([1, 1]);
    const { version } = (await boss.get(`/api/admin/support-tickets/${id}`)).body;
    await boss.post(TICKETS, { items: [{ id, version }], status: 'resolved' });
    expect(await waiting()).toEqual([0, 0]);
  });
});
