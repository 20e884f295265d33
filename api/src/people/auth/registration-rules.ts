import { registration } from '../../../contract/auth.ts';
import { beside } from '../../../contract/fields.ts';
import { WEAK_PASSWORD } from '../../../contract/password-rules.ts';
import { PHONE_REFUSED } from '../../../contract/users.ts';
import { isPhoneOrNothing } from '../users/phone.ts';
import { isStrong } from './password-strength.ts';

/** A field that was refused may still hold anything, of any length. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 254) : '');

/**
 * The contract's registration with what only the server knows. They are rules
 * of the body as well: whatever is wrong is told at once, each on its field.
 */
export const judgedRegistration = registration
  .refine(({ phone }) => isPhoneOrNothing(textOf(phone)), {
    error: PHONE_REFUSED,
    ...beside('phone'),
  })
  .refine(
    ({ password, name, email }) => isStrong(textOf(password), [textOf(name), textOf(email)]),
    { error: WEAK_PASSWORD, ...beside('password') },
  );
