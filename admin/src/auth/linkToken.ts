import { TOKEN_PATHS } from '@parade/api/contract/entrance-paths.ts';

type TokenPath = (typeof TOKEN_PATHS)['adminSetup' | 'staffInvitation'];

const PATHS: readonly string[] = [TOKEN_PATHS.adminSetup, TOKEN_PATHS.staffInvitation];

const keyOf = (path: string) => `link-token:${path}`;

/**
 * Moves a link's single-use token from the address to this tab's memory, so that no
 * history, bookmark or screenshot of the address bar keeps it. A reload finds it again.
 */
export function takeLinkToken(): void {
  const address = new URL(window.location.href);
  const token = address.searchParams.get('token');
  if (!PATHS.includes(address.pathname) || token === null) return;
  sessionStorage.setItem(keyOf(address.pathname), token);
  window.history.replaceState(null, '', address.pathname);
}

export const readLinkToken = (path: TokenPath) => sessionStorage.getItem(keyOf(path));
export const forgetLinkToken = (path: TokenPath) => sessionStorage.removeItem(keyOf(path));
