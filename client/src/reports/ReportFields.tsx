import { Box } from '@mui/material';
import { parisDay } from '@parade/api/contract/dates.ts';
import { amountReadings } from '@parade/api/contract/money.ts';
import { REPORT_FRAUD_TYPES } from '@parade/api/contract/reports.ts';
import { AmountReadings } from '@parade/site/brand/ui/case/AmountReadings.tsx';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Field, fieldsOf, SelectField } from '../lib/Field.tsx';
import { FormSection } from '../lib/FormSection.tsx';
import type { ReportTexts } from './form.ts';
import { LengthHint } from './LengthHint.tsx';

const FRAUD_TYPES = [
  ['', 'Choisir…'],
  ...REPORT_FRAUD_TYPES.map((type) => [type, type] as const),
] as const;

/** A longer text scrolls in its field: the page stays short enough to find the button. */
const MOST_ROWS = 18;

/** Two fields beside each other where there is room. */
const pair = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
};

/** Below an amount that was refused because it reads two ways: both, to choose from. */
function AmountChoice({ form }: { form: UseFormReturn<ReportTexts> }) {
  const amount = useWatch({ control: form.control, name: 'amount' });
  return (
    <AmountReadings
      readings={form.formState.errors.amount ? amountReadings(amount) : []}
      onChoose={(reading) =>
        form.setValue('amount', reading, { shouldDirty: true, shouldValidate: true })
      }
    />
  );
}

/** Everything of a report but its documents. */
export function ReportFields({ form }: { form: UseFormReturn<ReportTexts> }) {
  const field = fieldsOf(form);
  return (
    <>
      <FormSection title="Ce qui s’est passé">
        <Field
          label="Titre"
          hint="En quelques mots, par exemple «&nbsp;Faux conseiller bancaire&nbsp;»."
          {...field('title')}
        />
        <SelectField label="Type de fraude" choices={FRAUD_TYPES} {...field('fraudType')} />
        <Field
          label="Description"
          hint={
            <>
              Comment cela a commencé, ce qu’on vous a demandé, ce que vous avez fait. Ne donnez ici
              ni mot de passe ni code de carte.
              <LengthHint control={form.control} name="description" />
            </>
          }
          multiline
          minRows={6}
          maxRows={MOST_ROWS}
          {...field('description')}
        />
        <Box sx={pair}>
          <Field
            label="Date de l'incident"
            type="date"
            hint="Même approximative."
            input={{ min: '1990-01-01', max: parisDay(new Date()) }}
            {...field('date')}
          />
          <div>
            <Field
              label="Montant du préjudice (€)"
              optional
              hint="En euros, avec une virgule pour les centimes&nbsp;: 4&nbsp;800 ou 2&nbsp;480,50."
              input={{ inputMode: 'decimal', autoComplete: 'off' }}
              {...field('amount')}
            />
            <AmountChoice form={form} />
          </div>
        </Box>
        <Field
          label="Lieu"
          optional
          hint="Une ville, un pays, ou un site internet."
          {...field('location')}
        />
      </FormSection>
      <FormSection title="Ce que vous savez de l’escroc">
        <Field
          label="Coordonnées de l'escroc"
          optional
          hint={
            <>
              Téléphone, e-mail, site, IBAN, adresse crypto, pseudonyme…
              <LengthHint control={form.control} name="contactInfo" />
            </>
          }
          multiline
          minRows={3}
          maxRows={MOST_ROWS}
          {...field('contactInfo')}
        />
        <Field
          label="Informations complémentaires"
          optional
          hint={
            <>
              Plainte déjà déposée, démarches auprès de votre banque, témoins…
              <LengthHint control={form.control} name="additionalInfo" />
            </>
          }
          multiline
          minRows={3}
          maxRows={MOST_ROWS}
          {...field('additionalInfo')}
        />
      </FormSection>
    </>
  );
}
