import { z } from 'zod';
import { PERMISSIONS } from './staff.ts';
import { staffForm } from './staff-text/form.ts';
import { staffText } from './staff-text/staff-text.ts';
import { requiredText } from './text-fields.ts';

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
  /** Which thing it changes, by its place in the API: `payment-settings/bitcoin`. */
  object: z.string(),
  /** What it is about: « Adresse de paiement en Bitcoin ». */
  title: z.string(),
  /** None where they are a client’s, and not for its reader. */
  changes: z.array(approvalChange),
  proposedAt: z.string(),
  /** Name and address. */
  proposedBy: z.string(),
  /** When it takes effect by itself, proposed by a team of one; else null. */
  dueAt: z.string().nullable(),
  /** Whether its reader proposed it: they may take it back, and cannot confirm it. */
  own: z.boolean(),
  /** Whether its reader holds what it takes to confirm it. */
  mayConfirm: z.boolean(),
});
export type Approval = z.infer<typeof approval>;

/** `GET /api/admin/approvals`: what waits and its reader may at least reject, the oldest first. */
export const approvalList = z.object({
  items: z.array(approval),
  /** Permissions of the reader that nobody else could confirm with. */
  alone: z.array(z.enum(PERMISSIONS)),
  /** Where a team of one does not wait. */
  isDemonstration: z.boolean(),
});
export type ApprovalList = z.infer<typeof approvalList>;

/** `POST …/approvals/{id}/rejection`: why, for whoever proposed it and for the journal. */
export const approvalRejection = staffForm(
  z.object({ reason: staffText(requiredText('Indiquez la raison', 500)) }),
);
