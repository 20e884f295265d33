import type { OutlinedInputProps } from '@mui/material';
import * as kit from '@parade/site/brand/ui/Field.tsx';
import {
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
} from 'react-hook-form';

/** What a field takes of a form. */
export interface Registered {
  registration: UseFormRegisterReturn;
  error?: string | undefined;
}

/** Gives each field of a form what it takes of it. */
export const fieldsOf =
  <Values extends FieldValues, Output>({
    register,
    formState,
  }: UseFormReturn<Values, unknown, Output>) =>
  <Name extends FieldPath<Values>>(
    name: Name,
    options?: RegisterOptions<Values, Name>,
  ): Registered => {
    const error: { message?: string } | undefined = get(formState.errors, name);
    return { registration: register(name, options), error: error?.message };
  };

type Given = 'label' | 'optional' | 'hint' | 'describedBy' | 'id';
type FieldProps = Registered &
  Pick<
    kit.TextFieldProps,
    Given | 'type' | 'multiline' | 'minRows' | 'maxRows' | 'endAdornment'
  > & {
    /** Attributes of the input itself: autocomplete, input mode, limits. */
    input?: OutlinedInputProps['inputProps'];
  };

/** Beside a refused address, the form that one has. */
const EMAIL_EXAMPLE = 'Exemple\u00a0: prenom.nom@exemple.fr';

/** A text field of a form, required unless it is optional. Its id is its name. */
export function Field({ registration, error, input, ...field }: FieldProps) {
  const { ref, ...handlers } = registration;
  return (
    <kit.TextField
      {...handlers}
      id={registration.name}
      {...field}
      hint={error && field.type === 'email' ? EMAIL_EXAMPLE : field.hint}
      problem={error}
      inputRef={ref}
      inputProps={{ ...input, 'aria-required': !field.optional }}
    />
  );
}

interface SelectFieldProps extends Registered {
  label: string;
  /** Value and label, in the order in which they are offered. */
  choices: readonly (readonly [value: string, label: string])[];
}

/** A choice of a form. */
export function SelectField({ registration, error, choices, label }: SelectFieldProps) {
  const { ref, ...handlers } = registration;
  return (
    <kit.SelectField
      {...handlers}
      id={registration.name}
      label={label}
      problem={error}
      inputRef={ref}
      inputProps={{ 'aria-required': true }}
    >
      {choices.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </kit.SelectField>
  );
}
