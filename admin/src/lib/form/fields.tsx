import {
  SelectField,
  type SelectFieldProps,
  TextField,
  type TextFieldProps,
} from '@parade/site/brand/ui/Field.tsx';
import { type RegisterOptions, useFormContext } from 'react-hook-form';
import { SubmitButton, type SubmitButtonProps } from '../SubmitButton.tsx';

/** What a field of the kit takes of the form around it. */
export function useField(name: string, options?: RegisterOptions) {
  const { register, getFieldState, formState } = useFormContext();
  const { ref, ...field } = register(name, options);
  return { ...field, inputRef: ref, problem: getFieldState(name, formState).error?.message };
}

type Named<Props> = Props & { name: string; options?: RegisterOptions };

export const FormText = ({ name, options, ...field }: Named<TextFieldProps>) => (
  <TextField {...useField(name, options)} {...field} />
);

interface FormSelectProps extends Named<SelectFieldProps> {
  /** Value and label, in the order in which they are offered, after the options that are children. */
  choices: readonly (readonly [value: string, label: string])[];
}

export function FormSelect({ name, options, choices, children, ...field }: FormSelectProps) {
  return (
    <SelectField {...field} {...useField(name, options)}>
      {children}
      {choices.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

export function FormSubmit({
  // Where a question comes first, the form is busy before anything is sent.
  busy,
  busyLabel = 'Enregistrement…',
  children = 'Enregistrer',
  ...button
}: Partial<SubmitButtonProps>) {
  const { isSubmitting } = useFormContext().formState;
  return (
    <SubmitButton
      sx={{ alignSelf: 'flex-start' }}
      {...button}
      busy={busy ?? isSubmitting}
      busyLabel={busyLabel}
    >
      {children}
    </SubmitButton>
  );
}
