import { spawn } from 'node:child_process';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '@parade/db';
import { freshDatabase, type TestDatabase } from '@parade/db/testing.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROCESS_ENV } from '../../../tests/testing.ts';

const BIN = path.resolve(import.meta.dirname, '../../../bin/import-list.ts');

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

/** What the command says and ends with, in a process and a folder of its own. */
function command(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
  const child = spawn(process.execPath, [BIN, ...args], {
    cwd: folder,
    env: {
      ...PROCESS_ENV,
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: database.location.url ?? '',
    },
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

describe('pnpm alerts:import', () => {
  it('loads a list, shows how far it is and reports bad lines', async () => {
    const file = path.join(folder, 'ma-liste.txt');
    const hosts = Array.from({ length: 50 }, (_, at) => `hote-${at}.example`);
    await writeFile(file, [...hosts, 'localhost', 'pas un hote', '?'].join('\n'));
    await utimes(file, new Date('2026-11-02T12:00:00Z'), new Date('2026-11-02T12:00:00Z'));
    const said = await command(
      ...['domains', file, '--title', 'Ma liste', '--source', 'https://listes.example/'],
    );
    expect([said.code, said.out.replace(/in [\d.]+ s/, 'in … s')]).toEqual([
      0,
      [
        'Ma liste, as of 2026-11-02: 53 read, 50 different entries.',
        '50 added, 0 removed, in … s.',
        '1 left out: placeholders, and hosts that many share.',
        '2 lines cannot be read: 52, 53.',
        '',
      ].join('\n'),
    ]);
    expect(said.err).toContain('reading 53 / 53');
    expect(said.err).toContain('storing 50 / 50');

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
    expect(out).toContain('2 read, 1 different entry.');
    expect(out).toContain('1 line cannot be read: 2.');
  });

  it.each<[string[], RegExp]>([
    [[], /pnpm alerts:import <adapter> <file>/],
    [['domains', 'absent.txt'], /absent\.txt is not there/],
    [['unheard', 'absent.txt'], /^There is no adapter unheard\. There are: .*domains/],
    [['domains', '.'], /\. is a folder/],
    [['domains', 'vide.txt'], /empty/],
    [['abe', 'hosts.txt'], /no list of ABE/],
    [['domains', 'hosts.txt', '--date', '2026-02-30'], /no day/],
    [['csv', 'hosts.txt', '--column', 'site=0'], /no column/],
    [['csv', 'hosts.txt', '--column', 'nom=1'], /no kind nom/],
    [['domains', 'hosts.txt', '--unknown'], /--unknown/],
  ])('%j ends with 1 and one sentence', async (args, sentence) => {
    await writeFile(path.join(folder, 'vide.txt'), '');
    await writeFile(path.join(folder, 'hosts.txt'), '0.0.0.0 piege.example');
    const { code, out, err } = await command(...args);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(sentence);
    expect(err).not.toMatch(/^\s+at /m);
  });
});
