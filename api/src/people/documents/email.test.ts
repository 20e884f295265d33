/** E-mail files as pieces. One database is enough: what is asked is in the bytes. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorld, type Person, type World } from '../../../tests/testing.ts';
import { isEmail } from './email.ts';

let world: World;
let victim: Person;
beforeEach(async () => {
  world = await createWorld();
  victim = await world.client();
});
afterEach(() => world.end());

const lines = (...each: string[]) => each.join('\r\n');
const HEADERS = [
  'Return-Path: <alerte@banque-securite.example>',
  'Received: from mx.example (mx.example [192.0.2.7])',
  '\tby mail.exemple.fr; Mon, 2 Nov 2026 09:14:00 +0100',
  'From: =?utf-8?q?Banque_S=C3=A9curit=C3=A9?= <alerte@banque-securite.example>',
  'To: eloise@exemple.fr',
  'Date: Mon, 2 Nov 2026 09:14:00 +0100',
  'Subject: Votre compte est =?utf-8?q?bloqu=C3=A9?=',
  'MIME-Version: 1.0',
];
const HTML = lines(
  ...HEADERS,
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<html><script>alert(1)</script><p>Bonjour <a href="https://piege.example/x">votre banque</a></p></html>',
  '--b',
  'Content-Type: application/x-msdownload; name=facture.exe',
  'Content-Disposition: attachment; filename=facture.exe',
  '',
  'MZ',
  '--b--',
  '',
);

const sent = async (bytes: Buffer | string, name = 'message.eml') => {
  const { status, body } = await victim.upload(Buffer.from(bytes), name);
  return { status, code: body.code, url: String(body.url), type: body.type, name: body.name };
};

describe('an e-mail as a piece', () => {
  it('is read as text: who, what, where its links lead, what is attached, its headers', async () => {
    const { status, type, url } = await sent(HTML);
    expect([status, type]).toEqual([201, 'message/rfc822']);
    const shown = await victim.get(url);
    expect(shown.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(shown.headers.get('content-disposition')).toMatch(/^inline; filename="message\.txt"/);
    const text = shown.bytes.toString();
    expect(text).toContain('De\u00a0: Banque Sécurité <alerte@banque-securite.example>');
    expect(text).toContain('Objet\u00a0: Votre compte est bloqué');
    expect(text).toContain('votre banque [https://piege.example/x]');
    expect(text).toContain('- facture.exe (application/x-msdownload), non ouverte');
    expect(text).toContain('Received: from mx.example');
    expect(text).not.toMatch(/<script|alert\(1\)/);
  });

  it('is kept as it came, for its owner alone', async () => {
    const { url } = await sent(HTML);
    const original = await victim.get(`${url}?original`);
    expect(original.bytes.toString()).toBe(HTML);
    expect(original.headers.get('content-disposition')).toMatch(
      /^attachment; filename="message\.eml"/,
    );
  });

  it('is known by its content, under any name', async () => {
    expect(await sent(HTML, 'message.txt')).toMatchObject({ status: 201, name: 'message.eml' });
    for (const text of [
      'Bonjour',
      'From: a@b.example\n\nbonjour',
      '<!doctype html>\nFrom: a@b.example\nDate: x\n\n',
      'clé: valeur\nFrom: a@b.example\nDate: x\n\n',
      'From: a@b.example\0\nDate: x\n\n',
    ]) {
      expect(await sent(text), text).toMatchObject({ status: 415, code: 'file_type_refused' });
    }
  });

  it('that is hostile is answered within two seconds of work', { timeout: 30_000 }, async () => {
    const nested = Array.from({ length: 1000 }, (_, nth) =>
      lines(`Content-Type: multipart/mixed; boundary=b${nth}`, '', `--b${nth}`, ''),
    ).join('');
    const hostile = [
      lines(...HEADERS, nested),
      lines(...HEADERS, 'Content-Type: text/html', '', '<'.repeat(1_000_000)),
      lines(...HEADERS, 'Content-Type: text/html', '', '<div>'.repeat(200_000)),
      lines(...HEADERS, '', 'a'.repeat(1_000_000)),
    ];
    for (const bytes of hostile) {
      const begun = performance.now();
      expect([201, 422]).toContain((await sent(bytes)).status);
      expect(performance.now() - begun).toBeLessThan(10_000);
    }
  });
});

it('headers of any length are looked through in a bounded time', () => {
  const begun = performance.now();
  expect(isEmail(Buffer.from(`From: ${'a'.repeat(5_000_000)}`))).toBe(false);
  expect(isEmail(Buffer.from('From: a\n'.repeat(600_000)))).toBe(false);
  expect(performance.now() - begun).toBeLessThan(1000);
});
