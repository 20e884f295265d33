import { isUniqueViolation, type Transaction } from '@parade/db';
import { fold } from '../../../contract/text.ts';
import { refusalOn } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { phoneDigits } from './phone.ts';

export interface NewUser {
  email: string;
  passwordHash: string;
  name: string;
  phone: string;
  address: string;
  role: 'user' | 'admin';
  /** What was accepted: the day from which the terms applied, and their words; null for staff, who accept none. */
  terms: { version: string; textId: string | null } | null;
}

/** Inserts an account and returns its id. Throws a unique violation for a known e-mail. */
export async function createUser(
  trx: Transaction,
  { terms, ...user }: NewUser,
  at: string,
): Promise<string> {
  const id = newId();
  const accepted = terms ? at : null;
  await trx
    .insertInto('users')
    .values({
      ...user,
      id,
      nameFolded: fold(user.name),
      phoneDigits: phoneDigits(user.phone),
      termsVersion: terms?.version ?? null,
      termsTextId: terms?.textId ?? null,
      termsAcceptedAt: accepted,
      adultDeclaredAt: accepted,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  return id;
}

export const emailTaken = () => refusalOn('email', 'email_taken');

/** For what a verb threw that creates an account: `email_taken` where the address is known. */
export function asEmailTaken(error: unknown): never {
  throw isUniqueViolation(error) ? emailTaken() : error;
}
