import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CheckResult } from '../../../contract/checks.ts';
import type { ImportedList } from '../../../contract/lists.ts';
import { createWorld, type World } from '../../../tests/testing.ts';
import { ImportRefused } from './adapters/adapter.ts';
import { type ImportOptions, importList } from './import.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.end());

const MODIFIED = new Date('2026-11-20T22:30:00.000Z');

function load(adapter: string, text: string, options: Partial<ImportOptions> = {}) {
  return importList(
    world.services,
    { bytes: Buffer.from(text), modified: MODIFIED },
    {
      adapter,
      name: 'essai',
      title: 'Liste d’essai',
      sourceUrl: 'https://listes.example/',
      licence: undefined,
      asOf: undefined,
      allowShrink: false,
      columns: [],
      categoryColumn: undefined,
      delimiter: undefined,
      ...options,
    },
  );
}

const stored = () =>
  world.db.selectFrom('list_entries').selectAll().orderBy('kind').orderBy('value').execute();
const entries = async () =>
  (await stored()).map(({ kind, value, category }) =>
    category ? `${kind} ${value} (${category})` : `${kind} ${value}`,
  );
const lists = () => world.db.selectFrom('lists').selectAll().execute();

async function refusal(loading: Promise<unknown>): Promise<string> {
  const error = await loading.catch((e: unknown) => e);
  expect(error).toBeInstanceOf(ImportRefused);
  return (error as Error).message;
}

describe('what would condemn the innocent', () => {
  it('is left out and counted', async () => {
    const hosts = ['piege.example', 'gmail.com', 'co.uk', 'impots.gouv.fr', 'france-victimes.fr'];
    const report = await load('domains', [...hosts, '10.0.0.1'].join('\n'));
    expect(report).toMatchObject({ entries: 1, leftOut: 4, badLines: [6] });
    expect(await entries()).toEqual(['domain piege.example']);
  });
});

describe('the adapter', () => {
  it('hosts: an address and hosts, with what the head says', async () => {
    const file = [
      '# Scam Blocklist by Somebody',
      '# Home: https://listes.example/hosts',
      '# License: MIT (https://mit-license.org/)',
      '',
      '127.0.0.1 localhost',
      '::1 ip6-localhost',
      '0.0.0.0 0.0.0.0',
      '0.0.0.0 Piege.example. www.piege.example # the same',
      '0.0.0.0 accents-é.example',
      '0.0.0.0',
      '0.0.0.0 pas_un_hote',
      'piege-sans-adresse.example',
      '0.0.0.0 github.io un.github.io sites.google.com',
    ].join('\r\n');
    const report = await load('hosts', file, { title: undefined, sourceUrl: undefined });
    expect(await entries()).toEqual([
      'domain piege.example',
      'domain un.github.io',
      'domain xn--accents--i1a.example',
    ]);
    expect(report).toMatchObject({ badLines: [10, 11, 12], leftOut: 5, entries: 3, added: 3 });
    expect(await lists()).toMatchObject([
      {
        name: 'essai',
        title: 'Scam Blocklist by Somebody',
        sourceUrl: 'https://listes.example/hosts',
        licence: 'MIT',
        // Half past eleven in Paris.
        asOf: '2026-11-20',
        entryCount: 3,
        badLines: 3,
      },
    ]);
  });

  it('domains: one a line, its date from the head', async () => {
    const file = [
      '# Title: Scam Block List',
      '# Last modified: 2026-07-18 01:33:08 UTC',
      '#',
      'un.example',
      '*.deux.example',
      'example.com',
      'trois.example # a comment',
      'quatre.example cinq.example',
      '   ',
      'UN.EXAMPLE.',
    ].join('\n');
    const report = await load('domains', file, { title: undefined });
    expect(await entries()).toEqual([
      'domain deux.example',
      'domain trois.example',
      'domain un.example',
    ]);
    expect(report).toMatchObject({ badLines: [8], leftOut: 1, asOf: '2026-07-18' });
    expect(report.title).toBe('Scam Block List');
  });

  it('eth-phishing-detect: blacklist without what the whitelist allows', async () => {
    const file = JSON.stringify({
      version: 2,
      tolerance: 1,
      fuzzylist: ['honnete.example'],
      whitelist: ['honnete.example'],
      blacklist: ['Piege.example', 'a.honnete.example', 'b.example/claim', 7, 'ipfs.io'],
    });
    const report = await load('eth-phishing-detect', file);
    expect(await entries()).toEqual(['domain b.example', 'domain piege.example']);
    expect(report).toMatchObject({ badLines: [4], leftOut: 1 });
  });

  it('polkadot-js: the domains below shared hosts, never these', async () => {
    const file = JSON.stringify({
      allow: ['github.io', 'permis.example'],
      deny: ['piege.github.io', 'github.io', 'permis.example', 'piege.example'],
    });
    await load('polkadot-js', file);
    expect(await entries()).toEqual(['domain piege.example', 'domain piege.github.io']);
  });

  it('polkadot-js: wallets by the site that asked for them', async () => {
    const file = JSON.stringify({
      'piege.example': ['14FscqFT8S8W8emC5294cEpDctgAucJW7C99mpxS4cucpHoA'],
      'A thief': ['14FscqFT8S8W8emC5294cEpDctgAucJW7C99mpxS4cucpHoB', 'none'],
      Another: [
        '16UZJxDhtiCDhDG9o8txNQRAJLMPDNSJPkactNf9X99HXfuP',
        '12jo5dBMedbma3XcU6Grj7m6ckeupjg4aj9Q1oFyK3Z7oh3',
      ],
    });
    const report = await load('polkadot-js', file);
    expect(await entries()).toEqual([
      'wallet 12jo5dBMedbma3XcU6Grj7m6ckeupjg4aj9Q1oFyK3Z7oh3 (Another)',
      'wallet 14FscqFT8S8W8emC5294cEpDctgAucJW7C99mpxS4cucpHoA (piege.example)',
      'wallet 16UZJxDhtiCDhDG9o8txNQRAJLMPDNSJPkactNf9X99HXfuP (Another)',
    ]);
    expect(report.badLines).toEqual([2, 3]);
  });

  it('abe: sites and exact e-mails of each row, with their category', async () => {
    const file = [
      '\ufeff"Nom";"Date";"Catégorie"',
      '"https://www.piege.example/fr\nhttp://deux.example, contact@piege.example";"2026-01-02";"Crédit"',
      '"prénom.nom@banque.example; prenom.nom@…";"2026-01-02";"Usurpation"',
      '"escroc@gmail.com conseil@officiel.example";"2026-01-02";"Usurpation"',
      '"https://sites.google.com/view/piege https://t.me/";"2026-01-02";"Livret"',
      '"— ";"2026-01-02";"Livret"',
      '"pas un site !";"2026-01-02";"Livret"',
      '',
    ].join('\r\n');
    const report = await load('abe', file);
    expect(await entries()).toEqual([
      'domain deux.example (Crédit)',
      'domain piege.example (Crédit)',
      'email conseil@officiel.example (Usurpation)',
      'email contact@piege.example (Crédit)',
      'email escroc@gmail.com (Usurpation)',
      'url sites.google.com/view/piege (Livret)',
    ]);
    expect(report).toMatchObject({ leftOut: 3, badLines: [7, 8] });
    const check = await world.visitor().post('/api/checks', {
      text: 'officiel.example voisin@gmail.com escroc@gmail.com autre@officiel.example',
    });
    const { indicators } = check.body as unknown as CheckResult;
    expect(indicators.map(({ verdict, text }) => `${verdict} ${text}`)).toEqual([
      'list escroc@gmail.com',
      'unknown officiel.example',
      'unknown voisin@gmail.com',
      'unknown autre@officiel.example',
    ]);
  });

  it('red-flag-domains: by its column `fqdn`', async () => {
    const file = [
      '"fqdn","ip","asn","ip_prefix","owner","cc"',
      '"ameli-renouvellement.fr","192.0.2.1","AS1","192.0.2.0/24","A, Inc.","FR"',
      '"xn--crdit-exemple-chb.fr","","","","",""',
      '"","","","","",""',
    ].join('\n');
    const report = await load('red-flag-domains', file);
    expect(await entries()).toEqual([
      'domain ameli-renouvellement.fr',
      'domain xn--crdit-exemple-chb.fr',
    ]);
    expect(report.badLines).toEqual([4]);
  });

  it('csv: by a mapping of its columns', async () => {
    const file = [
      'Nom;Site;Téléphone;Compte;Genre',
      'Horizon Patrimoine SAS;https://horizon.example/x;06 39 98 20 31;FR76 3000 6000 0112 3456 7890 189;Placement',
      ';deux.example;;;',
      ';;12;;',
    ].join('\n');
    const report = await load('csv', file, {
      columns: [
        { kind: 'company', column: 1 },
        { kind: 'site', column: 2 },
        { kind: 'phone', column: 3 },
        { kind: 'iban', column: 4 },
      ],
      categoryColumn: 5,
    });
    expect(await entries()).toEqual([
      'company horizon patrimoine (Placement)',
      'company nom (Genre)',
      'domain deux.example',
      'domain horizon.example (Placement)',
      'iban FR7630006000011234567890189 (Placement)',
      'phone +33639982031 (Placement)',
    ]);
    expect(report.badLines).toEqual([1, 4]);
  });
});

describe('a refresh', () => {
  const hosts = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => `hote-${from + at}.example`).join('\n');

  it('of 200,000 hosts changes nothing with the same file, and refuses to lose half', async () => {
    const COUNT = 200_000;
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
      'This would drop 100,000 of the 200,000 entries of the list, more than a third. Nothing was changed. If it is right, say --allow-shrink.',
    );
    expect(await lists()).toEqual(before);
    expect(await stored()).toEqual(first);

    const shrunk = await load('domains', hosts(0, COUNT / 2), { ...again, allowShrink: true });
    expect(shrunk).toMatchObject({ entries: COUNT / 2, added: 0, removed: COUNT / 2 });
    expect(await stored()).toHaveLength(COUNT / 2);
  }, 120_000);

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

describe('what is no list', () => {
  it.each<[string, string, RegExp]>([
    ['nothing', 'un.example', /no adapter nothing\. There are: hosts, domains/],
    ['__proto__', 'un.example', /no adapter/],
    ['domains', '', /is empty/],
    ['domains', '\ufeff \n', /is empty/],
    ['domains', 'un\0deux', /no text/],
    ['domains', '{"deny": []}', /Nothing in this file can be read/],
    ['domains', 'un.example\nx\ny\nz', /Most lines/],
    ['hosts', 'un.example', /Nothing in this file can be read/],
    ['eth-phishing-detect', 'un.example', /no JSON/],
    ['eth-phishing-detect', '{}', /no `blacklist`/],
    ['polkadot-js', '[]', /neither/],
    ['polkadot-js', '{"a": 1}', /neither/],
    ['abe', 'un.example', /ABE Info Service/],
    ['red-flag-domains', 'un.example', /no column `fqdn`/],
    ['csv', 'un.example', /--column/],
  ])('%s %j is refused with a sentence, and changes nothing', async (adapter, text, sentence) => {
    expect(await refusal(load(adapter, text))).toMatch(sentence);
    expect(await lists()).toEqual([]);
    expect(await world.db.selectFrom('audit_events').selectAll().execute()).toEqual([]);
  });

  it.each([
    [{ title: undefined }, /--title/],
    [{ sourceUrl: undefined }, /--source/],
    [{ sourceUrl: 'javascript:alert(1)' }, /--source/],
  ])('without provenance is refused: %j', async (options, sentence) => {
    expect(await refusal(load('domains', 'un.example', options))).toMatch(sentence);
    expect(await lists()).toEqual([]);
  });
});

describe('staff', () => {
  it('see the lists and remove one with its entries', async () => {
    await load('domains', 'un.example\ndeux.example\npas un hote', { licence: 'MIT' });
    await load('domains', 'trois.example', { name: 'autre', title: 'Autre' });
    const staff = await world.staff(['systemSettings']);
    const answer = await staff.get('/api/admin/lists?sort=["title","ASC"]&range=[0,9]');
    expect(answer.headers.get('content-range')).toBe('lists 0-1/2');
    const rows = answer.body as unknown as ImportedList[];
    expect(rows.map(({ title }) => title)).toEqual(['Autre', 'Liste d’essai']);
    const [, list] = rows;
    expect(list).toEqual({
      id: expect.any(String),
      name: 'essai',
      title: 'Liste d’essai',
      adapter: 'domains',
      sourceUrl: 'https://listes.example/',
      licence: 'MIT',
      asOf: '2026-11-20',
      importedAt: expect.any(String),
      entryCount: 2,
      badLines: 1,
    });

    const path = `/api/admin/lists/${list?.id}`;
    expect(await staff.delete(path)).toMatchObject({ status: 200, body: { name: 'essai' } });
    expect((await staff.delete(path)).status).toBe(404);
    expect(await entries()).toEqual(['domain trois.example']);
    const [event] = await world.db
      .selectFrom('audit_events')
      .selectAll()
      .where('action', '=', 'delete')
      .execute();
    expect(event).toMatchObject({ objectType: 'lists', actorId: staff.uid });
  });
});
