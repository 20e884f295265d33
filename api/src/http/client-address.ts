import type { Context } from 'hono';
import type { HonoEnv } from '../context.ts';

/**
 * The address that a request comes from. `X-Forwarded-For` is believed only
 * as far as the configured number of proxies, counted from the right: what
 * stands further left is whatever the sender wrote.
 */
export function clientAddress(c: Context<HonoEnv>): string {
  const hops = c.var.services.env.trustProxy;
  const direct = c.env?.incoming?.socket.remoteAddress ?? 'unknown';
  if (hops === 0) return direct;
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return chain.filter(Boolean).at(-hops) ?? direct;
}
