import type { z } from 'zod';
import type { Services } from '../../platform/context.ts';
import { currentSettings } from '../../platform/settings/read.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { notify } from '../notifications/notify.ts';
import { termsNow } from '../users/accepted-terms.ts';
import { asEmailTaken, createUser } from '../users/create.ts';
import { mailVerificationLink } from './email-verification.ts';
import { hashPassword } from './passwords.ts';
import type { judgedRegistration } from './registration-rules.ts';

/** Makes a client's account, and lets them in by `enter`; returns its id. Errors: `email_taken`. */
export async function register(
  services: Services,
  input: z.output<typeof judgedRegistration>,
  enter?: (unit: UnitOfWork, userId: string) => Promise<void>,
): Promise<string> {
  const { name, email, phone, address, password } = input;
  const passwordHash = await hashPassword(password);
  const settings = await currentSettings(services.db);
  const actor = { id: null, email, name };

  const id = await work(services, actor, async (unit) => {
    const terms = await termsNow(services, unit.trx);
    const user = { email, name, phone, address, passwordHash, terms, role: 'user' as const };
    const userId = await createUser(unit.trx, user, unit.at);
    await unit.audit('register', 'users', userId);
    await mailVerificationLink(services, unit, { id: userId, email });
    await enter?.(unit, userId);
    return userId;
  }).catch(asEmailTaken);

  await welcome(services, id, settings.brand.name);
  return id;
}

/** Attempted once the account stands; its failure is ignored (specification 4). */
async function welcome(services: Services, userId: string, brand: string): Promise<void> {
  try {
    await work(services, { id: null, email: null, name: brand }, (unit) =>
      notify(services, unit, {
        userId,
        type: 'success',
        title: `Bienvenue sur ${brand}`,
        message:
          'Votre compte est ouvert. Vous pouvez décrire ce qui vous est arrivé quand vous le souhaitez\u00a0: rien n’est à payer pour cela.',
        category: 'welcome',
        // The mail that asks to confirm the address is on its way.
        copy: false,
      }),
    );
  } catch (error) {
    services.log.warn({ userId, error: String(error) }, 'welcome notification failed');
  }
}
