import type { ErrorCode } from './errors.ts';

/** Account states that end the use of the product, and the code of each (specification 4 and 8). */
export const ACCOUNT_REFUSALS = {
  blocked: 'account_blocked',
  disabled: 'account_disabled',
  deleted: 'account_deleted',
} as const satisfies Record<string, ErrorCode>;
