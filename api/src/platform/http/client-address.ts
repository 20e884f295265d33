import { isIPv6 } from 'node:net';
import type { Context } from 'hono';
import type { HonoEnv, Services } from '../context.ts';

const warned = new WeakSet<Services>();

/**
 * The address that a request comes from, as the limits count it.
 * `X-Forwarded-For` is believed only as far as the configured number of
 * proxies, counted from the right: what stands further left is whatever the
 * sender wrote.
 */
export function clientAddress(c: Context<HonoEnv>): string {
  const { services } = c.var;
  const hops = services.env.trustProxy;
  const direct = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
  const forwarded = c.req.header('x-forwarded-for');
  if (hops === 0) {
    if (forwarded !== undefined && !warned.has(services)) {
      warned.add(services);
      services.log.warn('X-Forwarded-For came, TRUST_PROXY is 0: all people count as one address');
    }
    return household(direct);
  }
  const chain = (forwarded ?? '').split(',').map((part) => part.trim());
  return household(chain.filter(Boolean).at(-hops) ?? direct);
}

/** The /48 around such a household: one customer of some providers has all of it. Null for IPv4. */
export function networkAround(address: string): string | null {
  const prefix = /^((?:[\da-f]+:){3})[\da-f]+::\/64$/.exec(address)?.[1];
  return prefix === undefined ? null : `${prefix}:/48`;
}

/** One IPv6 connection is given a whole /64: its addresses count as one. */
export function household(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = bare.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const missing = 8 - groups(head).length - groups(tail ?? '').length;
  const zeros = tail === undefined ? [] : Array<string>(missing).fill('0');
  const all = [...groups(head), ...zeros, ...groups(tail ?? '')];
  const prefix = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${prefix.join(':')}::/64`;
}
