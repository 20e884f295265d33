import type { z } from 'zod';
import type { Me } from '../../../contract/auth.ts';
import { refusalOf } from '../../../contract/staff-text/findings.ts';
import { fold } from '../../../contract/text.ts';
import { PHONE_REFUSED, type profileUpdate } from '../../../contract/users.ts';
import type { Services } from '../../platform/context.ts';
import { fieldError } from '../../platform/errors.ts';
import type { Account } from '../../platform/session.ts';
import { work } from '../../platform/unit-of-work.ts';
import { changeUser, lockAccount, ownObject, publishOwnChange } from './client.ts';
import { meOf } from './me.ts';
import { isPhoneOrNothing, phoneDigits } from './phone.ts';
import { accountOf } from './queries.ts';

type Profile = z.output<typeof profileUpdate>;

const FIELDS = ['name', 'phone', 'address', 'bio'] as const satisfies (keyof Profile)[];

/** What was sent at all. */
const given = (input: Profile) =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

/** Staff sign with what stands here. */
function refuseWords(texts: readonly (readonly [field: string, text: string])[]): void {
  for (const [field, text] of texts) {
    // Their number is told to nobody: it need not be one of ours.
    const sentence = refusalOf(text, field === 'phone' ? 'address' : 'speech');
    if (sentence) throw fieldError(field, sentence);
  }
}

/**
 * Changes the given fields of a person's profile; the journal tells which, not their content.
 * Errors: `validation` for a new phone that nobody can call, or words that staff may not write.
 */
export async function updateProfile(
  services: Services,
  account: Account,
  input: Profile,
): Promise<Me> {
  await work(services, account, async (unit) => {
    const { trx } = unit;
    await lockAccount(trx, account.id);
    const before = await trx
      .selectFrom('users')
      .select(FIELDS)
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow();
    const wanted = { ...before, ...given(input) };
    const changed = FIELDS.filter((field) => wanted[field] !== before[field]);
    if (changed.length === 0) return;
    if (changed.includes('phone') && !isPhoneOrNothing(wanted.phone)) {
      throw fieldError('phone', PHONE_REFUSED);
    }
    if (account.staff) refuseWords(changed.map((field) => [field, wanted[field]]));
    await changeUser(unit, account.id, {
      ...wanted,
      nameFolded: fold(wanted.name),
      phoneDigits: phoneDigits(wanted.phone),
    });
    // A staff member's name also stands in `admins`.
    await trx
      .updateTable('admins')
      .set({ name: wanted.name })
      .where('userId', '=', account.id)
      .execute();
    await unit.audit('update', ...ownObject(account), { after: { changed } });
    publishOwnChange(unit, account);
  });
  return meOf(services, await accountOf(services, account.id));
}
