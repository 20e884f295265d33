import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame, type FieldFrameProps, fieldIds } from './FieldFrame.tsx';

type FieldProps = Omit<FieldFrameProps, 'id' | 'children'> &
  Pick<OutlinedInputProps, 'type' | 'multiline' | 'minRows' | 'endAdornment'> & {
    registration: UseFormRegisterReturn;
    /** Where the field's name is taken: two forms on one page may have the same. */
    id?: string;
    /** Attributes of the input itself: autocomplete, input mode, limits. */
    input?: OutlinedInputProps['inputProps'];
    /** Further elements that describe the field. */
    describedBy?: string;
  };

/** A labelled text field of a form, with its hint and its error. */
export function Field(props: FieldProps) {
  const { id, label, optional, hint, error, registration, input, describedBy, ...rest } = props;
  const { ref, ...handlers } = registration;
  const ids = fieldIds(id ?? registration.name);
  const described = [hint && ids.hint, error && ids.error, describedBy].filter(Boolean).join(' ');
  return (
    <FieldFrame id={ids.input} label={label} optional={optional} hint={hint} error={error}>
      <OutlinedInput
        {...handlers}
        {...rest}
        id={ids.input}
        inputRef={ref}
        fullWidth
        error={Boolean(error)}
        inputProps={{
          ...input,
          'aria-required': !optional,
          'aria-describedby': described || undefined,
        }}
      />
    </FieldFrame>
  );
}

/** The error of something that is not a text field, in the same voice. */
export function FieldError({ id, children }: { id: string; children?: string }) {
  return children ? (
    <FormHelperText id={id} error sx={{ mx: 0, fontSize: '0.9375rem' }}>
      {children}
    </FormHelperText>
  ) : null;
}
