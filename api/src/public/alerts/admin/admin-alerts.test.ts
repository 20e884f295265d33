import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AlertPage } from '../../../../contract/alerts.ts';
import {
  type AdminAlertRow,
  ALERT_STATUS_LABELS,
  ALERT_TRANSITIONS,
  type AlertStatus,
} from '../../../../contract/alerts-admin.ts';
import { parisDay } from '../../../../contract/dates.ts';
import {
  type AlertScene,
  addAlert,
  alertScene,
  CHECKED,
} from '../../../../tests/features/alerts.ts';

const STATUSES = Object.keys(ALERT_STATUS_LABELS) as AlertStatus[];

let { world, staff, url, anAlert, read, put, create, publish, publicAlert, publications } =
  {} as AlertScene;
beforeEach(async () => {
  ({ world, staff, url, anAlert, read, put, create, publish, publicAlert, publications } =
    await alertScene());
});
afterEach(() => world.end());

describe('deciding', () => {
  it.each(STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const)))(
    'from %s to %s as the table says',
    async (from, to) => {
      const id = await addAlert(world.db, { status: from });
      const { status, body } = await put(id, { status: to });
      const allowed = from === to || ALERT_TRANSITIONS[from].includes(to);
      expect(status).toBe(allowed ? 200 : 409);
      expect(body.code).toBe(allowed ? undefined : 'alert_transition');
      expect((await read(id)).status).toBe(allowed ? to : from);
      const touchesPublic = from !== to && allowed && [from, to].includes('verified');
      expect(await publications()).toHaveLength(touchesPublic ? 1 : 0);
      expect(Boolean(await publicAlert(id))).toBe((allowed ? to : from) === 'verified');
    },
  );

  it('publishes nothing without the word that nobody is named', async () => {
    const { id } = await create();
    for (const noPersonNamed of [false, undefined]) {
      const { status, body } = await put(id, { status: 'verified', noPersonNamed });
      expect(status).toBe(422);
      expect(body.errors).toEqual({
        noPersonNamed: 'Confirmez qu’aucune personne physique n’est nommée.',
      });
    }
    await put(id, { status: 'verified' });
    const changed = await put(id, { title: 'Autre titre', noPersonNamed: false });
    expect(changed.status).toBe(422);
    expect((await put(id, { status: 'retired', noPersonNamed: false })).status).toBe(200);
  });

  it('publishes nothing before somebody says how it was checked, and with what', async () => {
    const { id } = await create();
    for (const [missing, field] of [
      [{ checkedHow: '' }, 'checkedHow'],
      [{ checkedWith: ' ' }, 'checkedWith'],
    ] as const) {
      const { status, body } = await put(id, { status: 'verified', ...missing });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    }
    const { body } = await put(id, { status: 'verified' });
    const today = parisDay(new Date());
    expect(body).toMatchObject({ ...CHECKED, checkedOn: today, checkedByName: 'Camille Ardouin' });
    const shown = await publicAlert(id);
    expect(shown).toMatchObject({ checkedHow: 'report', checkedOn: today });
    expect(JSON.stringify(shown)).not.toMatch(/Capture du message|Camille/);
  });

  it('keeps its address once it was public, and is new on the day it goes out', async () => {
    const older = await publish({ title: 'Plus ancienne' });
    const { id } = await create();
    const later = await publish({ title: 'Entre les deux' });
    await put(id, { title: 'Faux colis' });
    expect((await read(id)).slug).toBe('faux-colis');
    await put(id, { status: 'verified' });
    const { items } = (await world.visitor().get('/api/alerts')).body as unknown as AlertPage;
    expect(items.map((alert) => alert.id)).toEqual([id, later.id, older.id]);
    await put(id, { title: 'Encore un autre titre' });
    expect((await read(id)).slug).toBe('faux-colis');
    const { body } = await world.visitor().get('/api/alerts?q=encore%20un');
    expect((body as unknown as AlertPage).items.map((alert) => alert.slug)).toEqual(['faux-colis']);
  });

  it('lets one of two win who save one version at once', async () => {
    const { id } = await create();
    const record = await read(id);
    const answers = await Promise.all(
      ['Un', 'Deux'].map((title) => staff.put(url(id), { ...record, title })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('stale_version');
    expect((await read(id)).version).toBe(2);
  });

  it('suspends a private indicator that is added while a dispute is open', async () => {
    const { id } = await publish();
    const contestedAt = new Date().toISOString();
    await world.db.updateTable('alerts').set({ contestedAt }).where('id', '=', id).execute();
    const indicators = [
      { kind: 'phone', value: '06 39 98 71 05' },
      { kind: 'domain', value: 'colis.example' },
    ];
    await put(id, { indicators });
    expect((await publicAlert(id))?.indicators.map(({ kind }) => kind)).toEqual(['domain']);
    expect((await read(id)).indicators).toMatchObject([
      { kind: 'phone', suspended: true },
      { kind: 'domain', suspended: false },
    ]);
    await put(id, { indicators: [] });
    expect((await read(id)).indicators).toEqual([]);
  });

  it('is told in the journal, private indicators masked', async () => {
    const { id } = await create();
    await put(id, { title: 'Autre', indicators: [{ kind: 'phone', value: '06 39 98 71 05' }] });
    const events = await world.db
      .selectFrom('audit_events')
      .select(['action', 'before', 'after'])
      .where('objectType', '=', 'alerts')
      .orderBy('id')
      .execute();
    expect(events.map(({ action }) => action)).toEqual(['create', 'update']);
    expect(JSON.parse(events[1]?.before ?? '')).toEqual({ title: 'Faux livreur', indicators: '' });
    expect(JSON.parse(events[1]?.after ?? '')).toEqual({
      title: 'Autre',
      indicators: '06 39 •• •• 05',
    });
  });
});

describe('the list', () => {
  it('is searched, filtered, sorted and counted', async () => {
    const ids: string[] = [];
    for (const [title, amount, country] of [
      ['Élevage de chiots', 10, 'France'],
      ['Colis perdu', 30, 'Suisse'],
      ['Chiots jamais livrés', 20, 'France'],
    ] as const) {
      ids.push((await create({ title, amount, country })).id);
    }
    await put(ids[2] ?? '', { status: 'rejected' });
    const list = async (query: Record<string, unknown>) => {
      const texts = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
      const answer = await staff.get(
        `/api/admin/alerts?${new URLSearchParams(Object.fromEntries(texts))}`,
      );
      expect(answer.status).toBe(200);
      const rows = answer.body as unknown as AdminAlertRow[];
      return [rows.map(({ id }) => ids.indexOf(id)), answer.headers.get('content-range')];
    };
    expect(await list({})).toEqual([[2, 1, 0], 'alerts 0-2/3']);
    expect(await list({ filter: { q: 'CHIOT' }, sort: ['amount', 'ASC'] })).toEqual([
      [0, 2],
      'alerts 0-1/2',
    ]);
    expect(await list({ filter: { q: 'eleva' } })).toEqual([[0], 'alerts 0-0/1']);
    expect(await list({ filter: { q: '!!!' } })).toEqual([[], 'alerts 0-0/0']);
    expect(await list({ filter: { status: 'rejected' } })).toEqual([[2], 'alerts 0-0/1']);
    expect(await list({ filter: { country: 'Suisse' } })).toEqual([[1], 'alerts 0-0/1']);
    expect(await list({ range: [1, 1] })).toEqual([[1], 'alerts 1-1/3']);
    expect((await staff.get('/api/admin/alerts?filter={"x":1}')).status).toBe(400);
  });

  it('and each verb are for staff with the permission', async () => {
    const { id } = await create();
    const others = await world.staff(['manageReports', 'managePayments', 'manageUsers']);
    for (const [person, status] of [
      [others, 403],
      [world.visitor(), 401],
    ] as const) {
      expect((await person.get('/api/admin/alerts')).status).toBe(status);
      expect((await person.get(url(id))).status).toBe(status);
      expect((await person.post('/api/admin/alerts', anAlert())).status).toBe(status);
      expect((await person.put(url(id), anAlert())).status).toBe(status);
    }
    expect((await others.get('/api/admin/summary')).body).toMatchObject({ pendingAlerts: null });
  });
});
