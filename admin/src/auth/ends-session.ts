import { ACCOUNT_REFUSALS } from '@parade/api/contract/account-refusals.ts';
import type { ApiError } from '@parade/site/brand/ui/api-error.ts';

const CLOSED: ReadonlySet<string> = new Set(['admin_required', ...Object.values(ACCOUNT_REFUSALS)]);

/** Whether a refusal ends the session of who asks. One about another person's account (`account_erased`) does not. */
export const endsSession = ({ status, body }: Pick<ApiError, 'status' | 'body'>): boolean =>
  status === 401 || CLOSED.has(body?.code ?? '');
