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
