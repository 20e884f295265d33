import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AlertPage, type PublicAlert, publicAlert } from '../../../contract/alerts.ts';
import { SAMPLE_ALERTS } from '../../../contract/sample-alerts.ts';
import { addAlert } from '../../../tests/features/alerts.ts';
import { createWorld, type World } from '../../../tests/testing.ts';
import { currentContent } from '../publication/content.ts';
import { writeSampleAlerts } from './samples.ts';

/** As everybody may read them. */
const samples = SAMPLE_ALERTS.map((sample) => publicAlert.parse(sample));

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

async function list(query: Record<string, string> = {}): Promise<AlertPage> {
  const answer = await world.visitor().get(`/api/alerts?${new URLSearchParams(query)}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as unknown as AlertPage;
}

async function everyPage(query: Record<string, string>): Promise<PublicAlert[]> {
  const items: PublicAlert[] = [];
  let cursor: string | null = null;
  do {
    const page: AlertPage = await list({ ...query, limit: '7', ...(cursor ? { cursor } : {}) });
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return items;
}

describe('the pages of a sort', () => {
  const amount = (a: PublicAlert) => a.amount;
  const reported = (a: PublicAlert) => a.meeTooCount;
  const time = (a: PublicAlert) => Date.parse(a.createdAt);

  it.each([
    ['recent', time],
    ['amount', amount],
    ['reported', reported],
  ] as const)('%s: neither double nor gap under equal keys', async (sort, key) => {
    for (let at = 0; at < 40; at++) {
      await addAlert(world.db, {
        title: `colis ${at}`,
        country: at % 2 ? 'Suisse' : 'France',
        amountCents: (at % 3) * 1000,
        meTooCount: at % 4,
        createdAt: new Date(Date.UTC(2026, 10, 1, 0, 0, at % 5)).toISOString(),
      });
    }
    for (const [query, size] of [
      [{ sort }, 40],
      [{ sort, q: 'colis' }, 40],
      [{ sort, q: 'c' }, 40],
      [{ sort, country: 'Suisse' }, 20],
      [{ sort, q: 'olis', country: 'Suisse' }, 20],
    ] as [Record<string, string>, number][]) {
      const items = await everyPage(query);
      expect(new Set(items.map(({ id }) => id)).size).toBe(size);
      expect(items).toHaveLength(size);
      const keys = items.map(key);
      expect(keys).toEqual([...keys].sort((a, b) => b - a));
    }
  });
});

describe('the list', () => {
  it('counts to a thousand and then says that there are more', async () => {
    for (let at = 0; at < 1000; at++) await addAlert(world.db, { title: 'colis' });
    const queries: Record<string, string>[] = [
      {},
      { q: 'colis' },
      { q: 'colis', sort: 'amount' },
      { country: 'France' },
    ];
    for (const query of queries) {
      expect(await list(query)).toMatchObject({ total: 1000, totalIsMore: false });
    }
    await addAlert(world.db, { title: 'colis' });
    for (const query of queries) {
      expect(await list(query)).toMatchObject({ total: 1000, totalIsMore: true });
    }
    expect(await list({ q: 'absent' })).toMatchObject({ total: 0, totalIsMore: false });
  });

  it('refuses what it does not know', async () => {
    for (const query of [
      'sort=title',
      'fraudType=Inconnu',
      'country=Atlantide',
      'order=asc',
      'limit=0',
      'limit=101',
      'cursor=x',
      'cursor=amount_1_2',
      'cursor=recent_0_99999999999999999',
      `q=${'a'.repeat(201)}`,
    ]) {
      const answer = await world.visitor().get(`/api/alerts?${query}`);
      expect([query, answer.status, answer.body.code]).toEqual([query, 400, 'invalid_query']);
    }
    expect((await world.visitor().get('/api/alerts/none')).status).toBe(404);
  });

  it('lets nothing leave but what the contract names', async () => {
    const id = await addAlert(world.db);
    const { body } = await world.visitor().get(`/api/alerts/${id}`);
    expect(Object.keys(body).sort()).toEqual(Object.keys(SAMPLE_ALERTS[0] ?? {}).sort());
    expect((await list()).items).toEqual([body]);
  });

  it('gives the figures of all', async () => {
    await addAlert(world.db, { amountCents: 1050, meTooCount: 2 });
    await addAlert(world.db, { amountCents: 100, meTooCount: 3, country: 'Suisse' });
    expect((await world.visitor().get('/api/alerts/stats')).body).toEqual({
      total: 2,
      totalAmount: 11.5,
      meToos: 5,
      byFraudType: [{ fraudType: 'Phishing / Email frauduleux', total: 2 }],
      byCountry: expect.arrayContaining([
        { country: 'France', total: 1 },
        { country: 'Suisse', total: 1 },
      ]),
    });
  });
});

describe('the samples', () => {
  it('are written once, and stay as staff left them', async () => {
    await Promise.all([writeSampleAlerts(world.db), writeSampleAlerts(world.db)]);
    expect((await list()).items).toEqual(samples);
    expect((await list({ q: 'rendement-serein' })).items).toEqual([samples[1]]);
    const retired = SAMPLE_ALERTS[0]?.id ?? '';
    await world.db
      .updateTable('alerts')
      .set({ status: 'retired' })
      .where('id', '=', retired)
      .execute();
    await writeSampleAlerts(world.db);
    expect((await list()).items).toEqual(samples.slice(1));
    expect(await world.db.selectFrom('alert_indicators').select('id').execute()).toHaveLength(11);
  });

  it('are what the site publishes, with every other public alert, newest first', async () => {
    await writeSampleAlerts(world.db);
    const id = await addAlert(world.db, { createdAt: '2026-11-20T10:00:00.000Z' });
    await addAlert(world.db, { status: 'pending' });
    const { publication } = await currentContent(world.services);
    expect(publication.alerts.map((alert) => alert.id)).toEqual([
      id,
      ...SAMPLE_ALERTS.map((alert) => alert.id),
    ]);
    expect(publication).toMatchObject({
      nextCursor: null,
      stats: { total: 8, totalAmount: 51_225.5 },
    });
  });

  it('go out with the place behind the first page, as the list has it', async () => {
    for (let at = 0; at < 23; at++) await addAlert(world.db);
    const { publication } = await currentContent(world.services);
    const first = await list();
    expect(publication.nextCursor).toBe(first.nextCursor);
    const next = await list({ cursor: publication.nextCursor ?? '' });
    const ids = [...first.items, ...next.items].map((alert) => alert.id);
    expect(publication.alerts.map((alert) => alert.id)).toEqual(ids);
  });
});

describe('one alert', () => {
  it('is found by its id and by the slug of its page, and by nothing else', async () => {
    const id = await addAlert(world.db);
    const visitor = world.visitor();
    for (const name of [id, `alerte-${id}`]) {
      expect((await visitor.get(`/api/alerts/${name}`)).body).toMatchObject({ id });
    }
    for (const name of ['alerte', 'Alerte', `alerte-${id}-`, 'a'.repeat(300)]) {
      expect((await visitor.get(`/api/alerts/${name}`)).status).toBe(404);
    }
  });
});
