import { expect, it } from 'vitest';
import { askedInTime } from './asked-in-time.ts';

it('answers as the database does, and goes on without one that fails or hangs', async () => {
  expect(await askedInTime<string | null>(Promise.resolve(null), '')).toBeNull();
  expect(await askedInTime(Promise.reject(new Error('away')), '')).toBe('');
  const hanging = new Promise<string>(() => {});
  expect(await askedInTime(hanging, '', 5)).toBe('');
});
