import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { ALERT_COUNTRIES, ALERT_FRAUD_TYPES } from '@parade/api/contract/alerts.ts';
import { SelectField, TextField } from '@parade/site/brand/ui/Field.tsx';
import { IndicatorsEditor } from './IndicatorsEditor.tsx';
import type { AlertForm, AlertText } from './useAlertForm.ts';

const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

interface AlertFieldsetProps {
  form: AlertForm;
  /** Indicators that are suspended while a dispute is open, as `kind value`. */
  suspended?: ReadonlySet<string>;
}

export function AlertFieldset({ form, suspended }: AlertFieldsetProps) {
  const { texts, problems, set } = form;
  const wire = (name: AlertText) => ({
    value: texts[name],
    problem: problems[name],
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  const long = { multiline: true, minRows: 3, maxRows: 16 } as const;
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField label="Titre" size="small" required {...wire('title')} />
      <TextField label="Récit" required {...long} {...wire('description')} />
      <TextField
        label="Coordonnées de l’escroc"
        hint="Les sites, liens, téléphones, e-mails, IBAN et portefeuilles deviennent des éléments reconnaissables&nbsp;; téléphones, e-mails et IBAN s’affichent masqués."
        {...long}
        minRows={2}
        {...wire('perpetratorInfo')}
      />
      <Box sx={pair}>
        <SelectField label="Type de fraude" size="small" {...wire('fraudType')}>
          <option value="" disabled>
            À choisir
          </option>
          {ALERT_FRAUD_TYPES.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </SelectField>
        <TextField
          label="Montant (€)"
          size="small"
          slotProps={{ input: { inputMode: 'decimal' } }}
          {...wire('amount')}
        />
        <SelectField label="Pays" size="small" {...wire('country')}>
          {ALERT_COUNTRIES.map((country) => (
            <option key={country}>{country}</option>
          ))}
        </SelectField>
        <TextField label="Région" size="small" {...wire('region')} />
        <TextField label="Date de la fraude" type="date" size="small" {...wire('dateOfFraud')} />
      </Box>
      <IndicatorsEditor
        value={texts.indicators}
        problems={problems}
        suspended={suspended}
        onChange={(indicators) => set({ indicators })}
      />
    </Stack>
  );
}
