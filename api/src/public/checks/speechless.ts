import { isUnavailable } from '@parade/db';
import { AppError } from '../../platform/errors.ts';

/**
 * Passes an error on without its message, which may quote what was checked:
 * of that nothing reaches the log. Where it happened stays.
 */
export function speechless(error: unknown): never {
  if (isUnavailable(error)) throw new AppError('unavailable');
  const said = new Error('a check failed');
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  said.stack = [`${said.name}: ${said.message}`, ...frames].join('\n');
  throw said;
}
