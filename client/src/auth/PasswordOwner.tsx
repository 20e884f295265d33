/**
 * For password managers: whose password it is. Not displayed; `tabIndex`, because
 * a dialog's focus trap counts what is hidden as a place to stop at.
 */
export function PasswordOwner({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} tabIndex={-1} readOnly hidden />;
}
