import { z } from 'zod';
import { MAX_PASSWORD_LENGTH } from './passwords.ts';
import { totpCode } from './staff.ts';

export const APPROVAL_STATUSES = ['proposed', 'confirmed', 'rejected', 'taken_back'] as const;

/** Hours that a change waits where nobody else holds the permission. */
export const ALONE_HOURS = 24;

/** Something that a proposal changes, in words; null: it was not there, or goes. */
const approvalChange = z.object({
  what: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type ApprovalChange = z.infer<typeof approvalChange>;

/** A change of what is dangerous, which waits for a second person or for its hour. */
export const approval = z.object({
  id: z.string(),
  /** What it is about: « Adresse de paiement en Bitcoin ». */
  title: z.string(),
  changes: z.array(approvalChange),
  proposedAt: z.string(),
  proposedBy: z.string(),
  /** When it takes effect by itself, proposed by a team of one; else null. */
  dueAt: z.string().nullable(),
  /** Whether its reader proposed it: they may take it back, and cannot confirm it. */
  own: z.boolean(),
});
export type Approval = z.infer<typeof approval>;

/**
 * `POST …/approvals/{id}/confirmation`: the confirmer's own password, and their
 * second factor where they have one.
 */
export const approvalConfirmation = z.object({
  password: z
    .string({ error: 'Saisissez votre mot de passe pour confirmer ce changement' })
    .min(1, { error: 'Saisissez votre mot de passe pour confirmer ce changement' })
    .max(MAX_PASSWORD_LENGTH),
  code: totpCode.optional(),
});
export type ApprovalConfirmation = z.input<typeof approvalConfirmation>;
