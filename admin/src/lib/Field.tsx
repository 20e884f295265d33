import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

interface FieldProps {
  label: string;
  /** The sentence of what is wrong with it. */
  problem?: string | undefined;
  hint?: ReactNode;
  /** The id of something else that describes it. */
  describedBy?: string | undefined;
}

interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
}

const Label = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  marginBottom: 4,
}));

/** The label stands above its control, where a long one has room. */
export function Field(props: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const { label, problem, hint, describedBy, children } = props;
  const id = useId();
  const help = problem ?? hint;
  const described = [help && `${id}-help`, describedBy].filter(Boolean).join(' ') || undefined;
  return (
    <FormControl error={problem !== undefined} fullWidth>
      <Label htmlFor={id}>{label}</Label>
      {children({ id, 'aria-describedby': described })}
      {help && (
        <FormHelperText id={`${id}-help`} sx={{ mx: 0 }}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
}

const Input = styled(OutlinedInput)(({ theme }) => ({
  minHeight: 44,
  // The faint grey that browsers give an example is hard to read.
  '& input::placeholder, & textarea::placeholder': {
    color: theme.palette.text.secondary,
    opacity: 1,
  },
}));

export type TextFieldProps = FieldProps & Omit<OutlinedInputProps, 'label' | 'error' | 'id'>;

export function TextField({ label, problem, hint, describedBy, ...input }: TextFieldProps) {
  return (
    <Field label={label} problem={problem} hint={hint} describedBy={describedBy}>
      {(wiring) => <Input {...input} {...wiring} />}
    </Field>
  );
}

type SelectFieldProps = FieldProps & Omit<NativeSelectProps, 'error' | 'id' | 'input'>;

/** A native select: the phone's own list on a phone, the keyboard's habits everywhere. */
export function SelectField({ label, problem, hint, ...select }: SelectFieldProps) {
  return (
    <Field label={label} problem={problem} hint={hint}>
      {(wiring) => <NativeSelect {...select} input={<Input />} inputProps={wiring} />}
    </Field>
  );
}
