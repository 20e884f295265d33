import { type ErrorCode, sentenceOf, statusOf } from '@parade/api/contract/errors.ts';
import { errorFromAnswer } from '@parade/site/brand/ui/api-error.ts';
import { expect, it } from 'vitest';
import { endsSession } from './ends-session.ts';

const refused = (code: ErrorCode) =>
  errorFromAnswer(
    statusOf(code),
    JSON.stringify({ code, message: sentenceOf(code), requestId: 'a' }),
  );

it.each([
  'session_required',
  'admin_required',
  'account_blocked',
  'account_disabled',
  'account_deleted',
] as const)('%s leads out', (code) => {
  expect(endsSession(refused(code))).toBe(true);
});

it.each(['account_erased', 'permission_denied', 'stale_version', 'own_affair'] as const)(
  '%s is about what was asked, and stays on the screen',
  (code) => {
    expect(endsSession(refused(code))).toBe(false);
  },
);
