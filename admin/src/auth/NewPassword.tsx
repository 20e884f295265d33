import { MIN_STAFF_PASSWORD_LENGTH } from '@parade/api/contract/passwords.ts';
import { PasswordStrength } from '@parade/site/brand/PasswordStrength.tsx';
import { usePasswordScore } from '@parade/site/brand/password-score.ts';
import type { TextFieldProps } from '@parade/site/brand/ui/Field.tsx';
import { useId } from 'react';
import { PasswordField } from './PasswordField.tsx';

interface NewPasswordProps extends TextFieldProps {
  typed: string;
  /** What an attacker would try first: the name, the e-mail. */
  known?: readonly string[];
}

/** A password that somebody of the team chooses, and how hard it is to guess. */
export function NewPassword({ typed, known = [], ...field }: NewPasswordProps) {
  const id = useId();
  const score = usePasswordScore(typed, ...known);
  return (
    <>
      <PasswordField {...field} autoComplete="new-password" describedBy={id} />
      <PasswordStrength
        id={id}
        password={typed}
        score={score}
        minLength={MIN_STAFF_PASSWORD_LENGTH}
      />
    </>
  );
}
