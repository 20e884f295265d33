import type { z } from 'zod';
import type { adminCredentials } from '../../../contract/auth.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import type { AccountStatus } from '../../../contract/users.ts';
import type { Services } from '../../platform/context.ts';
import { AppError, orRefuse } from '../../platform/errors.ts';
import { pairOf } from '../../platform/rate-limits.ts';
import { refusalOf } from '../../platform/session.ts';
import { type UnitOfWork, work } from '../../platform/unit-of-work.ts';
import { passwordFits } from './passwords.ts';
import { countAttempt, forgiveAttempt } from './sign-in-limits.ts';
import { beginGrace, checkSecondFactor } from './totp-check.ts';
import { isWrongCode, recordRefused } from './wrong-codes.ts';

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
 * one of the doors; returns the account's id. `device`: the mark of a browser
 * that signed in to it before. The limits come before the hashing and are the
 * same at every door, and an unknown account costs the same work and gets the
 * same answer as a wrong password. `enter` opens the session, in a transaction that looks at the
 * password again. Codes have a budget of their own. The journal has
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
  { address, device }: { address: string; device: string | null },
  enter: Enter,
): Promise<string> {
  const { failed, limited } = DOORS[door];
  const attempt = { email, address, device };
  await countAttempt(services, attempt, limited);

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

  const codes = pairOf(user?.id ?? '', device ?? '');
  let tries = 0;
  try {
    if (!user || !fits) throw new AppError(failed);
    const person = { ...user, email };
    const refusal = door === 'restricted' ? undefined : refusalOf(user.status);
    if (!refusal && door === 'staff' && !isStaff) throw new AppError('admin_required');
    await forgiveAttempt(services, attempt);
    if (refusal) throw new AppError(refusal);
    if (door === 'restricted') {
      await admitRefused(services, person, failed, enter);
    } else {
      if (isStaff && code !== undefined) {
        tries = await services.limits.slow('codeAccount', codes, limited);
      }
      await admit(services, person, { isStaff, code, failed }, enter);
    }
  } catch (error) {
    await recordRefusal(services, error, door, isStaff ? { ...user, email, tries } : null);
    throw error;
  }
  if (tries > 0) await services.limits.forget('codeAccount', codes);
  return user.id;
}

/** Lets a person in, within the transaction of the sign-in. */
type Enter = (unit: UnitOfWork, userId: string) => Promise<void>;

/** Whose password was checked, and what it was then. */
interface Checked {
  id: string;
  email: string;
  name: string;
  passwordHash: string;
}

/**
 * Holds the account for this transaction, where its password is still the one that was checked:
 * checking takes a while, and whoever chose another one meanwhile ended the sessions of before.
 * Error: `failed`.
 */
async function holdChecked(
  { trx }: UnitOfWork,
  { id, passwordHash }: Checked,
  failed: ErrorCode,
): Promise<void> {
  await trx
    .updateTable('users')
    .set((e) => ({ version: e.ref('version') }))
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .returning('id')
    .executeTakeFirstOrThrow(orRefuse(failed));
}

async function admit(
  services: Services,
  person: Checked,
  { isStaff, code, failed }: { isStaff: boolean; code: string | undefined; failed: ErrorCode },
  enter: Enter,
): Promise<void> {
  await work(services, person, async (unit) => {
    await holdChecked(unit, person, failed);
    if (isStaff) {
      const secondFactor = await checkSecondFactor(unit, services, person.id, code);
      if (secondFactor === null) await beginGrace(unit, person.id);
      await unit.audit('sign-in', 'staff', person.id, { after: { secondFactor } });
    }
    await unit.trx
      .updateTable('users')
      .set({ lastLoginAt: unit.at })
      .where('id', '=', person.id)
      .execute();
    await enter(unit, person.id);
  });
}

/** Admits a client to the routes that are open whatever the status; never staff. */
async function admitRefused(
  services: Services,
  person: Checked & { role: string; status: AccountStatus },
  failed: ErrorCode,
  enter: Enter,
): Promise<void> {
  const refusal = refusalOf(person.status);
  if (!refusal) throw new AppError('account_active');
  if (person.role !== 'user') throw new AppError(refusal);
  const after = { status: person.status };
  await work(services, person, async (unit) => {
    await holdChecked(unit, person, failed);
    await unit.audit('sign-in', 'users', person.id, { after });
    await enter(unit, person.id);
  });
}

/** Records what the staff's door refused, and wrong codes at any. */
async function recordRefusal(
  services: Services,
  error: unknown,
  door: Door,
  member: Parameters<typeof recordRefused>[2],
): Promise<void> {
  if (!(error instanceof AppError) || error.code === 'totp_required') return;
  if (door !== 'staff' && !isWrongCode(error)) return;
  await recordRefused(services, error.code, member);
}
