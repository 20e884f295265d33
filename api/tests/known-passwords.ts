/**
 * The tests' people share a handful of passwords. What argon2 makes of one,
 * at the cost that it is meant to have, is computed once in each process.
 */
import { vi } from 'vitest';

vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  const known = new Map<string, Promise<unknown>>();
  function once<Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) {
    return (...args: Args): Promise<Result> => {
      const key = JSON.stringify([work.name, args]);
      const result = (known.get(key) as Promise<Result> | undefined) ?? work(...args);
      known.set(key, result);
      return result;
    };
  }
  return { ...argon2, hash: once(argon2.hash), verify: once(argon2.verify) };
});
