import { z } from 'zod';
import { permissions } from './staff.ts';
import {
  ACCOUNT_STATUSES,
  addressField,
  emailField,
  nameField,
  phoneField,
  ROLES,
} from './users.ts';

/** The floor and its sentence (specification 5 and 8). */
export const MIN_PASSWORD_LENGTH = 6;
/** Staff hold other people's papers: their floor is higher (design 10). */
const MIN_STAFF_PASSWORD_LENGTH = 12;
/** Longer ones are refused before any hashing. */
const MAX_PASSWORD_LENGTH = 200;
/** zxcvbn's score, 0 to 4, that a new password must reach (design 10). */
export const MIN_PASSWORD_SCORE = 3;
/** What is said of a password that is long enough and still easy to guess. */
export const WEAK_PASSWORD = 'Le mot de passe est trop faible';
const PASSWORDS_DIFFER = 'Les mots de passe ne correspondent pas';

const passwordText = z
  .string({ error: 'Veuillez saisir un mot de passe' })
  .max(MAX_PASSWORD_LENGTH, { error: 'Ce mot de passe est trop long (200 caractères au maximum)' });

const newPasswordField = passwordText.min(MIN_PASSWORD_LENGTH, {
  error: 'Le mot de passe doit contenir au moins 6 caractères',
});

const newStaffPasswordField = passwordText.min(MIN_STAFF_PASSWORD_LENGTH, {
  error: 'Le mot de passe doit contenir au moins 12 caractères',
});

const same = (v: { password: string; passwordConfirmation: string }) =>
  v.password === v.passwordConfirmation;
const confirmed = { error: PASSWORDS_DIFFER, path: ['passwordConfirmation'] };
const passwordConfirmation = z
  .string({ error: PASSWORDS_DIFFER })
  .max(MAX_PASSWORD_LENGTH, { error: PASSWORDS_DIFFER });

/**
 * Registration. `acceptTerms` is the one box of the form: the sentence beside
 * it accepts the terms and declares being of age, and both are recorded.
 */
export const registration = z
  .object({
    name: nameField,
    email: emailField,
    phone: phoneField,
    address: addressField,
    password: newPasswordField,
    passwordConfirmation,
    acceptTerms: z.literal(true, { error: "Vous devez accepter les conditions d'utilisation" }),
  })
  .refine(same, confirmed);
export type Registration = z.input<typeof registration>;

export const credentials = z.object({
  email: z
    .string({ error: 'Veuillez indiquer votre adresse e-mail' })
    .max(1000)
    .transform((value) => value.trim().toLowerCase())
    .pipe(z.string().min(1, { error: 'Veuillez indiquer votre adresse e-mail' })),
  password: z
    .string({ error: 'Veuillez saisir votre mot de passe' })
    .min(1, { error: 'Veuillez saisir votre mot de passe' })
    .max(MAX_PASSWORD_LENGTH, { error: 'Échec de la connexion. Vérifiez vos identifiants.' }),
});
export type Credentials = z.input<typeof credentials>;

/** The session user as the product builds it (specification 3); `permissions` for staff only. */
export const sessionUser = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  emailVerified: z.boolean(),
  isAdmin: z.boolean(),
  role: z.enum(ROLES),
  name: z.string(),
  profile: z.object({
    avatar: z.string().nullable(),
    bio: z.string(),
    preferences: z.object({
      notifications: z.boolean(),
      emailAlerts: z.boolean(),
      language: z.literal('fr'),
    }),
  }),
  status: z.enum(ACCOUNT_STATUSES),
  permissions: permissions.optional(),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** `GET /api/auth/session`: `user` is null for a visitor. */
export const sessionAnswer = z.object({ user: sessionUser.nullable() });

/** `GET /api/admin-setup`. */
export const setupState = z.object({ done: z.boolean() });

/** `POST /api/admin-setup`: the token is the one of the printed link. */
export const adminSetup = z
  .object({
    token: z.string({ error: 'Error: the token is missing.' }).max(200),
    name: nameField,
    email: emailField,
    password: newStaffPasswordField,
    passwordConfirmation,
  })
  .refine(same, confirmed);
export type AdminSetup = z.input<typeof adminSetup>;

export const setupSuccess = z.object({ uid: z.string(), email: z.string(), message: z.string() });
