import { z } from 'zod';
import { parisDay } from './dates.ts';
import { documentSummary } from './documents.ts';
import { versionRead } from './fields.ts';
import { adminQuery, personFilter } from './pagination.ts';
import { staffForm } from './staff-text/form.ts';
import { staffText } from './staff-text/staff-text.ts';
import { statusLabel } from './text.ts';
import { optionalText, requiredText } from './text-fields.ts';
import { KYC_STATUSES, type KycStatus } from './users.ts';

/** What a request may be; an account without one is `not_submitted` (specification 4). */
export const KYC_REQUEST_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type KycRequestStatus = (typeof KYC_REQUEST_STATUSES)[number];
const KYC_STATUS_LABELS: Readonly<Record<KycStatus, string>> = {
  not_submitted: 'Non soumise',
  pending: 'En attente',
  approved: 'Approuvée',
  rejected: 'Rejetée',
};
export const kycStatusLabel = (status: KycStatus): string => statusLabel(KYC_STATUS_LABELS, status);

/** The two sides of the identity document, by the specification's names. */
export const KYC_SLOTS = ['idFront', 'idBack'] as const;
export type KycSlot = (typeof KYC_SLOTS)[number];
export const KYC_SLOT_LABELS: Readonly<Record<KycSlot, string>> = {
  idFront: 'Recto',
  idBack: 'Verso',
};
/** The pictures among the types of an upload: an identity document is photographed. */
export const KYC_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const KYC_TYPE_REFUSED =
  'Envoyez une photo (JPEG, PNG ou WebP)\u00a0: un PDF ne convient pas.';

export const KYC_INCOMPLETE = 'Veuillez remplir tous les champs obligatoires';
/** What a form says beside each field that is empty, and the sentence above once for all of them. */
export const KYC_MISSING = {
  fullName: 'Indiquez votre nom complet',
  dateOfBirth: 'Indiquez votre date de naissance',
  address: 'Indiquez votre adresse postale',
  idNumber: 'Indiquez le numéro de la pièce d’identité',
} as const;
const FRONT = "Veuillez télécharger la photo recto de votre pièce d'identité";
const DATE = 'Cette date de naissance n’existe pas';
const ADULT_AGE = 18;

/**
 * Whether somebody born on a calendar day is of age on another (code civil,
 * article 388). Who was born on a 29 February is on 1 March of a common year.
 */
export function isAdult(dateOfBirth: string, today: string): boolean {
  const eighteenYearsAgo = `${Number(today.slice(0, 4)) - ADULT_AGE}${today.slice(4)}`;
  return dateOfBirth <= eighteenYearsAgo;
}

const dateOfBirth = z
  .string({ error: KYC_INCOMPLETE })
  .min(1, { error: KYC_INCOMPLETE, abort: true })
  .pipe(z.iso.date({ error: DATE, abort: true }))
  .refine((day) => day >= '1900-01-01' && day <= parisDay(new Date()), { error: DATE, abort: true })
  .refine((day) => isAdult(day, parisDay(new Date())), {
    error: 'Vous devez avoir au moins 18\u00a0ans pour faire vérifier votre identité',
  });

/** `POST /api/kyc`: photos uploaded before, or those of the rejected request that it corrects. */
export const newKycVerification = z.object({
  fullName: requiredText(KYC_INCOMPLETE, 120),
  dateOfBirth,
  address: requiredText(KYC_INCOMPLETE, 300),
  idNumber: requiredText(KYC_INCOMPLETE, 60),
  documents: z
    .object(
      {
        idFront: z.uuid({ error: FRONT }),
        idBack: z.uuid({ error: 'Document inconnu' }).nullish(),
      },
      { error: FRONT },
    )
    .refine(({ idFront, idBack }) => idFront !== idBack, {
      error: 'La même photo est jointe deux fois',
      path: ['idBack'],
    }),
});
export type NewKycVerification = z.input<typeof newKycVerification>;

/** Null: none was sent, or its period after the decision is over. */
const documents = z.object({
  idFront: documentSummary.nullable(),
  idBack: documentSummary.nullable(),
});

/** Which sides of the paper are there, in a word. */
export const papersOf = ({ idFront, idBack }: z.infer<typeof documents>): string => {
  if (!idFront) return 'Effacés';
  return idBack ? 'Recto et verso' : 'Recto seul';
};

/** When the team viewed a photo; the person is not told who did. */
const kycView = z.object({ at: z.string(), slot: z.enum(KYC_SLOTS) });
export type KycView = z.infer<typeof kycView>;

/** A request of one's own. `notes` are what staff say to it. */
export const kycVerification = z.object({
  id: z.string(),
  userId: z.string(),
  userEmail: z.string(),
  fullName: z.string(),
  dateOfBirth: z.string(),
  address: z.string(),
  idNumber: z.string(),
  notes: z.string(),
  documents,
  status: z.enum(KYC_REQUEST_STATUSES),
  submittedAt: z.string(),
  reviewedAt: z.string().nullable(),
  uploadMethod: z.string(),
});
export type KycVerification = z.infer<typeof kycVerification>;

/** `GET /api/kyc`: the latest request, and every view of any of one's photos, newest first. */
export const ownKyc = z.object({
  kycStatus: z.enum(KYC_STATUSES),
  verification: kycVerification.nullable(),
  views: z.array(kycView),
});
export type OwnKyc = z.infer<typeof ownKyc>;

/**
 * A request as staff see it. The addresses of its documents lead to copies
 * with a watermark; each look at one is written down. `latest`: it is the one
 * that counts for the account.
 */
export const adminKycVerification = kycVerification.extend({
  userName: z.string(),
  userPhone: z.string(),
  reviewedBy: z.string().nullable(),
  latest: z.boolean(),
  version: z.number().int(),
});
export type AdminKycVerification = z.infer<typeof adminKycVerification>;

/** A row of `GET /api/admin/kyc-verifications`: what stands on the papers is in the record alone, whose read is written down. */
export const adminKycRow = adminKycVerification.omit({
  dateOfBirth: true,
  address: true,
  idNumber: true,
});
export type AdminKycRow = z.infer<typeof adminKycRow>;

/** `GET /api/admin/kyc-verifications/{id}` adds who looked at the photos, newest first. */
export const adminKycDetail = adminKycVerification.extend({
  views: z.array(kycView.extend({ by: z.string() })),
});
export type AdminKycDetail = z.infer<typeof adminKycDetail>;

/** `PUT /api/admin/kyc-verifications/{id}`: the record as read; status and notes are taken. */
export const kycUpdate = staffForm(
  z
    .object({
      status: z.enum(KYC_REQUEST_STATUSES, { error: 'Veuillez choisir un statut' }),
      notes: staffText(optionalText(2000)),
      version: versionRead,
    })
    .refine(({ status, notes }) => status !== 'rejected' || notes !== '', {
      error: 'Dites à la personne ce qu’elle doit corriger',
      path: ['notes'],
    }),
);

export const adminKycQuery = adminQuery(
  {
    userId: z.string(),
    status: z.enum(KYC_REQUEST_STATUSES),
    ...personFilter,
  },
  ['submittedAt', 'status', 'fullName', 'userEmail', 'sides'],
);
