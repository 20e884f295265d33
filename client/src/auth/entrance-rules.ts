import { zodResolver } from '@hookform/resolvers/zod';
import { adminCredentials, passwordResetRequest, registration } from '@parade/api/contract/auth.ts';
import { WEAK_PASSWORD } from '@parade/api/contract/password-rules.ts';
import { withStrength } from '@parade/site/brand/strength-resolver.ts';

/** What the forms before the sign-in ask. Fetched once these are shown. */
export const login = zodResolver(adminCredentials);
export const resetRequest = zodResolver(passwordResetRequest);
export const register = withStrength(zodResolver(registration), {
  field: 'password',
  sentence: WEAK_PASSWORD,
  known: ({ name, email }) => [name, email],
});
