import { z } from 'zod';
import { MAX_PASSWORD_LENGTH } from './password-rules.ts';
import {
  newPasswordField,
  newStaffPasswordField,
  passwordConfirmation,
  passwordsDiffer,
  samePasswords,
} from './passwords.ts';
import { permissions, totpCode } from './staff.ts';
import { cleanText } from './text.ts';
import {
  ACCOUNT_STATUSES,
  addressField,
  emailField,
  KYC_STATUSES,
  nameField,
  phoneField,
  preferences,
  ROLES,
  userStats,
} from './users.ts';

/** Said where the box of the terms is not ticked. */
export const TERMS_REFUSED = "Vous devez accepter les conditions d'utilisation";

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
    acceptTerms: z.literal(true, { error: TERMS_REFUSED }),
  })
  .refine(samePasswords, passwordsDiffer);
export type Registration = z.input<typeof registration>;

/** `POST /api/auth/restricted-login`. */
export const credentials = z.object({
  email: z
    .string({ error: 'Veuillez indiquer votre adresse e-mail' })
    .max(1000)
    .transform((value) => cleanText(value).trim().toLowerCase())
    .pipe(z.string().min(1, { error: 'Veuillez indiquer votre adresse e-mail' })),
  password: z
    .string({ error: 'Veuillez saisir votre mot de passe' })
    .min(1, { error: 'Veuillez saisir votre mot de passe' })
    .max(MAX_PASSWORD_LENGTH, { error: 'Échec de la connexion. Vérifiez vos identifiants.' }),
});

/** `code` is sent after the answer `totp_required`, which only staff get, at either sign-in. */
export const adminCredentials = credentials.extend({ code: totpCode.optional() });
export type AdminCredentials = z.input<typeof adminCredentials>;

/** `POST /api/auth/password-reset`: the answer never tells whether there is such an account. */
export const passwordResetRequest = z.object({ email: emailField });

/** `POST /api/auth/password-reset/confirm`. */
export const passwordReset = z
  .object({
    token: z.string({ error: 'Ce lien est incomplet' }).max(200),
    password: newPasswordField,
    passwordConfirmation,
    /** Asked of who was given an account after a call, and has accepted nothing yet. */
    acceptTerms: z.boolean({ error: TERMS_REFUSED }).optional(),
  })
  .refine(samePasswords, passwordsDiffer);
export type PasswordReset = z.input<typeof passwordReset>;

/**
 * `POST /api/auth/email-verification/disown`; `…/password-reset/link` and
 * `/api/staff-invitation/link`, which ask whether the link still opens something.
 */
export const mailedToken = z.object({
  token: z.string({ error: 'Ce lien est incomplet' }).max(200),
});

/**
 * `POST /api/auth/email-verification/confirm`. Outside a session of the account that the link is of,
 * nothing is proven until somebody says that it is theirs: whoever registers with a stranger's
 * address would be confirmed by the stranger's click.
 */
export const addressProof = mailedToken.extend({ isMine: z.literal(true).optional() });

/** `isProven` false: the page asks « Est-ce vous ? », with the instant at which the account was opened. */
export const addressProofAnswer = z.object({ isProven: z.boolean(), openedAt: z.string() });
export type AddressProofAnswer = z.infer<typeof addressProofAnswer>;

/** `POST /api/auth/password-reset/link`: whether the link's account has accepted no terms yet. */
export const resetLinkAnswer = z.object({ needsTerms: z.boolean() });

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
    /** Where the picture is read: `/api/documents/{id}`. */
    avatar: z.string().nullable(),
    bio: z.string(),
    preferences,
  }),
  status: z.enum(ACCOUNT_STATUSES),
  /** Where the words of the terms that they accepted are kept: `…/accepted-terms`. */
  hasAcceptedText: z.literal(true).optional(),
  permissions: permissions.optional(),
  /** Staff who must set up their second factor before they may do anything. */
  totpSetupRequired: z.literal(true).optional(),
  /** Staff without a second factor who may put it off: until when, null for as long as they like. */
  totpProposed: z.object({ until: z.string().nullable() }).optional(),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** `GET` and `PATCH /api/me`: the session user with what their profile shows besides. */
export const me = sessionUser.extend({
  phone: z.string(),
  address: z.string(),
  createdAt: z.string(),
  lastLoginAt: z.string().nullable(),
  verified: z.boolean(),
  kycStatus: z.enum(KYC_STATUSES),
  stats: userStats,
});
export type Me = z.infer<typeof me>;

/** `GET /api/me/sessions`: newest first. `current` is the session of this very request. */
export const ownSession = z.object({
  id: z.string(),
  /** « Firefox sur Android »; '' where nothing was recognised. */
  device: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/** `GET /api/auth/session`: `user` is null for a visitor. */
export const sessionAnswer = z.object({ user: sessionUser.nullable() });
export type SessionAnswer = z.infer<typeof sessionAnswer>;

/** `POST /api/auth/login` and `…/register`. */
export const signedInAnswer = z.object({ user: sessionUser });
export type SignedInAnswer = z.infer<typeof signedInAnswer>;

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
  .refine(samePasswords, passwordsDiffer);
export type AdminSetup = z.input<typeof adminSetup>;

export const setupSuccess = z.object({ uid: z.string(), email: z.string(), message: z.string() });
