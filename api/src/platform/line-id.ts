import { createHmac } from 'node:crypto';

/**
 * The id of a line of the journal that is there once, made of what makes it one: a UUID (version 8)
 * that nobody without the key can tell the parts from.
 */
export function lineId(key: Buffer, parts: readonly unknown[]): string {
  const hash = createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex');
  const [a, b, c, d, e] = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(13, 16),
    hash.slice(17, 20),
    hash.slice(20, 32),
  ];
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
