import { Box, Stack } from '@mui/material';
import { ALERT_COUNTRIES, ALERT_FRAUD_TYPES } from '@parade/api/contract/alerts.ts';
import type { ComponentProps } from 'react';
import { FormSelect, FormText } from '../lib/form/fields.tsx';
import { IndicatorsEditor } from './IndicatorsEditor.tsx';

const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const COUNTRIES = ALERT_COUNTRIES.map((country) => [country, country] as const);
const TYPES = ALERT_FRAUD_TYPES.map((type) => [type, type] as const);

/** The fields of an alert, in the form around them. */
export function AlertFieldset({ suspended }: Partial<ComponentProps<typeof IndicatorsEditor>>) {
  const long = { multiline: true, minRows: 3, maxRows: 16 } as const;
  return (
    <Stack sx={{ gap: 2 }}>
      <FormText name="title" label="Titre" size="small" required />
      <FormText name="description" label="Récit" required {...long} />
      <FormText
        name="perpetratorInfo"
        label="Coordonnées de l’escroc"
        hint="Les sites, liens, téléphones, e-mails, IBAN et portefeuilles deviennent des éléments reconnaissables&nbsp;; téléphones, e-mails et IBAN s’affichent masqués."
        {...long}
        minRows={2}
      />
      <Box sx={pair}>
        <FormSelect name="fraudType" label="Type de fraude" size="small" choices={TYPES}>
          <option value="" disabled>
            À choisir
          </option>
        </FormSelect>
        <FormText
          name="amount"
          label="Montant (€)"
          size="small"
          slotProps={{ input: { inputMode: 'decimal' } }}
        />
        <FormSelect name="country" label="Pays" size="small" choices={COUNTRIES} />
        <FormText name="region" label="Région" size="small" />
        <FormText name="dateOfFraud" label="Date de la fraude" type="date" size="small" />
      </Box>
      <IndicatorsEditor suspended={suspended} />
    </Stack>
  );
}
