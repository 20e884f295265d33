/** What colleagues share: numbers, news, files of lists, and warnings before a decision. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BURST_MS, type Listener, LiveHub } from '../../src/platform/live-hub.ts';
import { addAlert } from '../features/alerts.ts';
import { asStaff, look, submitted } from '../features/kyc.ts';
import { aReport, createWorld, type Person, type World } from '../testing.ts';

let world: World;
let boss: Person;
beforeEach(async () => {
  world = await createWorld();
  boss = await world.staff();
});
afterEach(() => world.end());

describe('a burst of news', () => {
  const permissions = {
    manageReports: true,
    managePayments: true,
    manageUsers: true,
    systemSettings: true,
  };
  function hub() {
    const told: string[] = [];
    const live = new LiveHub();
    const listener: Listener = {
      ...{ session: 's', userId: 'u', permissions, close: () => {} },
      write(bytes) {
        told.push(JSON.parse(new TextDecoder().decode(bytes).slice(5)));
        return true;
      },
    };
    live.add(listener);
    return { live, told };
  }
  const staff = { permission: 'manageReports' } as const;

  it('is the first at once and one for all that follow; each person hears their own at once', () => {
    vi.useFakeTimers();
    try {
      const { live, told } = hub();
      live.publish({ topic: 'reports', id: 'a' }, staff);
      live.publish({ topic: 'reports', id: 'b' }, staff);
      live.publish({ topic: 'reports', id: 'c' }, staff);
      live.publish({ topic: 'kyc', id: 'k' }, staff);
      live.publish({ topic: 'reports', id: 'own' }, { userId: 'u' });
      const first = [
        { topic: 'reports', id: 'a' },
        { topic: 'kyc', id: 'k' },
        { topic: 'reports', id: 'own' },
      ];
      expect(told).toEqual(first);
      vi.advanceTimersByTime(BURST_MS);
      expect(told).toEqual([...first, { topic: 'reports' }]);
      live.publish({ topic: 'reports', id: 'd' }, staff);
      vi.advanceTimersByTime(BURST_MS);
      expect(told.at(-1)).toEqual({ topic: 'reports', id: 'd' });
      vi.advanceTimersByTime(BURST_MS);
      live.publish({ topic: 'reports', id: 'e' }, staff);
      expect(told.at(-1)).toEqual({ topic: 'reports', id: 'e' });
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('the summary', () => {
  it('is counted once for all who ask, and again once something was saved', async () => {
    const read = vi.spyOn(world.services.ports.counts[0] ?? expect.fail(), 'read');
    const office = Array.from({ length: 5 }, () => boss.get('/api/admin/summary'));
    const answers = await Promise.all(office);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(read).toHaveBeenCalledTimes(1);
    const before = Number(answers[0]?.body.totalReports);
    await (await world.client()).post('/api/reports', aReport());
    const after = await Promise.all([
      boss.get('/api/admin/summary'),
      boss.get('/api/admin/summary'),
    ]);
    expect(after.map(({ body }) => body.totalReports)).toEqual([before + 1, before + 1]);
    expect(read).toHaveBeenCalledTimes(2);
    read.mockRestore();
  });

  it('shows each what they may see of the same count', async () => {
    const [one, other] = [
      await world.staff(['manageReports']),
      await world.staff(['managePayments']),
    ];
    const [reports, payments] = await Promise.all(
      [one, other].map(async (person) => (await person.get('/api/admin/summary')).body),
    );
    expect(reports).toMatchObject({ totalReports: 0, totalPayments: null, waitingTickets: 0 });
    expect(payments).toMatchObject({ totalReports: null, totalPayments: 0, waitingTickets: null });
  });
});

describe('a list as a file', () => {
  const csv = (list: string, query = '') => boss.get(`/api/admin/${list}.csv${query}`);
  const lines = (bytes: Buffer) => bytes.toString().trim().split('\r\n').slice(1);

  it('has the filtered rows in their order, runs no formula, and is in the journal', async () => {
    const victim = await world.client({ name: 'Zoé Roche', email: 'zoe@exemple.fr' });
    await victim.post('/api/reports', aReport({ title: '=1+1', amount: 12.5 }));
    await victim.post('/api/reports', aReport({ title: 'Deux', amount: null }));
    const filter = encodeURIComponent('{"q":"zoé","status":"pending"}');
    const sort = encodeURIComponent('["title","DESC"]');
    const { status, headers, bytes } = await csv('reports', `?filter=${filter}&sort=${sort}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/"signalements-\d{4}-\d\d-\d\d\.csv"$/);
    expect(lines(bytes)).toMatchObject([
      expect.stringContaining('"Deux"'),
      expect.stringMatching(/"'=1\+1".*"12,5"/),
    ]);
    const { body } = await boss.get('/api/admin/audit-events?filter={"action":"export"}');
    expect(body).toMatchObject([
      {
        ...{ actorId: boss.uid, objectType: 'reports', objectId: 'all' },
        after: { rows: 2, filter: 'Statut\u00a0: En attente · Recherche' },
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('zoé');
    expect((await csv('reports', '?filter={"x":1}')).status).toBe(400);
  });

  it.each([
    'users',
    'support-tickets',
    'kyc-verifications',
    'payments',
    'withdrawals',
    'notifications',
    'alerts',
    'disputes',
    'staff',
    'contracts',
    'invoices',
    'lists',
    'audit-events',
  ])('comes of %s', async (list) => {
    const person = await world.client();
    await submitted(person);
    await person.post('/api/support-tickets', { subject: 'Accès', message: 'Bonjour.' });
    const { status, bytes } = await csv(list);
    const total = (await boss.get(`/api/admin/${list}`)).headers
      .get('content-range')
      ?.split('/')[1];
    // The export of the journal is itself in the journal since.
    const since = list === 'audit-events' ? 1 : 0;
    expect([status, lines(bytes).length]).toEqual([200, Number(total) - since]);
  });
});

it('an identity is approved after its papers were seen by who approves it', async () => {
  const { id } = await submitted(await world.client());
  const url = `/api/admin/kyc-verifications/${id}`;
  const approve = async (person: Person) =>
    person.put(url, { ...(await asStaff(person, id)), status: 'approved' });
  const colleague = await world.staff();
  await look(colleague, id);
  expect((await approve(boss)).body.code).toBe('kyc_unseen');
  await look(boss, id);
  expect((await approve(boss)).status).toBe(200);
});

it('an alert says which published ones name the same, and the journal how things are called', async () => {
  const site = {
    kind: 'domain',
    value: 'garantie-direct.example',
    display: 'garantie-direct.example',
  };
  const name = async (alertId: string, changes: object = {}) =>
    world.db
      .insertInto('alert_indicators')
      .values({ ...site, ...changes, id: crypto.randomUUID(), alertId } as never)
      .execute();
  const [known, mine, other] = [
    await addAlert(world.db),
    await addAlert(world.db),
    await addAlert(world.db),
  ];
  await name(known);
  await name(mine);
  await name(other, { kind: 'company' });
  const { body } = await boss.get(`/api/admin/alerts/${mine}`);
  expect((body.alike as { id: string }[]).map(({ id }) => id)).toEqual([known]);
  await world.db.updateTable('alerts').set({ status: 'retired' }).where('id', '=', known).execute();
  expect((await boss.get(`/api/admin/alerts/${mine}`)).body.alike).toEqual([]);

  const victim = await world.client();
  const { body: report } = await victim.post('/api/reports', aReport());
  const events = (await boss.get('/api/admin/audit-events')).body as unknown as object[];
  expect(events[0]).toMatchObject({
    reference: report.reference,
    resource: 'reports',
    objectId: report.id,
  });
  expect(events[1]).toMatchObject({ reference: null, resource: 'users', objectId: victim.uid });
});
