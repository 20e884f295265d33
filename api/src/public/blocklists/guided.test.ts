import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ListPreview } from '../../../contract/list-import.ts';
import { leaveDemonstration } from '../../../tests/features/approvals.ts';
import { settledFactor } from '../../../tests/features/auth.ts';
import { aList, type BlocklistScene, blocklistScene } from '../../../tests/features/blocklists.ts';
import { MINUTE, setForward } from '../../../tests/mail.ts';
import { PASSWORD, type Person } from '../../../tests/testing.ts';
import { refreshLists } from './refresh.ts';

const DAY = 24 * 60 * MINUTE;

let { world, entries, lists } = {} as BlocklistScene;
let staff: Person;
beforeEach(async () => {
  ({ world, entries, lists } = await blocklistScene());
  staff = await world.staff(['systemSettings']);
});
afterEach(() => world.end());

async function preview(changes: object = {}): Promise<ListPreview> {
  const { status, body } = await staff.post('/api/admin/list-previews', aList(changes));
  expect([status, body.code]).toEqual([200, undefined]);
  return body as unknown as ListPreview;
}

/** As the window does it: what was looked at, and nothing else. */
async function imported(changes: object = {}, more: object = {}) {
  const { sha256, before } = await preview(changes);
  return staff.post('/api/admin/lists', aList({ ...changes, sha256, before, ...more }));
}

const hosts = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `hote-${from + at}.example`).join('\n');

describe('a preview', () => {
  it('tells what is in it, what is dropped and what is new, and stores nothing', async () => {
    const text = 'piege.example\nautre.example\npas un hote\ngmail.com\npiege.example';
    expect(await preview({ text })).toEqual({
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      before: '',
      read: 5,
      entries: 2,
      byKind: [{ kind: 'domain', count: 2 }],
      examples: ['autre.example', 'piege.example'],
      badLines: 1,
      firstBadLines: [3],
      leftOut: 1,
      added: 2,
      removed: 0,
      replaces: null,
      shrinks: false,
    });
    expect(await lists()).toEqual([]);
  });

  it('compares with the version before', async () => {
    await imported({ text: hosts(0, 10) });
    const news = await preview({ text: hosts(5, 12), asOf: '2026-11-20' });
    expect(news).toMatchObject({ added: 2, removed: 5, shrinks: true });
    expect(news.replaces).toEqual({ title: 'Liste d’essai', asOf: '2026-11-02', entries: 10 });
  });

  it.each([
    [{ adapter: 'eth-phishing-detect' }, 'list_refused', /pas du JSON/],
    [{ text: '' }, 'validation', /champs/],
    [{ text: ' ' }, 'list_refused', /est vide/],
    [{ adapter: 'nothing' }, 'validation', /champs/],
    [{ title: '' }, 'validation', /champs/],
    [{ sourceUrl: 'javascript:alert(1)' }, 'validation', /champs/],
    [{ asOf: '2026-02-30' }, 'validation', /champs/],
    [{ refresh: 'daily' }, 'validation', /champs/],
    [{ origin: 'folder', place: 'a.txt' }, 'list_refused', /n’est plus dans le dossier/],
    [{ origin: 'address', place: 'a' }, 'list_refused', /LISTS_URLS/],
    [{ adapter: 'csv', columnKind: 'company', text: 'Durand SARL' }, 'list_refused', /entreprises/],
  ])('refuses %j with a sentence', async (changes, code, sentence) => {
    const { status, body } = await staff.post('/api/admin/list-previews', aList(changes));
    expect([status, body.code]).toEqual([422, code]);
    if (code !== 'validation') expect(String(body.message)).toMatch(sentence);
  });
});

describe('an import', () => {
  it('does what its preview showed, and is in the journal by who did it', async () => {
    const { status, body } = await imported({ text: 'piege.example\npas un hote' });
    expect([status, body]).toMatchObject([
      200,
      { title: 'Liste d’essai', name: 'liste-d-essai', entryCount: 1, badLines: 1, source: null },
    ]);
    expect(await entries()).toEqual(['domain piege.example']);
    const event = await world.db
      .selectFrom('audit_events')
      .selectAll()
      .where('action', '=', 'import')
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({ objectType: 'lists', actorId: staff.uid });
    const checked = await world.visitor().post('/api/checks', { text: 'piege.example' });
    expect(checked.body.indicators).toMatchObject([{ verdict: 'list' }]);
  });

  it('is of the very file that was looked at, over the very version', async () => {
    const { sha256, before } = await preview({ text: hosts(0, 10) });
    const send = (changes: object) =>
      staff.post('/api/admin/lists', aList({ sha256, before, text: hosts(0, 10), ...changes }));
    expect((await send({ text: hosts(0, 11) })).body.code).toBe('list_changed');
    expect((await send({})).status).toBe(200);
    expect((await send({})).body.code).toBe('list_changed');
    expect(await entries()).toHaveLength(10);
  });

  it('loses a third at most, unless that was looked at too', async () => {
    await imported({ text: hosts(0, 30) });
    const refused = await imported({ text: hosts(0, 10) });
    expect([refused.status, refused.body.code]).toEqual([409, 'list_shrinks']);
    expect(await entries()).toHaveLength(30);
    expect((await imported({ text: hosts(0, 10) }, { allowShrink: true })).status).toBe(200);
    expect(await entries()).toHaveLength(10);
  });

  it('takes who does it to be there, and their second factor', async () => {
    const { sha256, before } = await preview();
    const send = () => staff.post('/api/admin/lists', aList({ sha256, before }));
    setForward(world.services, 16 * MINUTE);
    expect((await send()).body.code).toBe('confirmation_required');
    await staff.post('/api/me/confirmation', { password: PASSWORD });
    await leaveDemonstration(world);
    expect((await send()).body.code).toBe('totp_missing');
    expect(await lists()).toEqual([]);
    await settledFactor(world, staff);
    expect((await send()).status).toBe(200);
  });

  it('of 50,000 lines lets others be heard meanwhile', async () => {
    const text = hosts(0, 50_000);
    let longest = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 10);
    const { status, body } = await imported({ text });
    clearInterval(watch);
    expect([status, body.entryCount]).toEqual([200, 50_000]);
    expect(longest).toBeLessThan(1500);
  }, 60_000);
});

describe('a place of the operator', () => {
  let folder: string;
  beforeEach(async () => {
    folder = path.join(world.folder, 'lists');
    await mkdir(folder);
    world.services.env = { ...world.services.env, listsDir: folder };
  });
  const write = (text: string) => writeFile(path.join(folder, 'phishing.txt'), text);
  const OF_FOLDER = { origin: 'folder', place: 'phishing.txt', refresh: 'daily', text: '' };
  const source = async () => {
    const { body } = await staff.get('/api/admin/lists?range=[0,9]');
    return (body as unknown as { source: object }[])[0]?.source;
  };

  it('is offered by its name alone', async () => {
    const url = new URL('https://listes.example/a?cle=secret');
    world.services.env = { ...world.services.env, listsUrls: [{ name: 'phishing', url }] };
    await write(hosts(0, 3));
    await writeFile(path.join(folder, '.cachee'), '');
    await symlink('/etc/passwd', path.join(folder, 'passwd.txt'));
    expect((await staff.get('/api/admin/list-places')).body).toEqual({
      folder: ['phishing.txt'],
      addresses: [{ name: 'phishing', host: 'listes.example' }],
    });
    for (const place of ['../parade.sqlite', 'passwd.txt', '.cachee', '/etc/passwd']) {
      const { body } = await staff.post('/api/admin/list-previews', aList({ ...OF_FOLDER, place }));
      expect(body.code).toBe('list_refused');
    }
  });

  it('is read again at its interval, with the drop guard, and says what went wrong', async () => {
    await write(hosts(0, 30));
    expect((await imported(OF_FOLDER)).status).toBe(200);
    expect(await entries()).toHaveLength(30);

    await write(hosts(0, 31));
    await refreshLists(world.services);
    expect(await entries()).toHaveLength(30);
    setForward(world.services, DAY);
    await refreshLists(world.services);
    expect(await entries()).toHaveLength(31);
    const well = await source();
    expect(well).toMatchObject({ refresh: 'daily', name: 'phishing.txt', problem: '' });

    await write(hosts(0, 5));
    setForward(world.services, 2 * DAY);
    await refreshLists(world.services);
    expect(await entries()).toHaveLength(31);
    expect(await source()).toEqual({
      ...well,
      triedAt: expect.any(String),
      problem: expect.stringMatching(/^La liste perdrait 26 de ses 31 entrées, plus d’un tiers\./),
    });

    await write(hosts(0, 32));
    setForward(world.services, 3 * DAY);
    await refreshLists(world.services);
    expect(await entries()).toHaveLength(32);
    expect(await source()).toMatchObject({ problem: '' });
  });

  it('that is gone leaves the list as it was', async () => {
    await write(hosts(0, 3));
    await imported({ ...OF_FOLDER, refresh: 'weekly' });
    world.services.env = { ...world.services.env, listsDir: undefined };
    setForward(world.services, 6 * DAY);
    await refreshLists(world.services);
    expect(await source()).toMatchObject({ problem: '' });
    setForward(world.services, 7 * DAY);
    await refreshLists(world.services);
    expect(await source()).toMatchObject({
      problem: 'Ce fichier n’est plus dans le dossier des listes.',
    });
    expect(await entries()).toHaveLength(3);
  });

  it('names firms too: it is the word of two', async () => {
    await writeFile(path.join(folder, 'firmes.csv'), 'Placements Durand SARL');
    const firms = { ...OF_FOLDER, place: 'firmes.csv', adapter: 'csv', columnKind: 'company' };
    expect((await imported(firms)).status).toBe(200);
  });
});
