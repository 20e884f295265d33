import { ERRORS, type ErrorCode } from '@parade/api/contract/errors.ts';

const REASON = 'raison';

/** The sign-in screen's address; a reason is a code, so that nobody can put a sentence there. */
export function loginPath(reason?: string): string {
  return reason ? `/admin-login?${REASON}=${encodeURIComponent(reason)}` : '/admin-login';
}

/** The sentence of the reason in the address, if it is one of the catalogue's. */
export function reasonSentence(search: string): string | undefined {
  const code = new URLSearchParams(search).get(REASON);
  return code && Object.hasOwn(ERRORS, code) ? ERRORS[code as ErrorCode][1] : undefined;
}
