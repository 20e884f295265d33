import { InputAdornment, Typography } from '@mui/material';
import { SelectField, TextField, type TextFieldProps } from '@parade/site/brand/ui/Field.tsx';
import type { ReactNode } from 'react';
import { type UseControllerReturn, useController, useFormContext } from 'react-hook-form';
import { CheckChoice } from '../lib/Choice.tsx';
import { FieldHelp } from './FieldHelp.tsx';
import type { FieldKind, FieldSpec } from './spec.ts';
import type { SettingsValues } from './values.ts';

interface Drawn {
  spec: FieldSpec;
  field: UseControllerReturn<SettingsValues>['field'];
  problem: string | undefined;
  readOnly: boolean;
}

function TextInput({ spec, field, problem, readOnly, ...own }: Drawn & Partial<TextFieldProps>) {
  const { ref, ...wire } = field;
  const empty = wire.value === '' && !readOnly;
  const { slotProps, ...input } = own;
  return (
    <TextField
      {...input}
      {...wire}
      inputRef={ref}
      label={spec.label}
      size="small"
      problem={problem}
      hint={<FieldHelp spec={spec} empty={empty} measured={readOnly} />}
      readOnly={readOnly}
      endAdornment={spec.unit && <InputAdornment position="end">{spec.unit}</InputAdornment>}
      slotProps={{ input: { inputMode: spec.inputMode, ...slotProps?.input } }}
      sx={readOnly ? { bgcolor: 'background.default' } : undefined}
    />
  );
}

function ChoiceInput({ spec, field, problem }: Drawn) {
  const { ref, ...wire } = field;
  return (
    <SelectField
      {...wire}
      inputRef={ref}
      label={spec.label}
      size="small"
      problem={problem}
      hint={spec.help}
    >
      {spec.options?.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

function SwitchInput({ spec, field }: Drawn) {
  return (
    <div>
      <CheckChoice label={spec.label} checked={field.value === true} onChange={field.onChange} />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', ml: 5.5 }}>
        {spec.help}
      </Typography>
    </div>
  );
}

const INPUTS: Readonly<Record<FieldKind, (drawn: Drawn) => ReactNode>> = {
  line: (drawn) => <TextInput {...drawn} />,
  long: (drawn) => <TextInput {...drawn} multiline minRows={2} maxRows={12} />,
  number: (drawn) => (
    <TextInput {...drawn} slotProps={{ input: { inputMode: 'decimal', autoComplete: 'off' } }} />
  ),
  date: (drawn) => <TextInput {...drawn} type="date" />,
  choice: (drawn) => <ChoiceInput {...drawn} />,
  switch: (drawn) => <SwitchInput {...drawn} />,
};

export function SettingField({ spec, readOnly = false }: { spec: FieldSpec; readOnly?: boolean }) {
  const { control } = useFormContext<SettingsValues>();
  const { field, fieldState } = useController({ control, name: spec.name });
  return INPUTS[spec.kind ?? 'line']({
    spec,
    field,
    readOnly,
    problem: fieldState.error?.message,
  });
}
