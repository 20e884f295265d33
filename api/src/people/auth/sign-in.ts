import type { z } from 'zod';
import type { adminCredentials } from '../../../contract/auth.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { AccountStatus } from '../../../contract/users.ts';
import { type Services, SYSTEM } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { pairOf } from '../../platform/rate-limits.ts';
import { refusalOf } from '../../platform/session.ts';
import { work } from '../../platform/unit-of-work.ts';
import { passwordFits } from './passwords.ts';
import { checkSecondFactor } from './totp-check.ts';

/**
 * The sentences of the sign-ins. `restricted`: for clients whose account is
 * blocked, disabled or deleted, to what they keep.
 */
const DOORS = {
  client: { failed: 'login_failed', limited: 'rate_limited' },
  restricted: { failed: 'login_failed', limited: 'rate_limited' },
  staff: { failed: 'admin_login_failed', limited: 'admin_rate_limited' },
} as const satisfies Record<string, Record<string, ErrorCode>>;

export type Door = keyof typeof DOORS;

/**
 * Checks e-mail, password and, for staff who have one, the second factor at
 * one of the doors; returns the account's id. The limits come before the
 * hashing and are the same at every door, and an unknown account costs the
 * same work and gets the same answer as a wrong password. The journal has
 * staff's sign-ins, what their door refused, and who came by the restricted
 * one. Errors: the door's `failed` and `limited`; `account_*` for a right
 * password of an account that may not go on; `account_active` at the
 * restricted door; `admin_required` at the staff's; `totp_required`,
 * `totp_wrong`, `recovery_code_wrong`.
 */
export async function signIn(
  services: Services,
  { email, password, code }: z.output<typeof adminCredentials>,
  door: Door,
  address: string,
): Promise<string> {
  const { failed, limited } = DOORS[door];
  await services.limits.take('loginAddress', address, limited);
  await services.limits.take('loginPair', pairOf(email, address), limited);
  await services.limits.take('loginAccount', email, limited);

  const user = await services.db
    .selectFrom('users')
    .leftJoin('admins', 'admins.userId', 'users.id')
    .select(['users.id', 'users.name', 'users.passwordHash', 'users.status', 'users.role'])
    .select('admins.userId as adminId')
    .where('users.email', '=', email)
    // Nobody signs in to an erased account: only its number is left.
    .where('users.erasedAt', 'is', null)
    .executeTakeFirst();
  const fits = await passwordFits(user?.passwordHash ?? null, password);
  const isStaff = user?.role === 'admin' && user.adminId !== null;

  try {
    if (!user || !fits) throw new AppError(failed);
    const person = { ...user, email };
    if (door === 'restricted') {
      await admitRefused(services, person);
    } else {
      const refusal = refusalOf(user.status);
      if (refusal) throw new AppError(refusal);
      if (door === 'staff' && !isStaff) throw new AppError('admin_required');
      await admit(services, person, isStaff, code);
    }
  } catch (error) {
    // Whoever knows the password is not guessing: another door must stay open to them.
    if (error instanceof AppError && error.code.startsWith('account_')) {
      await services.limits.forget('loginPair', pairOf(email, address));
    }
    await recordRefusal(services, error, door, isStaff ? user.id : '');
    throw error;
  }
  await services.limits.forget('loginPair', pairOf(email, address));
  await services.limits.forget('loginAccount', email);
  await services.limits.giveBack('loginAddress', address);
  return user.id;
}

async function admit(
  services: Services,
  person: { id: string; email: string; name: string },
  isStaff: boolean,
  code: string | undefined,
): Promise<void> {
  await work(services, person, async (unit) => {
    if (isStaff) {
      const secondFactor = await checkSecondFactor(unit, services, person.id, code);
      await unit.audit('sign-in', 'staff', person.id, { after: { secondFactor } });
    }
    await unit.trx
      .updateTable('users')
      .set({ lastLoginAt: unit.at })
      .where('id', '=', person.id)
      .execute();
  });
}

/** Admits a client to the routes that are open whatever the status; never staff. */
async function admitRefused(
  services: Services,
  person: { id: string; email: string; name: string; role: string; status: AccountStatus },
): Promise<void> {
  const refusal = refusalOf(person.status);
  if (!refusal) throw new AppError('account_active');
  if (person.role !== 'user') throw new AppError(refusal);
  const after = { status: person.status };
  await work(services, person, (unit) => unit.audit('sign-in', 'users', person.id, { after }));
}

/** Only staff are asked for a second factor, whichever door they take. */
const SECOND_FACTOR_WRONG = ['totp_wrong', 'recovery_code_wrong'];

/**
 * Records what the staff's door refused, whoever it was: a record for known accounts alone would
 * show in the time of the answer. What was typed is not kept.
 */
async function recordRefusal(
  services: Services,
  error: unknown,
  door: Door,
  objectId: string,
): Promise<void> {
  if (!(error instanceof AppError) || error.code === 'totp_required') return;
  if (door !== 'staff' && !SECOND_FACTOR_WRONG.includes(error.code)) return;
  const after = { reason: error.code };
  await work(services, SYSTEM, (unit) =>
    unit.audit('sign-in-refused', 'staff', objectId, { after }),
  );
}
