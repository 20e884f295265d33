import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ImportedList } from '../../../contract/blocklists.ts';
import { leaveDemonstration } from '../../../tests/features/approvals.ts';
import { settledFactor } from '../../../tests/features/auth.ts';
import { type BlocklistScene, blocklistScene } from '../../../tests/features/blocklists.ts';
import { MINUTE, setForward } from '../../../tests/mail.ts';
import { PASSWORD } from '../../../tests/testing.ts';

let { world, load, entries, lists, refusal } = {} as BlocklistScene;
beforeEach(async () => {
  ({ world, load, entries, lists, refusal } = await blocklistScene());
});
afterEach(() => world.end());

describe('what would condemn the innocent', () => {
  it('is left out and counted', async () => {
    const hosts = ['piege.example', 'gmail.com', 'co.uk', 'impots.gouv.fr', 'france-victimes.fr'];
    const report = await load('domains', [...hosts, '10.0.0.1'].join('\n'));
    expect(report).toMatchObject({ entries: 1, leftOut: 4, badLines: [6] });
    expect(await entries()).toEqual(['domain piege.example']);
  });
});

describe('what is no list', () => {
  it.each<[string, string, RegExp]>([
    ['nothing', 'un.example', /pas de format nothing\. Il y a\u00a0: hosts, domains/],
    ['__proto__', 'un.example', /pas de format/],
    ['domains', '', /est vide/],
    ['domains', '\ufeff \n', /est vide/],
    ['domains', 'un\0deux', /pas du texte/],
    ['domains', '{"deny": []}', /Rien dans ce fichier ne se lit/],
    ['domains', 'un.example\nx\ny\nz', /La plupart des lignes/],
    ['hosts', 'un.example', /Rien dans ce fichier ne se lit/],
    ['eth-phishing-detect', 'un.example', /pas du JSON/],
    ['eth-phishing-detect', '{}', /pas de `blacklist`/],
    ['polkadot-js', '[]', /ni `deny`/],
    ['polkadot-js', '{"a": 1}', /ni `deny`/],
    ['abe', 'un.example', /ABE Info Service/],
    ['red-flag-domains', 'un.example', /pas de colonne `fqdn`/],
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
      source: null,
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

  it('remove none by a session left open, nor without a second factor of a day', async () => {
    await load('domains', 'un.example');
    const staff = await world.staff(['systemSettings']);
    const [list] = await lists();
    const removal = () => staff.delete(`/api/admin/lists/${list?.id}`);
    setForward(world.services, 16 * MINUTE);
    expect((await removal()).body.code).toBe('confirmation_required');
    await staff.post('/api/me/confirmation', { password: PASSWORD });
    await leaveDemonstration(world);
    expect((await removal()).body.code).toBe('totp_missing');
    expect(await entries()).toEqual(['domain un.example']);
    await settledFactor(world, staff);
    expect((await removal()).status).toBe(200);
  });
});
