import { useQuery } from '@tanstack/react-query';
import { FormText } from '../lib/form/fields.tsx';
import { FormPassword } from './NewPassword.tsx';
import { totpQuery } from './totp.ts';

export const NO_PROOF = { password: '', code: '' };

/** What proves that it is the member: without the code where none was asked for. */
export const proofOf = ({ password, code }: typeof NO_PROOF) =>
  code.trim() ? { password, code } : { password };

/** The member's password, and the code of who has a second factor. */
export function ProofFields() {
  const { data: totp } = useQuery(totpQuery);
  return (
    <>
      <FormPassword
        name="password"
        label="Mot de passe actuel"
        autoComplete="current-password"
        autoFocus
      />
      {totp?.enabled && (
        <FormText
          name="code"
          label="Code de vérification"
          hint="Six chiffres de votre application, ou un code de secours."
          autoComplete="one-time-code"
          required
          slotProps={{ input: { autoCapitalize: 'none', spellCheck: false, maxLength: 20 } }}
        />
      )}
    </>
  );
}
