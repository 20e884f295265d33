import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BlocklistScene, blocklistScene } from '../../../tests/features/blocklists.ts';
import { importList } from './import.ts';

let { world, MODIFIED, load, stored, entries, lists, refusal } = {} as BlocklistScene;
beforeEach(async () => {
  ({ world, MODIFIED, load, stored, entries, lists, refusal } = await blocklistScene());
});
afterEach(() => world.end());

describe('a refresh', () => {
  const hosts = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => `hote-${from + at}.example`).join('\n');

  it('of 20,000 hosts changes nothing with the same file, and refuses to lose half', async () => {
    const COUNT = 20_000;
    const heard: string[] = [];
    const report = await importList(
      world.services,
      { bytes: Buffer.from(hosts(0, COUNT)), modified: MODIFIED },
      {
        adapter: 'domains',
        name: 'grande',
        title: 'Grande',
        sourceUrl: 'https://listes.example/',
        licence: 'MIT',
        asOf: '2026-11-01',
        allowShrink: false,
        columns: [],
        categoryColumn: undefined,
        delimiter: undefined,
      },
      (stage, done, total) => {
        if (done === total) heard.push(`${stage} ${total}`);
      },
    );
    expect(report).toMatchObject({ entries: COUNT, added: COUNT, removed: 0 });
    expect(heard).toEqual([`reading ${COUNT}`, `storing ${COUNT}`]);
    const first = await stored();

    world.services.now = () => new Date('2027-01-01T00:00:00.000Z');
    const again = { name: 'grande', title: undefined, sourceUrl: undefined };
    expect(await load('domains', hosts(0, COUNT), again)).toMatchObject({ added: 0, removed: 0 });
    expect(await stored()).toEqual(first);
    expect(await lists()).toMatchObject([{ licence: 'MIT', entryCount: COUNT }]);

    const before = await lists();
    expect(await refusal(load('domains', hosts(0, COUNT / 2), again))).toBe(
      'La liste perdrait 10\u202f000 de ses 20\u202f000 entrées, plus d’un tiers. Rien n’a changé.',
    );
    expect(await lists()).toEqual(before);
    expect(await stored()).toEqual(first);

    const shrunk = await load('domains', hosts(0, COUNT / 2), { ...again, allowShrink: true });
    expect(shrunk).toMatchObject({ entries: COUNT / 2, added: 0, removed: COUNT / 2 });
    expect(await stored()).toHaveLength(COUNT / 2);
  });

  it('keeps when each was first seen, and loses a third at most', async () => {
    await load('domains', hosts(0, 30));
    const firstSeen = (await stored())[0]?.firstSeenAt;
    world.services.now = () => new Date('2027-01-01T00:00:00.000Z');
    const moved = await load('domains', hosts(10, 40));
    expect(moved).toMatchObject({ added: 10, removed: 10 });
    const seen = new Set((await stored()).map((entry) => entry.firstSeenAt));
    expect([...seen].sort()).toEqual([firstSeen, '2027-01-01T00:00:00.000Z']);
    await refusal(load('domains', hosts(21, 60)));
  });

  it('follows a category that changed, and leaves other lists alone', async () => {
    const table = (category: string) => `piege.example,${category}`;
    const mapped = { columns: [{ kind: 'domain' as const, column: 1 }], categoryColumn: 2 };
    await load('csv', table('Crypto'), mapped);
    await load('csv', table('Autre'), { ...mapped, name: 'autre' });
    await load('csv', table('Livret'), mapped);
    expect((await entries()).sort()).toEqual([
      'domain piege.example (Autre)',
      'domain piege.example (Livret)',
    ]);
  });

  it('is in the journal', async () => {
    await load('domains', 'un.example', { asOf: '2026-11-01' });
    await load('domains', 'un.example\ndeux.example', { asOf: '2026-11-02' });
    const events = await world.db.selectFrom('audit_events').selectAll().orderBy('id').execute();
    expect(
      events.map(({ action, objectType, actorId, before, after }) => [
        action,
        objectType,
        actorId,
        JSON.parse(before ?? 'null'),
        JSON.parse(after ?? 'null'),
      ]),
    ).toEqual([
      [
        'import',
        'lists',
        null,
        null,
        { title: 'Liste d’essai', asOf: '2026-11-01', entries: 1, added: 1, removed: 0 },
      ],
      [
        'import',
        'lists',
        null,
        { title: 'Liste d’essai', asOf: '2026-11-01', entries: 1 },
        { title: 'Liste d’essai', asOf: '2026-11-02', entries: 2, added: 1, removed: 0 },
      ],
    ]);
  });
});
