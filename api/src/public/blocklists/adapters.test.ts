import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CheckResult } from '../../../contract/checks.ts';
import { type BlocklistScene, blocklistScene } from '../../../tests/features/blocklists.ts';

let { world, load, entries, lists } = {} as BlocklistScene;
beforeEach(async () => {
  ({ world, load, entries, lists } = await blocklistScene());
});
afterEach(() => world.end());

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
