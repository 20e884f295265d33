import { type Services, SYSTEM } from '../../platform/context.ts';
import { AppError, orRefuse } from '../../platform/errors.ts';
import { networkAround } from '../../platform/http/client-address.ts';
import { turns } from '../../platform/in-turn.ts';
import type { LimitName } from '../../platform/limits.ts';
import { enqueueMail } from '../../platform/mail/enqueue.ts';
import { pageUrl } from '../../platform/mail/links.ts';
import { work } from '../../platform/unit-of-work.ts';
import { addressTakenMail } from './mails.ts';

/** A known address costs so many points more: nobody tries a list of them from one place. */
const TAKEN_POINTS = 5;

/** What a registration counts for: its address, and the network around it where one may have many. */
function subjectsOf(from: string): (readonly [LimitName, string])[] {
  const network = networkAround(from);
  const around = network === null ? [] : [['registerNetwork', network] as const];
  return [['registerAddress', from], ...around];
}

/** Counts an attempt to register. Error: `rate_limited`. */
export async function countRegistration({ limits }: Services, from: string): Promise<void> {
  for (const [name, subject] of subjectsOf(from)) await limits.take(name, subject);
}

/**
 * Registers, unless the address is known: then it counts more against where it came from, and whose
 * address it is hears of it, once a day at most. Many at once from one place come in turn, so that
 * they are no cheaper. Errors: `email_taken`, `rate_limited`.
 */
export const againstLists = <Done>(
  services: Services,
  who: { email: string; from: string },
  registered: () => Promise<Done>,
): Promise<Done> => inTurn(who.from, () => counted(services, who, registered));

/** One after the other for each address. */
const inTurn = turns();

/** What a known address costs is taken before, and given back to anybody else. */
async function counted<Done>(
  services: Services,
  { email, from }: { email: string; from: string },
  registered: () => Promise<Done>,
): Promise<Done> {
  const { limits } = services;
  let isTaken = false;
  const counts: (readonly [LimitName, string])[] = [];
  try {
    for (const [name, subject] of subjectsOf(from)) {
      counts.push([name, subject]);
      await limits.take(name, subject, 'rate_limited', TAKEN_POINTS);
    }
    return await registered();
  } catch (error) {
    isTaken = error instanceof AppError && error.code === 'email_taken';
    if (isTaken && (await limits.allows('takenMail', email))) await tellOwner(services, email);
    throw error;
  } finally {
    if (!isTaken) {
      for (const [name, subject] of counts) await limits.giveBack(name, subject, TAKEN_POINTS);
    }
  }
}

const tellOwner = (services: Services, email: string): Promise<void> =>
  work(services, SYSTEM, async (unit) => {
    const person = await unit.trx
      .selectFrom('users')
      .select(['name', 'isEmailVerified'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow(orRefuse('email_taken'));
    await enqueueMail(unit, email, addressTakenMail(person, pageUrl(services.env, '/login')));
  });
