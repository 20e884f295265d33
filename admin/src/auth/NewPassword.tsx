import { MIN_STAFF_PASSWORD_LENGTH } from '@parade/api/contract/password-rules.ts';
import { PasswordStrength } from '@parade/site/brand/PasswordStrength.tsx';
import { usePasswordScore } from '@parade/site/brand/password-score.ts';
import type { TextFieldProps } from '@parade/site/brand/ui/Field.tsx';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useField } from '../lib/form/fields.tsx';
import { PasswordField } from './PasswordField.tsx';

type FormPasswordProps = TextFieldProps & { name: string };

export const FormPassword = ({ name, ...field }: FormPasswordProps) => (
  <PasswordField required {...field} {...useField(name)} />
);

interface NewPasswordProps extends FormPasswordProps {
  /** The field in which it is typed again. */
  confirmation: string;
  /** Fields with what an attacker would try first: the name, the e-mail. */
  known?: string[];
}

/** A password that somebody of the team chooses, how hard it is to guess, and once more. */
export function NewPassword({ confirmation, known = [], ...field }: NewPasswordProps) {
  const id = useId();
  const [typed = '', ...guesses]: string[] = useWatch({ name: [field.name, ...known] });
  const score = usePasswordScore(typed, ...guesses);
  return (
    <>
      <FormPassword {...field} autoComplete="new-password" describedBy={id} />
      <PasswordStrength
        id={id}
        password={typed}
        score={score}
        minLength={MIN_STAFF_PASSWORD_LENGTH}
      />
      <FormPassword
        name={confirmation}
        label="Confirmer le mot de passe"
        autoComplete="new-password"
      />
    </>
  );
}
