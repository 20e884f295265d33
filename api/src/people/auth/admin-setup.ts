import type { z } from 'zod';
import type { adminSetup, setupSuccess } from '../../../contract/auth.ts';
import type { Services } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { issueToken, removeTokens, useToken } from '../../platform/tokens.ts';
import { work } from '../../platform/unit-of-work.ts';
import { asEmailTaken, createUser } from '../users/create.ts';
import { requireStrong } from './password-strength.ts';
import { hashPassword } from './passwords.ts';

/** Whether there is an administrator, after which set-up is closed for good. */
export async function setupIsDone(services: Services): Promise<boolean> {
  const admin = await services.db.selectFrom('admins').select('userId').limit(1).executeTakeFirst();
  return admin !== undefined;
}

/**
 * A new one-time token for the printed link; null once there is an
 * administrator. Where several processes may start, each prints its own: the
 * first that is used ends the others.
 */
export async function issueSetupToken(services: Services): Promise<string | null> {
  if (await setupIsDone(services)) return null;
  const system = { id: null, email: null, name: 'set-up' };
  return work(services, system, async ({ trx, at }) => {
    if (!services.env.databaseUrl) await removeTokens(trx, ['admin_setup'], null);
    return issueToken(trx, 'admin_setup', at);
  });
}

/**
 * Makes the first administrator, with every permission. Errors: `setup_done`,
 * `setup_wrong_token`, `email_taken`, `validation`.
 */
export async function setUpAdministrator(
  services: Services,
  input: z.output<typeof adminSetup>,
): Promise<z.infer<typeof setupSuccess>> {
  const { token, name, email, password } = input;
  if (await setupIsDone(services)) throw new AppError('setup_done');
  await requireStrong(password, [name, email]);
  const passwordHash = await hashPassword(password);

  const uid = await work(services, { id: null, email, name }, async (unit) => {
    if (!(await useToken(unit.trx, 'admin_setup', token, unit.at))) {
      throw new AppError('setup_wrong_token');
    }
    await removeTokens(unit.trx, ['admin_setup'], null);
    const user = { email, name, passwordHash, phone: '', address: '', terms: null };
    const userId = await createUser(unit.trx, { ...user, role: 'admin' }, unit.at);
    const permissions = { manageReports: 1, managePayments: 1, manageUsers: 1, systemSettings: 1 };
    await unit.trx
      .insertInto('admins')
      .values({
        userId,
        email,
        name,
        role: 'admin',
        ...permissions,
        acceptedAt: unit.at,
        createdAt: unit.at,
        createdBy: null,
      })
      .execute();
    const after = { email, name, ...permissions };
    await unit.audit('set-up', 'staff', userId, { after });
    return userId;
  }).catch(asEmailTaken);
  return { uid, email, message: `Admin access created successfully: ${email}` };
}
