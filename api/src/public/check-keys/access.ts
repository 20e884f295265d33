import type { Context } from 'hono';
import { parisDay } from '../../../contract/dates.ts';
import type { HonoEnv, Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Access, Visitor } from '../../platform/http/access.ts';
import { clientAddress } from '../../platform/http/client-address.ts';
import { sha256 } from '../../platform/ids.ts';
import { startOfParisDay } from '../../platform/paris-days.ts';

interface Partner {
  id: string;
  perMinute: number;
  perDay: number;
}

/** Whoever asks, and whose key it was. */
interface Asking extends Visitor {
  partner: Partner | null;
}

const BEARER = /^Bearer +(\S+)$/i;
const partners = new WeakMap<Context<HonoEnv>, Partner>();

/**
 * The partner of a key. By its hash, which an index finds: what is unknown, revoked or no key at all
 * takes the same way. Read with each request, so that a revocation holds in every process at once.
 */
const partnerOf = ({ db }: Services, authorization: string): Promise<Partner | undefined> =>
  db
    .selectFrom('check_keys')
    .select(['id', 'perMinute', 'perDay'])
    .where('hash', '=', sha256(BEARER.exec(authorization)?.[1] ?? ''))
    .where('revokedAt', 'is', null)
    .executeTakeFirst();

/** Counts a use towards both limits. Error: `check_key_limited` with the seconds to wait. */
async function count({ db, limits, now }: Services, { id, perMinute, perDay }: Partner) {
  await limits.take('checkKey', id, 'check_key_limited', 1, perMinute);
  const at = now();
  const day = parisDay(at);
  const used = await db
    .insertInto('check_key_days')
    .values({ keyId: id, day, uses: 1 })
    .onConflict((c) =>
      c
        .columns(['keyId', 'day'])
        .doUpdateSet((e) => ({ uses: e('check_key_days.uses', '+', 1) }))
        .where('check_key_days.uses', '<', perDay),
    )
    .returning('uses')
    .executeTakeFirst();
  if (used) return;
  const rest = Date.parse(startOfParisDay(day, 1)) - at.getTime();
  throw new AppError('check_key_limited', { retryAfter: Math.max(1, Math.ceil(rest / 1000)) });
}

/**
 * Anybody, and partners with a key: refused before anything of the body is read. Wrong keys count
 * towards the address as checks without a key do.
 */
export const anybodyOrPartner: Access<Asking> = {
  about: {
    security: [{}, { partner: [] }],
    description: 'Without a key as a visitor; with one the answer holds the analysis too.',
  },
  middleware: [
    async (c, next) => {
      const authorization = c.req.header('authorization');
      if (authorization !== undefined) {
        const { services } = c.var;
        const partner = await partnerOf(services, authorization);
        if (!partner) {
          await services.limits.take('checkAddress', clientAddress(c));
          throw new AppError('check_key_refused');
        }
        await count(services, partner);
        partners.set(c, partner);
      }
      await next();
    },
  ],
  refusals: ['check_key_refused', 'check_key_limited'],
  callerOf: (c) => ({ c, services: c.var.services, partner: partners.get(c) ?? null }),
};
