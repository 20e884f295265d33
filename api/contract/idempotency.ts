/**
 * A key for one submission: 128 random bits. Not `crypto.randomUUID`, which
 * browsers keep to secure contexts: a phone on the local network has none.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
