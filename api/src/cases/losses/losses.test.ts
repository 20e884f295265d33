import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Loss } from '../../../contract/losses.ts';
import { aLoss } from '../../../tests/features/losses.ts';
import { aReportOf } from '../../../tests/features/reports.ts';
import { aReport, createWorld, type Person, type World } from '../../../tests/testing.ts';

let world: World;
let victim: Person;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  victim = await world.client();
  staff = await world.staff();
});
afterEach(() => world.end());

const lossesOf = async (id: string, person = victim) =>
  (await person.get(`/api/reports/${id}`)).body.losses as Loss[];
const add = (id: string, changes: Record<string, unknown> = {}, person = victim) =>
  person.post(`${person === staff ? '/api/admin' : '/api'}/reports/${id}/losses`, aLoss(changes));
const firstOf = (body: Record<string, unknown>) => (body.losses as Loss[])[0] as Loss;
const close = async (id: string) => {
  const read = (await staff.get(`/api/admin/reports/${id}`)).body;
  await staff.put(`/api/admin/reports/${id}`, { ...read, status: 'resolved' });
};

describe('the losses of a report', () => {
  it('come with it, in their order and in any spelling', async () => {
    const losses = [
      aLoss(),
      aLoss({ amount: '0,4 ETH', euros: '1 200', means: 'crypto' }),
      aLoss({ amount: '4.800,5', paidOn: '', means: '', authorised: 'unknown' }),
    ];
    const id = await aReportOf(victim, { losses });
    expect(await lossesOf(id)).toMatchObject([
      { amount: 4800.5, foreignAmount: null, currency: 'EUR', paidOn: '2026-10-02' },
      { amount: 1200, foreignAmount: '0.4', currency: 'ETH', means: 'crypto' },
      { amount: 4800.5, paidOn: null, means: null, authorised: 'unknown' },
    ]);
  });

  it('are none for who does not know them, and refuse the report with their sentence', async () => {
    expect(await lossesOf(await aReportOf(victim))).toEqual([]);
    const { status, body } = await victim.post(
      '/api/reports',
      aReport({ losses: [aLoss(), aLoss({ paidOn: '2026-02-31' })] }),
    );
    expect([status, body.errors]).toEqual([
      422,
      { 'losses.1.paidOn': 'Ce jour n’existe pas dans le calendrier' },
    ]);
  });

  it('are added, corrected and taken back by their owner', async () => {
    const id = await aReportOf(victim);
    const added = firstOf((await add(id)).body);
    expect(added).toMatchObject({ account: 'FR76 3000 6000 0112 3456 7890 189', version: 1 });
    const changed = await victim.put(
      `/api/losses/${added.id}`,
      aLoss({ amount: '90', version: 1 }),
    );
    expect(firstOf(changed.body)).toMatchObject({ amount: 90, version: 2 });
    const late = await victim.put(`/api/losses/${added.id}`, aLoss({ amount: '91', version: 1 }));
    expect([late.status, late.body.code]).toEqual([409, 'stale_version']);
    expect((await victim.delete(`/api/losses/${added.id}`)).body).toEqual({ losses: [] });
    expect(await lossesOf(id)).toEqual([]);
  });

  it('are once what is sent twice with one key', async () => {
    const id = await aReportOf(victim);
    const options = { body: aLoss(), key: 'loss-key-1' };
    const headers = { 'Idempotency-Key': options.key };
    await victim.send('POST', `/api/reports/${id}/losses`, { body: options.body, headers });
    await victim.send('POST', `/api/reports/${id}/losses`, { body: options.body, headers });
    expect(await lossesOf(id)).toHaveLength(1);
  });

  it('stay as they are once the report is closed, for both sides', async () => {
    const id = await aReportOf(victim, { losses: [aLoss()] });
    const [loss] = await lossesOf(id);
    await close(id);
    const answers = [
      await add(id),
      await victim.put(`/api/losses/${loss?.id}`, aLoss({ version: 1 })),
      await victim.delete(`/api/losses/${loss?.id}`),
      await add(id, {}, staff),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(Array(4).fill('report_closed'));
    expect(await lossesOf(id)).toHaveLength(1);
  });

  it('are nobody else’s', async () => {
    const id = await aReportOf(victim, { losses: [aLoss()] });
    const [loss] = await lossesOf(id);
    const other = await world.client();
    expect((await add(id, {}, other)).status).toBe(404);
    expect((await other.delete(`/api/losses/${loss?.id}`)).status).toBe(404);
  });

  it('are at most fifty', async () => {
    const id = await aReportOf(victim, { losses: Array.from({ length: 50 }, () => aLoss()) });
    expect((await add(id)).body.code).toBe('too_many_losses');
  });

  it('hide their account from who reads the database', async () => {
    const id = await aReportOf(victim, { losses: [aLoss()] });
    const row = await world.db
      .selectFrom('losses')
      .selectAll()
      .where('reportId', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain('0112');
    expect(row.amountCents).toBe(480_050);
  });
});

describe('the team', () => {
  it('reads them, which is written down, and corrects them, which the journal tells', async () => {
    const id = await aReportOf(victim, { losses: [aLoss()] });
    const read = firstOf((await staff.get(`/api/admin/reports/${id}/losses`)).body);
    expect(read.beneficiary).toBe('Vasseroy Capital');
    const reads = (await victim.get('/api/me/export')).body.reads as { objectId?: string }[];
    expect(reads.length).toBeGreaterThan(0);
    const changed = await staff.put(
      `/api/admin/losses/${read.id}`,
      aLoss({ amount: '90,5', version: 1 }),
    );
    expect(firstOf(changed.body).amount).toBe(90.5);
    const { before, after } = await world.db
      .selectFrom('audit_events')
      .select(['before', 'after'])
      .where('action', '=', 'loss-change')
      .executeTakeFirstOrThrow();
    expect([before, after].map((text) => JSON.parse(text ?? ''))).toEqual([
      { means: 'transfer', amount: 4800.5 },
      { means: 'transfer', amount: 90.5 },
    ]);
  });

  it('is told live with the owner', async () => {
    const id = await aReportOf(victim);
    const told: unknown[] = [];
    const publish = world.services.live.publish.bind(world.services.live);
    world.services.live.publish = (event, audience) => {
      told.push([event.id, audience]);
      publish(event, audience);
    };
    await add(id, {}, staff);
    expect(told.slice(0, 2)).toEqual([
      [id, { userId: victim.uid }],
      [id, { permission: 'manageReports' }],
    ]);
  });
});
