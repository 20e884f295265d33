import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aReport, createWorld, type Person, type World } from '../../../tests/testing.ts';

let world: World;
let victim: Person;
let staff: Person;
beforeEach(async () => {
  world = await createWorld();
  victim = await world.client();
  staff = await world.staff(['manageReports']);
});
afterEach(() => world.end());

const bytes = (nth: number) =>
  Buffer.from(
    `%PDF-1.4\n% ${nth}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );
const uploaded = async (nth: number, person = victim) =>
  String((await person.upload(bytes(nth), `${nth}.pdf`)).body.id);
/** One after the other, as a browser sends them. */
async function several(from: number, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let nth = 0; nth < count; nth++) ids.push(await uploaded(from + nth));
  return ids;
}
const filed = async (documents: Record<string, string> = {}) =>
  String((await victim.post('/api/reports', aReport({ documents }))).body.id);
const add = (id: string, documents: string[], person = victim) =>
  person.post(`/api/reports/${id}/documents`, { documents });
const piecesOf = async (id: string) =>
  (await victim.get(`/api/reports/${id}`)).body.documentDetails as {
    slot: string;
    sha256: string;
    note: string;
  }[];

describe('the pieces of a report', () => {
  it('are up to twenty with the form, in the order of their numbers', async () => {
    const ids = await several(1, 20);
    const slots = ids.map((id, nth) => [`document${nth + 1}`, id]);
    const id = await filed(Object.fromEntries(slots));
    expect((await piecesOf(id)).map(({ slot }) => slot)).toEqual(slots.map(([slot]) => slot));
    const refused = await victim.post(
      '/api/reports',
      aReport({ documents: { document21: ids[0] } }),
    );
    expect(refused.status).toBe(422);
  });

  it('are added to a report that is filed, each once, however often they are sent', async () => {
    const id = await filed({ document1: await uploaded(1) });
    const ids = await several(2, 3);
    expect((await add(id, ids)).status).toBe(200);
    expect((await add(id, ids)).status).toBe(200);
    // What a broken line sends a second time has the same bytes under another id.
    const again = await several(1, 4);
    expect((await add(id, again)).status).toBe(200);
    expect((await piecesOf(id)).map(({ slot }) => slot)).toEqual([
      ...['document1', 'document4', 'document5', 'document6'],
    ]);
    const seen = await staff.get(`/api/admin/reports/${id}`);
    expect(seen.body.documentDetails).toHaveLength(4);
  });

  it('are twenty at the most, those that two send at once too', async () => {
    const id = await filed(Object.fromEntries([['document1', await uploaded(0)]]));
    expect((await add(id, await several(1, 15))).status).toBe(200);
    const [one, other] = [await several(30, 4), await several(40, 4)];
    const statuses = (await Promise.all([add(id, one), add(id, other)])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
    const slots = (await piecesOf(id)).map(({ slot }) => slot);
    expect(new Set(slots).size).toBe(20);
    const [last] = await several(50, 1);
    expect((await add(id, [last ?? ''])).body.code).toBe('too_many_pieces');
  });

  it('lose nothing where one of them is refused', async () => {
    const id = await filed();
    const [own = ''] = await several(1, 1);
    const theirs = await uploaded(2, await world.client());
    const refused = await add(id, [own, theirs]);
    expect([refused.status, refused.body.code]).toEqual([422, 'document_unknown']);
    expect(await piecesOf(id)).toEqual([]);
    expect((await add(id, [own])).status).toBe(200);
  });

  it('are added by its owner alone, and not once it is closed', async () => {
    const id = await filed();
    const other = await world.client();
    expect((await add(id, [await uploaded(1, other)], other)).status).toBe(404);
    const { version } = (await staff.get(`/api/admin/reports/${id}`)).body;
    await staff.put(`/api/admin/reports/${id}`, { status: 'resolved', adminNote: '', version });
    expect((await add(id, [await uploaded(1)])).body.code).toBe('report_closed');
  });

  it('say what they show, to both sides and in the export', async () => {
    const document = await uploaded(1);
    const saved = await victim.put(`/api/documents/${document}`, { note: 'Le virement du 3 mars' });
    expect([saved.status, saved.body.note]).toEqual([200, 'Le virement du 3 mars']);
    const id = await filed({ document2: document });
    const other = await world.client();
    expect((await other.put(`/api/documents/${document}`, { note: 'Autre' })).status).toBe(404);
    expect((await victim.put(`/api/documents/${document}`, { note: 'x'.repeat(301) })).status).toBe(
      422,
    );
    const seen = (await staff.get(`/api/admin/reports/${id}`)).body.documentDetails;
    expect(seen).toMatchObject([{ slot: 'document2', note: 'Le virement du 3 mars' }]);
  });
});
