/**
 * Tells password managers whose password it is. Hidden; it needs the `tabIndex`,
 * because a dialog's focus trap would stop at it.
 */
export function PasswordOwner({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} tabIndex={-1} readOnly hidden />;
}
