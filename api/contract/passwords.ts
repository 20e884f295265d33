import { z } from 'zod';
import { beside, isBlank } from './fields.ts';
import { fold } from './text.ts';

/** The floor and its sentence (specification 5 and 8). */
export const MIN_PASSWORD_LENGTH = 6;
/** Staff hold other people's papers: their floor is higher (design 10). */
export const MIN_STAFF_PASSWORD_LENGTH = 12;
/** Longer ones are refused before any hashing. */
export const MAX_PASSWORD_LENGTH = 200;
/** zxcvbn's score, 0 to 4, that a new password must reach (design 10). */
export const MIN_PASSWORD_SCORE = 3;
/**
 * How many characters are rated: what is strong by then stays strong, and rating 200 would take
 * seconds.
 */
export const RATED_LENGTH = 32;
/** What somebody who knows this house would try: what it is called, and what it is about. */
const CONTEXT = ['parade', 'arnaque', 'escroquerie', 'victime', 'signalement', 'remboursement'];
/** What an attacker would try first: `known`, the name and the e-mail, with their parts, and words of the context. */
export function guessesOf(known: readonly string[]): string[] {
  const parts = [...CONTEXT, ...known].flatMap((text) => [text, ...text.split(/[\s@.]+/)]);
  return [...parts, ...parts.map(fold)];
}
/** What is said of a password that is long enough and still easy to guess. */
export const WEAK_PASSWORD = 'Le mot de passe est trop faible';
/** The same at a client's password change (specification 8). */
export const WEAK_NEW_PASSWORD = 'Le nouveau mot de passe est trop faible';
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
