import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@parade/db';
import { freshDatabase, type TestDatabase } from '@parade/db/testing.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parade } from '../../app/commands/parade.ts';

let folder: string;
let database: TestDatabase;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parade-lists-'));
  database = await freshDatabase();
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** What the command says and ends with, on a data folder of its own. */
async function command(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const code = await parade(['lists', 'import', ...args], {
    variables: {
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: database.location.url ?? '',
      LOG_LEVEL: 'silent',
    },
    out: (text) => {
      said.out += text;
    },
    err: (text) => {
      said.err += text;
    },
    now: () => new Date(),
  });
  return { code, ...said };
}

describe('parade lists import', () => {
  it('loads a list, shows how far it is and reports bad lines', async () => {
    const file = path.join(folder, 'ma-liste.txt');
    const hosts = Array.from({ length: 50 }, (_, at) => `hote-${at}.example`);
    await writeFile(file, [...hosts, 'localhost', 'pas un hote', '?'].join('\n'));
    await utimes(file, new Date('2026-11-02T12:00:00Z'), new Date('2026-11-02T12:00:00Z'));
    const said = await command(
      ...['domains', file, '--title', 'Ma liste', '--source', 'https://listes.example/'],
    );
    expect([said.code, said.out.replace(/en [\d.]+ s/, 'en … s')]).toEqual([
      0,
      [
        'Ma liste, du 2026-11-02\u00a0: 53 lues, 50 entrées différentes.',
        '50 ajoutées, 0 retirées, en … s.',
        '1 écartée\u00a0: hôtes d’exemple ou que beaucoup partagent.',
        '2 lignes illisibles\u00a0: 52, 53.',
        '',
      ].join('\n'),
    ]);
    expect(said.err).toContain('Lecture 53 / 53');
    expect(said.err).toContain('Enregistrement 50 / 50');

    const location = database.location.url
      ? database.location
      : { file: path.join(folder, 'data', 'parade.sqlite') };
    const db = openDatabase(location);
    const rows = await db.selectFrom('lists').select(['name', 'entryCount']).execute();
    await db.destroy();
    expect(rows).toEqual([{ name: 'ma-liste', entryCount: 50 }]);
  });

  it('counts one line as one', async () => {
    const file = path.join(folder, 'courte.txt');
    await writeFile(file, 'piege.example\npas un hote');
    const { out } = await command(
      ...['domains', file, '--title', 'Courte', '--source', 'https://listes.example/'],
    );
    expect(out).toContain('2 lues, 1 entrée différente.');
    expect(out).toContain('1 ligne illisible\u00a0: 2.');
  });

  it.each<[string[], number, RegExp]>([
    [[], 2, /^Il manque <format>\./],
    [['domains', 'absent.txt'], 1, /absent\.txt n’existe pas/],
    [['unheard', 'absent.txt'], 2, /^Il n’y a pas de format unheard\. Il y a\u00a0: .*domains/],
    [['domains', '.'], 1, /est un dossier/],
    [['domains', 'vide.txt'], 1, /vide/],
    [['abe', 'hosts.txt'], 1, /pas une liste d’ABE/],
    [['domains', 'hosts.txt', '--date', '2026-02-30'], 2, /pas un jour/],
    [['csv', 'hosts.txt', '--column', 'site=0'], 2, /pas une colonne/],
    [['csv', 'hosts.txt', '--column', 'nom=1'], 2, /pas de sorte nom/],
    [['domains', 'hosts.txt', '--unknown'], 2, /--unknown/],
  ])('%j ends with %i and one sentence', async (typed, ended, sentence) => {
    await writeFile(path.join(folder, 'vide.txt'), '');
    await writeFile(path.join(folder, 'hosts.txt'), '0.0.0.0 piege.example');
    const [adapter, file, ...options] = typed;
    const args = adapter && file ? [adapter, path.join(folder, file), ...options] : typed;
    const { code, out, err } = await command(...args);
    expect([code, out]).toEqual([ended, '']);
    expect(err).toMatch(sentence);
    expect(err).not.toMatch(/^\s+at /m);
  });
});
