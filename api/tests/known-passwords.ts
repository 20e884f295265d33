/**
 * The tests' people share a handful of passwords. What argon2 makes of one and
 * how hard it is to guess, at the cost that both are meant to have, is found
 * out once in each process.
 */
import { vi } from 'vitest';

function once<Args extends unknown[], Result>(work: (...args: Args) => Result) {
  const known = new Map<string, Result>();
  return (...args: Args): Result => {
    const key = JSON.stringify(args);
    const result = known.get(key) ?? work(...args);
    known.set(key, result);
    return result;
  };
}

vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>();
  return { ...argon2, hash: once(argon2.hash), verify: once(argon2.verify) };
});

vi.mock('@zxcvbn-ts/core', async (original) => {
  const zxcvbn = await original<typeof import('@zxcvbn-ts/core')>();
  class ZxcvbnFactory extends zxcvbn.ZxcvbnFactory {
    override check = once(super.check.bind(this));
  }
  return { ...zxcvbn, ZxcvbnFactory };
});
