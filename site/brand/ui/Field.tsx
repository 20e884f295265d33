import {
  Box,
  FormControl,
  FormHelperText,
  NativeSelect,
  type NativeSelectProps,
  OutlinedInput,
  type OutlinedInputProps,
  Typography,
} from '@mui/material';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { tokens } from '../tokens.ts';

interface FieldProps {
  label: string;
  /** « facultatif » stands outside the label, so that the field is called by its name. */
  optional?: boolean | undefined;
  hint?: ReactNode;
  /** The sentence of what is wrong with it. */
  problem?: string | undefined;
  /** The id of something else that describes it. */
  describedBy?: string | undefined;
  /** The id of the control, where somebody has to find it. */
  id?: string | undefined;
}

interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
}

/** The error of a field, also of one that is no text, in the same voice. */
export function FieldError({ id, children }: { id: string; children?: string | undefined }) {
  return children ? (
    <FormHelperText id={id} error sx={{ mx: 0, fontSize: '0.9375rem' }}>
      {children}
    </FormHelperText>
  ) : null;
}

/** Label above, error and hint below: a long label has room, and stays readable while one types. */
export function Field(props: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const { label, optional, hint, problem, describedBy, children } = props;
  const made = useId();
  const id = props.id ?? made;
  const described = [problem && `${id}-error`, hint && `${id}-hint`, describedBy].filter(Boolean);
  return (
    <FormControl error={Boolean(problem)} fullWidth>
      <Box
        sx={{ display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1, mb: 0.75 }}
      >
        <Typography component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        {optional && (
          <Typography component="span" sx={{ fontSize: '0.9375rem', color: tokens.muted }}>
            facultatif
          </Typography>
        )}
      </Box>
      {children({ id, 'aria-describedby': described.join(' ') || undefined })}
      <FieldError id={`${id}-error`}>{problem}</FieldError>
      {hint && (
        <FormHelperText
          id={`${id}-hint`}
          error={false}
          sx={{ mx: 0, fontSize: '0.9375rem', color: tokens.muted }}
        >
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}

const Input = styled(OutlinedInput)({
  minHeight: 44,
  // The browsers' grey for placeholders is hard to read.
  '& input::placeholder, & textarea::placeholder': { color: tokens.muted, opacity: 1 },
  // It grows by itself; where a browser cannot do that it scrolls, and one pulls at its corner.
  '& textarea': {
    fieldSizing: 'content',
    resize: 'vertical',
    '@supports (field-sizing: content)': { resize: 'none' },
  },
});

/**
 * Measured in script at each key, as the kit's own does, a long story is typed late on a phone. Without a
 * style of its own: a form may stand in the HTML, where the policy allows none.
 */
function longText({ minRows = 2, maxRows, inputProps, ...input }: OutlinedInputProps) {
  const sx = {
    '& textarea': {
      minHeight: `calc(${minRows} * 1lh)`,
      ...(maxRows && { maxHeight: `calc(${maxRows} * 1lh)` }),
    },
  };
  const textarea = { ...inputProps, rows: Number(minRows) };
  return { ...input, sx, inputComponent: 'textarea', inputProps: textarea } as const;
}

export type TextFieldProps = FieldProps & Omit<OutlinedInputProps, 'label' | 'error' | 'id'>;

export function TextField(props: TextFieldProps) {
  const { label, optional, hint, problem, describedBy, id, ...input } = props;
  const field = { label, optional, hint, problem, describedBy, id };
  const given = input.multiline ? longText(input) : input;
  return <Field {...field}>{(wiring) => <Input {...given} {...wiring} />}</Field>;
}

export type SelectFieldProps = FieldProps & Omit<NativeSelectProps, 'error' | 'id' | 'input'>;

/** A native select: a phone shows its own list, and the keyboard works as usual. */
export function SelectField(props: SelectFieldProps) {
  const { label, optional, hint, problem, describedBy, id, inputProps, ...select } = props;
  const field = { label, optional, hint, problem, describedBy, id };
  return (
    <Field {...field}>
      {(wiring) => (
        <NativeSelect {...select} input={<Input />} inputProps={{ ...inputProps, ...wiring }} />
      )}
    </Field>
  );
}
