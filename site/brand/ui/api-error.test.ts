import { sentenceOf } from '@parade/api/contract/errors.ts';
import { describe, expect, test } from 'vitest';
import { errorFromAnswer, NETWORK_SENTENCE, networkError, sentenceFor } from './api-error.ts';

describe('an answer that failed', () => {
  test('keeps the code, the sentence and the fields of the API', () => {
    const body = { code: 'validation', message: 'À corriger', errors: { title: 'Manque' } };
    const error = errorFromAnswer(422, JSON.stringify({ ...body, requestId: 'r' }));
    expect(error).toMatchObject({ code: 'validation', status: 422, fields: { title: 'Manque' } });
  });

  test.each([
    [502, 'unavailable'],
    [503, 'unavailable'],
    [500, 'unexpected'],
  ] as const)('without a readable body (%i) gets a general sentence', (status, code) => {
    expect(errorFromAnswer(status, '<html>').message).toBe(sentenceOf(code));
  });

  test('never shows what was thrown by the program itself', () => {
    expect(sentenceFor(new TypeError('x is undefined'))).toBe(sentenceOf('unexpected'));
    expect(sentenceFor(networkError())).toBe(NETWORK_SENTENCE);
  });
});
