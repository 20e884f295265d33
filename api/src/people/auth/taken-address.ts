import { type Services, SYSTEM } from '../../platform/context.ts';
import { AppError, orRefuse } from '../../platform/errors.ts';
import { enqueueMail } from '../../platform/mail/enqueue.ts';
import { pageUrl } from '../../platform/mail/links.ts';
import { work } from '../../platform/unit-of-work.ts';
import { addressTakenMail } from './mails.ts';

/** A known address costs so many points more: nobody tries a list of them from one place. */
const TAKEN_POINTS = 5;

/**
 * What follows a registration with a known address, before its refusal goes
 * on: it counts more against where it came from, and whose address it is
 * hears of it, once a day at most.
 */
export const whenTaken =
  (services: Services, email: string, from: string) =>
  async (error: unknown): Promise<never> => {
    if (error instanceof AppError && error.code === 'email_taken') {
      await services.limits.charge('registerAddress', from, TAKEN_POINTS);
      if (await services.limits.allows('takenMail', email)) await tellOwner(services, email);
    }
    throw error;
  };

const tellOwner = (services: Services, email: string): Promise<void> =>
  work(services, SYSTEM, async (unit) => {
    const { name } = await unit.trx
      .selectFrom('users')
      .select('name')
      .where('email', '=', email)
      .executeTakeFirstOrThrow(orRefuse('email_taken'));
    await enqueueMail(unit, email, addressTakenMail(name, pageUrl(services.env, '/login')));
  });
