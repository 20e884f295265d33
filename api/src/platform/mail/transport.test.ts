import { expect, it } from 'vitest';
import { smtpOptions } from './transport.ts';

it.each([
  ['smtp://mail.example:587', true],
  ['smtp://user:word@203.0.113.7', true],
  ['smtp://[2001:db8::1]:25', true],
  ['smtp://mail.example?requireTLS=false', false],
  ['smtp://mail.example?ignoreTLS=true', false],
  ['smtps://mail.example', false],
  ['smtp://127.0.0.1:2525', false],
  ['smtp://[::1]:2525', false],
  ['smtp://mailpit:1025', false],
])('%s must come to TLS: %s', (url, required) => {
  expect(smtpOptions(url)).toMatchObject({ url, requireTLS: required });
});
