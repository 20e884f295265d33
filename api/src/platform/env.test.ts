import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

describe('whom mails come from', () => {
  it.each([
    ['aide@exemple.fr', { name: '', address: 'aide@exemple.fr' }],
    ['Cellule d’aide <aide@exemple.fr>', { name: 'Cellule d’aide', address: 'aide@exemple.fr' }],
  ])('takes %s', (MAIL_FROM, mailFrom) => {
    expect(readEnv({ MAIL_FROM }).mailFrom).toEqual(mailFrom);
  });

  it.each(['aide', 'Aide aide@exemple.fr', 'a@exemple.fr, b@exemple.fr', 'A\r\nBcc: b <a@b.fr>'])(
    'refuses %j',
    (MAIL_FROM) => {
      expect(() => readEnv({ MAIL_FROM })).toThrow('MAIL_FROM: must be an address');
    },
  );
});

it('names a wrong variable and keeps its value to itself', () => {
  const start = () => readEnv({ SMTP_URL: 'http://parade:secret@mail.exemple.fr', PORT: 'x' });
  expect(start).toThrow(
    'PORT: must be a whole number from 0 to 65535; SMTP_URL: must be an address that begins with smtp:// or smtps://',
  );
  expect(start).not.toThrow(/secret/);
});

describe('the address of links', () => {
  it.each([
    'parade.example',
    'localhost:3000',
    'ftp://parade.example',
    'https://',
    'https://parade.example/app',
    'https://parade.example/?a=1',
    'https://parade.example/#a',
    'https://someone:secret@parade.example',
  ])('is not %s', (PUBLIC_URL) => {
    expect(() => readEnv({ PUBLIC_URL })).toThrow(
      /^The configuration is wrong\. PUBLIC_URL: must be http:\/\/ or https:\/\/, a name and nothing after it, as https:\/\/parade\.example$/,
    );
  });

  it.each(['https://parade.example', 'https://parade.example/', 'http://localhost:8080'])(
    'may be %s',
    (PUBLIC_URL) => {
      expect(readEnv({ PUBLIC_URL }).publicUrl.origin).toBe(PUBLIC_URL.replace(/\/$/, ''));
    },
  );
});

it('has every variable in the text for operators', async () => {
  const read = (file: string) => readFile(path.join(import.meta.dirname, file), 'utf8');
  const names = [...(await read('env.ts')).matchAll(/^ {4}([A-Z\d_]+):/gm)].map(([, name]) => name);
  expect(names).toContain('LOG_LEVEL');
  const text = await read('../../../docs/operation.md');
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

describe('the places of lists', () => {
  it('are named, and none at first', () => {
    expect(readEnv({})).toMatchObject({ listsDir: undefined, listsUrls: [] });
    const LISTS_URLS = 'phishing=https://listes.example/a.txt?cle=secret\n autre=https://b.example';
    expect(readEnv({ LISTS_URLS, LISTS_DIR: '.' })).toMatchObject({
      listsDir: path.resolve('.'),
      listsUrls: [
        { name: 'phishing', url: new URL('https://listes.example/a.txt?cle=secret') },
        { name: 'autre', url: new URL('https://b.example') },
      ],
    });
  });

  it.each([
    'https://listes.example/secret',
    'phishing=http://listes.example/secret',
    'phishing=https://moi:secret@listes.example/',
    'phishing=https://127.0.0.1/secret',
    'phishing=https://2130706433/secret',
    'phishing=https://[::1]/secret',
    'phishing=https://metadata/secret',
    'a=https://a.example/secret a=https://b.example',
    '../a=https://a.example/secret',
  ])('are not %s', (LISTS_URLS) => {
    const start = () => readEnv({ LISTS_URLS });
    expect(start).toThrow(/LISTS_URLS.*: must be names with a public https address/);
    expect(start).not.toThrow(/secret/);
  });

  it('are folders that are there', () => {
    for (const LISTS_DIR of ['nowhere', 'package.json']) {
      expect(() => readEnv({ LISTS_DIR })).toThrow('LISTS_DIR: must be a folder that is there');
    }
  });
});
