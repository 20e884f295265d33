import { z } from 'zod';
import { ALERTS_ERRORS } from './errors/alerts.ts';
import { AUTH_ERRORS } from './errors/auth.ts';
import { COMMON_ERRORS } from './errors/common.ts';
import { CONTRACTS_ERRORS } from './errors/contracts.ts';
import { DISPUTES_ERRORS } from './errors/disputes.ts';
import { DOCUMENTS_ERRORS } from './errors/documents.ts';
import { KYC_ERRORS } from './errors/kyc.ts';
import { LEDGER_ERRORS } from './errors/ledger.ts';
import { PAYMENTS_ERRORS } from './errors/payments.ts';
import { PERSONAL_DATA_ERRORS } from './errors/personal-data.ts';
import { PUBLICATION_ERRORS } from './errors/publication.ts';
import { RETENTION_ERRORS } from './errors/retention.ts';
import { STAFF_ERRORS } from './errors/staff.ts';
import { SUPPORT_TICKETS_ERRORS } from './errors/support-tickets.ts';
import { USERS_ERRORS } from './errors/users.ts';
import { WITHDRAWALS_ERRORS } from './errors/withdrawals.ts';

/**
 * The catalogue of errors: code → HTTP status and the French sentence that a
 * person reads. What the specification (section 8) words stands word for word.
 * A code stands in one feature's catalogue alone.
 */
export const ERRORS = {
  ...ALERTS_ERRORS,
  ...AUTH_ERRORS,
  ...COMMON_ERRORS,
  ...CONTRACTS_ERRORS,
  ...DISPUTES_ERRORS,
  ...DOCUMENTS_ERRORS,
  ...KYC_ERRORS,
  ...LEDGER_ERRORS,
  ...PAYMENTS_ERRORS,
  ...PERSONAL_DATA_ERRORS,
  ...PUBLICATION_ERRORS,
  ...RETENTION_ERRORS,
  ...STAFF_ERRORS,
  ...SUPPORT_TICKETS_ERRORS,
  ...USERS_ERRORS,
  ...WITHDRAWALS_ERRORS,
} as const;

export type ErrorCode = keyof typeof ERRORS;

/** An error on the wire. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;

/** Account states that end the use of the product, and the code of each (specification 4 and 8). */
export const ACCOUNT_REFUSALS = {
  blocked: 'account_blocked',
  disabled: 'account_disabled',
  deleted: 'account_deleted',
} as const satisfies Record<string, ErrorCode>;

/** The HTTP status of a code. */
export const statusOf = (code: ErrorCode): number => ERRORS[code][0];
/** The French sentence of a code. */
export const sentenceOf = (code: ErrorCode): string => ERRORS[code][1];
