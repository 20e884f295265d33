import { MIN_PASSWORD_SCORE } from '@parade/api/contract/password-rules.ts';
import { score } from '@parade/site/brand/zxcvbn.ts';
import { expect, test } from 'vitest';
import { newPassphrase } from './passphrase.ts';
import { PASSPHRASE_WORDS } from './passphrase-words.ts';

test('the words are many, different, and easy to type', () => {
  expect(PASSPHRASE_WORDS.length).toBeGreaterThanOrEqual(2000);
  expect(new Set(PASSPHRASE_WORDS).size).toBe(PASSPHRASE_WORDS.length);
  expect(PASSPHRASE_WORDS.filter((word) => !/^[a-z]{4,10}$/.test(word))).toEqual([]);
});

test('what is proposed is four of them, another each time, and strong enough', async () => {
  const phrases = await Promise.all(Array.from({ length: 40 }, newPassphrase));
  expect(new Set(phrases).size).toBe(phrases.length);
  for (const phrase of phrases) {
    const words = phrase.split('-');
    expect(words).toHaveLength(4);
    expect(words.every((word) => PASSPHRASE_WORDS.includes(word))).toBe(true);
    expect(score(phrase, []), phrase).toBeGreaterThanOrEqual(MIN_PASSWORD_SCORE);
  }
});
