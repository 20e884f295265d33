const KEY = 'admin-setup-token';

/**
 * Moves the one-time token from the address to this tab's memory, so that no
 * history, bookmark or screenshot of the address bar keeps it. A reload finds it again.
 */
export function takeSetupToken(): void {
  const address = new URL(window.location.href);
  const token = address.searchParams.get('token');
  if (address.pathname !== '/admin-setup' || token === null) return;
  sessionStorage.setItem(KEY, token);
  window.history.replaceState(null, '', address.pathname);
}

export const readSetupToken = (): string | null => sessionStorage.getItem(KEY);
export const forgetSetupToken = (): void => sessionStorage.removeItem(KEY);
