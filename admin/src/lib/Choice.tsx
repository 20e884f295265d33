import { Checkbox, FormControlLabel, FormHelperText, Radio } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

const Fieldset = styled('fieldset')(({ theme }) => ({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  // Only its own legend: outlined inputs inside have one too.
  '& > legend': {
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
    padding: 0,
    marginBottom: 4,
  },
}));

interface ChoiceGroupProps {
  legend: string;
  problem?: string | undefined;
  children: ReactNode;
}

/** Boxes or circles that belong together, under their question. */
export function ChoiceGroup({ legend, problem, children }: ChoiceGroupProps) {
  const helpId = useId();
  return (
    <Fieldset aria-describedby={problem ? helpId : undefined}>
      <legend>{legend}</legend>
      {children}
      {problem && (
        <FormHelperText id={helpId} error role="alert" sx={{ mx: 0 }}>
          {problem}
        </FormHelperText>
      )}
    </Fieldset>
  );
}

interface ChoiceProps {
  label: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

interface CheckChoiceProps extends ChoiceProps {
  /** A line below the label. */
  help?: string;
}

const line = { display: 'flex', alignItems: 'flex-start', mr: 0, '& > :last-child': { py: 1.25 } };

export function CheckChoice({ label, help, checked, disabled, onChange }: CheckChoiceProps) {
  const helpId = useId();
  return (
    <>
      <FormControlLabel
        sx={line}
        label={label}
        disabled={disabled}
        control={
          <Checkbox
            checked={checked}
            onChange={(_, now) => onChange(now)}
            slotProps={{ input: { 'aria-describedby': help ? helpId : undefined } }}
            sx={{ p: 1.25 }}
          />
        }
      />
      {help && (
        <FormHelperText id={helpId} sx={{ mx: 0, mt: -1, ml: 5.25 }}>
          {help}
        </FormHelperText>
      )}
    </>
  );
}

export function RadioChoice({ name, label, checked, onChange }: ChoiceProps & { name: string }) {
  return (
    <FormControlLabel
      sx={line}
      label={label}
      control={
        <Radio
          name={name}
          checked={checked}
          onChange={(_, now) => onChange(now)}
          sx={{ p: 1.25 }}
        />
      }
    />
  );
}
