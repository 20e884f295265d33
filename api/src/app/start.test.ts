/** What an operator reads where the server cannot start: the real one, as a process. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { lockDatabase } from '@parade/db';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROCESS_ENV } from '../../tests/process-env.ts';
import { sentenceOfFailure } from '../platform/failures.ts';

const SERVER = path.join(import.meta.dirname, '../../bin/serve.cjs');
const PARADE = path.join(import.meta.dirname, '../../bin/parade.ts');

const ROOT = path.join(import.meta.dirname, '../../..');

const NODE_VERSION = 'node-version.cjs';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parade-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** How a process that must not start ends: its exit code and what it says, which is one line. */
function ends(
  variables: Record<string, string>,
  ...command: string[]
): Promise<{ code: unknown; says: string }> {
  const [file = SERVER, ...args] = command;
  const env = { ...PROCESS_ENV, DATA_DIR: folder, LOG_LEVEL: 'silent', PORT: '0', ...variables };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env, timeout: 30_000 }, (error, _out, says) =>
      resolve({ code: error?.code ?? 0, says }),
    );
  });
}

describe('a start that cannot succeed ends with 1 and one sentence', () => {
  it('where another server has the database', async () => {
    const letGo = lockDatabase({ file: path.join(folder, 'parade.sqlite') });
    const { code, says } = await ends({});
    expect([code, says]).toEqual([1, expect.stringMatching(/^Another server runs on [^\n]+\n$/)]);
    letGo();
  });

  it('where no database answers', async () => {
    const { code, says } = await ends({ DATABASE_URL: 'postgres://localhost:9/parade' });
    expect([code, says]).toEqual([
      1,
      expect.stringMatching(/^The database of DATABASE_URL does not answer: [^\n]+\n$/),
    ]);
  });

  it('where the data folder is a file', async () => {
    const DATA_DIR = path.join(folder, 'data');
    await writeFile(DATA_DIR, '');
    const { code, says } = await ends({ DATA_DIR });
    expect([code, says]).toEqual([
      1,
      expect.stringMatching(/^A file is where a folder should be\. [^\n]+\n$/),
    ]);
  });

  it('where the database is no database', async () => {
    await writeFile(path.join(folder, 'parade.sqlite'), 'x'.repeat(4096));
    const { code, says } = await ends({});
    expect([code, says]).toEqual([
      1,
      expect.stringMatching(/^The database in DATA_DIR is damaged: [^\n]+\n$/),
    ]);
  });

  it('where a command finds a data folder that cannot be used', async () => {
    await mkdir(path.join(folder, 'parade.sqlite'));
    const { code, says } = await ends({}, PARADE, 'ledger', 'verify');
    expect([code, says]).toEqual([
      1,
      expect.stringMatching(/^La base de DATA_DIR ne s’ouvre pas\u00a0: [^\n]+\n$/),
    ]);
  });

  it('in French where a command was typed: of a variable, and of the key', async () => {
    const wrong = await ends({ PORT: 'x' }, PARADE, 'status');
    const number = 'La configuration est fausse. PORT\u00a0: doit être un nombre entier';
    expect([wrong.code, wrong.says]).toEqual([1, expect.stringContaining(number)]);
    await ends({ PORT: '1', HOST: '192.0.2.1' });
    const DOCUMENT_KEY = 'ab'.repeat(32);
    const other = await ends({ DOCUMENT_KEY }, PARADE, 'files', 'verify');
    const key = 'La clé des documents n’est pas celle qui a chiffré les fichiers\u00a0: remettez';
    expect([other.code, other.says]).toEqual([1, expect.stringContaining(key)]);
    const server = await ends({ DOCUMENT_KEY });
    const same = 'The document key is not the one that the files were encrypted with: put back';
    expect([server.code, server.says]).toEqual([1, expect.stringContaining(same)]);
  });
});

it('says which Node is needed before an old one fails over the first file', async () => {
  const bin = path.join(ROOT, 'api/bin');
  const { engines, scripts } = JSON.parse(await readFile(path.join(ROOT, 'package.json'), 'utf8'));
  const least = engines.node.replace('>=', '');
  /** Runs a file as an old Node does, plain JavaScript, and ends at its own `exit`. */
  const says = (file: string, node: string) => {
    const said: string[] = [];
    const exit = (code: number) => {
      throw new Error(`ends with ${code}`);
    };
    const known = {
      process: { versions: { node }, exit },
      console: { error: said.push.bind(said) },
    };
    const run = (name: string): unknown =>
      name.endsWith('.json')
        ? createRequire(path.join(bin, 'here'))(name)
        : runInNewContext(readFileSync(path.join(bin, name), 'utf8'), { ...known, require: run });
    try {
      run(file);
    } catch (error) {
      said.push(String(error));
    }
    return said;
  };
  const typed = (await readdir(bin)).filter(
    (name) => /\.(ts|cjs)$/.test(name) && name !== NODE_VERSION,
  );
  expect(typed).toContain('parade.ts');
  for (const old of ['20.20.2', '22.9.0', '8.17.0']) {
    const sentence = `Parade a besoin de Node ${least} ou plus récent\u00a0: ici, c’est Node ${old}.`;
    for (const file of typed) {
      expect([file, ...says(file, old)]).toEqual([file, sentence, 'Error: ends with 1']);
    }
  }
  for (const node of [`${least}.0`, '24.0.0', process.versions.node]) {
    expect(says(NODE_VERSION, node)).toEqual([]);
  }
  // A `.ts` of an ES module is nothing that an old Node would begin.
  const { type } = JSON.parse(await readFile(path.join(bin, 'package.json'), 'utf8'));
  expect(type).toBe('commonjs');
  // Nothing that whoever runs the server types or copies goes past it.
  const units = ['parade.service', 'parade-backup.service', 'parade.sh', 'release.md'];
  const texts = units.map((name) => readFileSync(path.join(ROOT, 'docs', name), 'utf8'));
  const commands = [...Object.values<string>(scripts), ...texts].join('\n');
  expect(commands.match(/\bapi\/(?!bin\/)[\w/-]+\.ts/g)).toBeNull();
});

it.each([
  ['SQLITE_FULL', 'The disk of DATA_DIR is full', 'Le disque de DATA_DIR est plein'],
  ['ENOSPC', 'The disk is full', 'Le disque est plein'],
  ['SQLITE_READONLY_DBMOVED', 'DATA_DIR is read-only', 'DATA_DIR est en lecture seule'],
  ['EROFS', 'The disk is read-only', 'Le disque est en lecture seule'],
  ['EACCES', 'The user who runs this may not', 'L’utilisateur qui lance ceci n’a pas'],
  ['28P01', 'The database refuses the user', 'La base refuse l’utilisateur'],
  ['3D000', 'The server of DATABASE_URL has no', 'Le serveur de DATABASE_URL n’a pas'],
  ['57P03', 'The database of DATABASE_URL does not answer', 'La base de DATABASE_URL ne répond'],
])('has two sentences for %s, with the words of the system behind them', (code, en, fr) => {
  const error = Object.assign(new Error('as the system says it'), { code });
  for (const [language, sentence] of [['en', en] as const, ['fr', fr] as const]) {
    const said = sentenceOfFailure(error, language);
    expect(said.startsWith(sentence)).toBe(true);
    expect(said).toContain('(as the system says it)');
  }
});

it('leaves what is a sentence already as it is', () => {
  expect(sentenceOfFailure(new Error('There is no key.'), 'en')).toBe('There is no key.');
  const several = new AggregateError([Object.assign(new Error(), { code: 'ECONNREFUSED' })]);
  expect(sentenceOfFailure(several, 'en')).toContain('does not answer');
});
