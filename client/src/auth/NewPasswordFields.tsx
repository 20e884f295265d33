import { MIN_PASSWORD_LENGTH } from '@parade/api/contract/password-rules.ts';
import { PasswordStrength } from '@parade/site/brand/PasswordStrength.tsx';
import { usePasswordScore } from '@parade/site/brand/password-score.ts';
import type { Registered } from '../lib/Field.tsx';
import { PassphraseProposal } from './PassphraseProposal.tsx';
import { PasswordField } from './PasswordField.tsx';

interface NewPasswordFieldsProps {
  labels: readonly [password: string, confirmation: string];
  password: Registered;
  confirmation: Registered;
  /** What stands in the first field. */
  typed: string;
  /** Name, e-mail and the like: what a guess begins with. */
  known?: readonly string[];
  minLength?: number;
  /** Puts a proposed password into both fields. */
  onPropose: (phrase: string) => void;
}

/** A new password with its strength, and its confirmation. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { labels, password, confirmation, typed, known = [] } = props;
  const score = usePasswordScore(typed, ...known);
  const strength = `${password.registration.name}-strength`;
  return (
    <>
      <PasswordField
        label={labels[0]}
        autoComplete="new-password"
        {...password}
        describedBy={strength}
      />
      <PasswordStrength
        id={strength}
        password={typed}
        score={score}
        minLength={props.minLength ?? MIN_PASSWORD_LENGTH}
      />
      <PassphraseProposal onPropose={props.onPropose} />
      <PasswordField label={labels[1]} autoComplete="new-password" {...confirmation} />
    </>
  );
}
