import { type Services, SYSTEM } from '../../platform/context.ts';
import { AppError, orRefuse } from '../../platform/errors.ts';
import { enqueueMail } from '../../platform/mail/enqueue.ts';
import { pageUrl } from '../../platform/mail/links.ts';
import { work } from '../../platform/unit-of-work.ts';
import { addressTakenMail } from './mails.ts';

/** A known address costs so many points more: nobody tries a list of them from one place. */
const TAKEN_POINTS = 5;

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

const turns = new Map<string, Promise<unknown>>();

/** One after the other for each key, in this process. */
async function inTurn<Done>(key: string, work: () => Promise<Done>): Promise<Done> {
  const mine = (turns.get(key) ?? Promise.resolve()).then(work);
  const over = mine.catch(() => undefined);
  turns.set(key, over);
  try {
    return await mine;
  } finally {
    if (turns.get(key) === over) turns.delete(key);
  }
}

/** What a known address costs is taken before, and given back to anybody else. */
async function counted<Done>(
  services: Services,
  { email, from }: { email: string; from: string },
  registered: () => Promise<Done>,
): Promise<Done> {
  const { limits } = services;
  let isTaken = false;
  try {
    await limits.take('registerAddress', from, 'rate_limited', TAKEN_POINTS);
    return await registered();
  } catch (error) {
    isTaken = error instanceof AppError && error.code === 'email_taken';
    if (isTaken && (await limits.allows('takenMail', email))) await tellOwner(services, email);
    throw error;
  } finally {
    if (!isTaken) await limits.giveBack('registerAddress', from, TAKEN_POINTS);
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
