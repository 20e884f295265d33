import { type RawBuilder, sql } from 'kysely';
import { contains } from '../../platform/http/admin-list.ts';
import { phoneDigits } from './phone.ts';

/** The conditions of a search for people: a part of their e-mail, digits of their phone number. */
export function personMatches(filter: {
  email?: string | undefined;
  phone?: string | undefined;
}): RawBuilder<boolean>[] {
  const [email, phone] = [filter.email?.trim(), filter.phone?.trim()];
  const all: RawBuilder<boolean>[] = [];
  if (email) all.push(contains('users.email', email.toLowerCase()));
  if (phone) {
    const digits = phoneDigits(phone);
    // Letters alone are no number, and find nobody rather than everybody.
    all.push(digits ? contains('users.phoneDigits', digits) : sql<boolean>`1 = 0`);
  }
  return all;
}
