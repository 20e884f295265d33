import { z } from 'zod';
import { versionRead } from './fields.ts';
import { adminQuery } from './pagination.ts';
import {
  newStaffPasswordField,
  passwordConfirmation,
  passwordsDiffer,
  samePasswords,
} from './passwords.ts';
import { staffForm } from './staff-text/form.ts';
import { staffText } from './staff-text/staff-text.ts';
import { emailField, nameField } from './users.ts';

/** What a staff member may do (specification 6; which resource needs which: design 5). */
export const PERMISSIONS = [
  'manageReports',
  'managePayments',
  'manageUsers',
  'systemSettings',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

export const permissions = z.object({
  manageReports: z.boolean(),
  managePayments: z.boolean(),
  manageUsers: z.boolean(),
  systemSettings: z.boolean(),
});
export type Permissions = z.infer<typeof permissions>;

export const PERMISSION_LABELS: Readonly<Record<Permission, string>> = {
  manageReports: 'Signalements, KYC et support',
  managePayments: 'Paiements, retraits et montants récupérés',
  manageUsers: 'Utilisateurs, équipe, notifications et journal',
  systemSettings: 'Textes du site, alertes et listes',
};

/** A staff member; `invited` until the invitation was followed. */
export const staffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.literal('admin'),
  permissions,
  status: z.enum(['active', 'invited', 'blocked', 'disabled', 'deleted']),
  totpEnabled: z.boolean(),
  createdAt: z.string(),
  /** The e-mail of who invited them; null for the first administrator. */
  createdBy: z.string().nullable(),
  lastLoginAt: z.string().nullable(),
  version: z.number().int(),
});
export type StaffMember = z.infer<typeof staffMember>;

const atLeastOne = (p: Permissions) => Object.values(p).some(Boolean);
const grantedPermissions = permissions.refine(atLeastOne, {
  error: 'Choisissez au moins une permission',
});

/** `POST /api/admin/staff`: makes the account and mails the invitation. */
export const staffInvitation = staffForm(
  z.object({
    name: staffText(nameField),
    email: emailField,
    permissions: grantedPermissions,
  }),
);
export type StaffInvitation = z.input<typeof staffInvitation>;
/** Days for which the link of an invitation is valid: it may not be read at once. */
export const STAFF_INVITATION_DAYS = 7;

/** `PUT /api/admin/staff/{id}`: the record as read; only the permissions are taken. */
export const staffUpdate = z.object({
  permissions: grantedPermissions,
  version: versionRead,
});

export const adminStaffQuery = adminQuery({}, [
  'createdAt',
  'name',
  'email',
  'permissions',
  'totpEnabled',
  'status',
  'lastLoginAt',
]);

/** `POST /api/staff-invitation`: the token of the mail, and the password of the person's choice. */
export const invitationAcceptance = z
  .object({
    token: z.string({ error: 'Ce lien est incomplet' }).max(200),
    password: newStaffPasswordField,
    passwordConfirmation,
  })
  .refine(samePasswords, passwordsDiffer);

/** A code in any spelling: separators and capitals make no difference. */
const typedCode = z
  .string({ error: 'Saisissez le code de votre application' })
  .transform((text) => text.replace(/[\s\p{Pd}]/gu, '').toLowerCase());

/** Six digits of an authenticator, or a recovery code as it was given out: `xxxxx-xxxxx`. */
export const totpCode = typedCode
  .transform((code) => code.replace(/^(.{5})(.{5})$/, '$1-$2'))
  .pipe(
    z.string().regex(/^(\d{6}|[a-z0-9]{5}-[a-z0-9]{5})$/, {
      error: 'Saisissez les six chiffres de votre application, ou un code de secours',
    }),
  );

/** The six digits alone, where no recovery codes exist yet. */
export const authenticatorCode = typedCode.pipe(
  z.string().regex(/^\d{6}$/, { error: 'Saisissez les six chiffres de votre application' }),
);

/** `GET /api/me/totp`. `required`: it is asked of all staff, by the settings or outside a demonstration. */
export const totpState = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  recoveryCodesLeft: z.number().int(),
});
export type TotpState = z.infer<typeof totpState>;
/** `POST /api/me/totp` begins: a secret to scan or to type; nothing is asked at sign-in until it is confirmed. */
export const totpEnrolment = z.object({ secret: z.string(), uri: z.string(), qrCode: z.string() });
export type TotpEnrolment = z.infer<typeof totpEnrolment>;
/** `POST /api/me/totp/confirmation`, with a first code. */
export const totpConfirmation = z.object({ code: authenticatorCode });
/** Shown once: each signs in once in place of the authenticator. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
/**
 * `POST /api/me/confirmation`, `DELETE /api/me/totp` and the body of who confirms a colleague's
 * change: the own password, 200 characters at most, and the second factor of who has one.
 */
export const selfConfirmation = z.object({
  password: z
    .string({ error: 'Veuillez saisir votre mot de passe' })
    .min(1, { error: 'Veuillez saisir votre mot de passe' })
    .max(200),
  code: totpCode.optional(),
});
export type SelfConfirmation = z.input<typeof selfConfirmation>;
