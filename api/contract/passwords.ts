import { z } from 'zod';
import { beside, isBlank } from './fields.ts';
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  MIN_STAFF_PASSWORD_LENGTH,
} from './password-rules.ts';

const SAME_AS_CURRENT = 'Choisissez un mot de passe différent de l’actuel';
const PASSWORDS_DIFFER = 'Les mots de passe ne correspondent pas';

const passwordText = z
  .string({ error: 'Veuillez saisir un mot de passe' })
  .max(MAX_PASSWORD_LENGTH, { error: 'Ce mot de passe est trop long (200 caractères au maximum)' });

export const newPasswordField = passwordText.min(MIN_PASSWORD_LENGTH, {
  error: 'Le mot de passe doit contenir au moins 6 caractères',
});

export const newStaffPasswordField = passwordText.min(MIN_STAFF_PASSWORD_LENGTH, {
  error: 'Le mot de passe doit contenir au moins 12 caractères',
});

/** For `.refine` on a form with both fields. */
export const samePasswords = (v: { password: string; passwordConfirmation: string }) =>
  v.password === v.passwordConfirmation;
export const passwordsDiffer = { error: PASSWORDS_DIFFER, ...beside('passwordConfirmation') };
export const passwordConfirmation = z
  .string({ error: PASSWORDS_DIFFER })
  .max(MAX_PASSWORD_LENGTH, { error: PASSWORDS_DIFFER });

/** The current password, asked again before something that cannot be undone. */
export const currentPassword = (sentence: string) =>
  z
    .string({ error: sentence })
    .min(1, { error: sentence })
    .max(MAX_PASSWORD_LENGTH, { error: 'Mot de passe actuel incorrect' });

/**
 * `POST /api/me/password`. Clients and staff share the route and differ in
 * their sentences (specification 5 and 8); staff also need twelve characters,
 * which the server asks.
 */
export const passwordChange = z
  .object({
    currentPassword: currentPassword('Veuillez entrer votre mot de passe actuel'),
    newPassword: passwordText.min(MIN_PASSWORD_LENGTH, {
      error: 'Le nouveau mot de passe doit contenir au moins 6 caractères',
    }),
    newPasswordConfirmation: z.string({ error: PASSWORDS_DIFFER }).max(MAX_PASSWORD_LENGTH),
  })
  .refine((v) => v.newPassword === v.newPasswordConfirmation, {
    error: PASSWORDS_DIFFER,
    ...beside('newPasswordConfirmation'),
  })
  // Compares what was typed; whether it is the current password, only the server can tell.
  .refine((v) => isBlank(v.newPassword) || v.newPassword !== v.currentPassword, {
    error: SAME_AS_CURRENT,
    ...beside('newPassword'),
  });
export type PasswordChange = z.input<typeof passwordChange>;
