import { TOKEN_PATHS } from '@parade/api/contract/entrance-paths.ts';

const PURPOSES = ['passwordReset', 'emailVerification', 'disputeConfirmation'] as const;
type Purpose = (typeof PURPOSES)[number];

const keyOf = (purpose: Purpose) => `mail-token.${purpose}`;

/**
 * Moves the one-time token of a mail's link from the address to this tab's
 * storage, so that no history, bookmark or screenshot keeps it. A reload finds
 * it again. Runs when `main.tsx` imports this file, before the router reads the
 * address.
 */
function takeMailToken(): void {
  const address = new URL(window.location.href);
  const token = address.searchParams.get('token');
  if (token === null) return;
  for (const purpose of PURPOSES) {
    if (address.pathname !== TOKEN_PATHS[purpose]) continue;
    sessionStorage.setItem(keyOf(purpose), token);
    window.history.replaceState(null, '', address.pathname);
  }
}
// While the client is built there is no address.
if ('window' in globalThis) takeMailToken();

export const readMailToken = (purpose: Purpose) => sessionStorage.getItem(keyOf(purpose));
export const forgetMailToken = (purpose: Purpose) => sessionStorage.removeItem(keyOf(purpose));
