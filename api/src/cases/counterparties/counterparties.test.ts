import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Counterparty } from '../../../contract/counterparties.ts';
import { aReportOf } from '../../../tests/features/reports.ts';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';

let world: World;
let victim: Person;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  victim = await world.client();
  staff = await world.staff();
});
afterEach(() => world.end());

const PHONE = { kind: 'phone', value: '06 39 98 45 67' };
const allOf = async (id: string) =>
  (await victim.get(`/api/reports/${id}`)).body.counterparties as Counterparty[];
const add = (id: string, body: object, person = victim) =>
  person.post(`${person === staff ? '/api/admin' : '/api'}/reports/${id}/counterparties`, body);
const hashes = async () =>
  (await world.db.selectFrom('counterparties').select('valueHash').execute()).map(
    ({ valueHash }) => valueHash,
  );

describe('the counterparties of a report', () => {
  it('come with it, as they were typed and as they are compared', async () => {
    const id = await aReportOf(victim, {
      counterparties: [
        { kind: 'iban', value: 'fr76 3000 6000 0112 3456 7890 189', source: 'story' },
        { ...PHONE, value: '+33 6 39 98 45 67' },
        { kind: 'handle', value: '@Marc_Conseil' },
        { kind: 'iban', value: 'FR76 3000 6000' },
      ],
    });
    expect(await allOf(id)).toMatchObject([
      { value: 'FR7630006000011234567890189', isRecognised: true, source: 'story' },
      { typed: '+33 6 39 98 45 67', isRecognised: true, source: 'person' },
      { value: 'marc_conseil', isRecognised: true },
      { typed: 'FR76 3000 6000', isRecognised: false },
    ]);
  });

  it('are each once, however they are spelt, and found again over cases', async () => {
    const id = await aReportOf(victim, { counterparties: [PHONE] });
    expect((await add(id, { ...PHONE, value: '+33639984567' })).status).toBe(201);
    expect(await allOf(id)).toHaveLength(1);
    await aReportOf(await world.client(), { counterparties: [PHONE] });
    const [first, second] = await hashes();
    expect(second).toBe(first);
    expect(first).not.toContain('39984567');
  });

  it('are corrected and taken back, and become no other one that is there', async () => {
    const id = await aReportOf(victim, {
      counterparties: [PHONE, { kind: 'handle', value: 'a_b' }],
    });
    const [, handle] = await allOf(id);
    const path = `/api/counterparties/${handle?.id}`;
    expect((await victim.put(path, { ...PHONE, version: 1 })).body.code).toBe('counterparty_known');
    const changed = await victim.put(path, { kind: 'handle', value: 'c_d', version: 1 });
    expect((changed.body.counterparties as Counterparty[])[1]).toMatchObject({ typed: 'c_d' });
    await victim.delete(path);
    expect(await allOf(id)).toHaveLength(1);
  });

  it('say what the team added, and stay once the report is closed', async () => {
    const id = await aReportOf(victim);
    await add(id, PHONE, staff);
    expect(await allOf(id)).toMatchObject([{ source: 'team' }]);
    const read = (await staff.get(`/api/admin/reports/${id}`)).body;
    await staff.put(`/api/admin/reports/${id}`, { ...read, status: 'rejected' });
    expect((await add(id, { kind: 'handle', value: 'a_b' })).body.code).toBe('report_closed');
    const listed = (await staff.get(`/api/admin/reports/${id}/counterparties`)).body;
    expect(listed.counterparties).toHaveLength(1);
  });

  it('hold no secret', async () => {
    const { status, body } = await add(await aReportOf(victim), {
      ...{ kind: 'handle', value: 'sa carte 4111 1111 1111 1111' },
    });
    expect([status, body.message]).toEqual([422, expect.stringContaining('numéro de carte')]);
  });

  it('are nobody else’s', async () => {
    const id = await aReportOf(victim, { counterparties: [PHONE] });
    const [phone] = await allOf(id);
    const other = await world.client();
    expect((await other.delete(`/api/counterparties/${phone?.id}`)).status).toBe(404);
    expect((await add(id, PHONE, other)).status).toBe(404);
  });
});

describe('proposals', () => {
  it('come with the words that they were read from, and are kept nowhere', async () => {
    const { body } = await victim.post('/api/reports/proposals', {
      description:
        'Le 2 octobre 2026, j’ai fait un virement de 4 800,50 € sur le compte FR76 3000 6000 0112 3456 7890 189.',
      contactInfo: 'Son numéro : 06 39 98 45 67. IBAN FR7630006000011234567890189',
    });
    expect(body.losses).toEqual([
      {
        ...{ means: 'transfer', amount: '4800.50', currency: 'EUR', paidOn: '2026-10-02' },
        words: expect.stringContaining('virement'),
      },
    ]);
    expect(body.counterparties).toMatchObject([
      { kind: 'iban', words: expect.stringContaining('FR76') },
      { kind: 'phone', value: '06 39 98 45 67' },
    ]);
    expect(await hashes()).toEqual([]);
  });

  it('are none for an empty story', async () => {
    const { body } = await victim.post('/api/reports/proposals', {});
    expect(body).toEqual({ losses: [], counterparties: [] });
  });
});
