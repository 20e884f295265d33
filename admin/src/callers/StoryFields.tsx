import { Box } from '@mui/material';
import { FIRST_DAY_OF_CASES, parisDay } from '@parade/api/contract/dates.ts';
import { amountReadings } from '@parade/api/contract/money.ts';
import { REPORT_FRAUD_TYPES } from '@parade/api/contract/report-choices.ts';
import { AmountReadings } from '@parade/site/brand/ui/case/AmountReadings.tsx';
import { CounterpartyCards } from '@parade/site/brand/ui/case/CounterpartyCards.tsx';
import { LossCards } from '@parade/site/brand/ui/case/LossCards.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSelect, FormText } from '../lib/form/fields.tsx';
import { pair } from './pair.ts';
import type { CallerValues } from './values.ts';

const FRAUD_TYPES = [
  ['', 'Choisir…'],
  ...REPORT_FRAUD_TYPES.map((type) => [type, type] as const),
] as const;

/** Below an amount that was refused because it reads two ways: both, to choose from. */
function AmountChoice() {
  const { setValue, formState } = useFormContext<CallerValues>();
  const amount = useWatch<CallerValues, 'amount'>({ name: 'amount' });
  return (
    <AmountReadings
      readings={formState.errors.amount ? amountReadings(amount) : []}
      onChoose={(reading) =>
        setValue('amount', reading, { shouldDirty: true, shouldValidate: true })
      }
    />
  );
}

/** What the person tells: the fields of their own form. */
export function StoryFields() {
  return (
    <>
      <FormText name="title" label="Titre" autoComplete="off" />
      <FormSelect name="fraudType" label="Type de fraude" choices={FRAUD_TYPES} />
      <FormText
        name="description"
        label="Description"
        hint="Avec ses mots. Ne notez ni mot de passe ni code de carte."
        multiline
        minRows={6}
        maxRows={18}
      />
      <Box sx={pair}>
        <FormText
          name="date"
          label="Date de l'incident"
          type="date"
          inputProps={{ min: FIRST_DAY_OF_CASES, max: parisDay(new Date()) }}
        />
        <div>
          <FormText
            name="amount"
            label="Montant du préjudice (€)"
            autoComplete="off"
            inputProps={{ inputMode: 'decimal' }}
            optional
          />
          <AmountChoice />
        </div>
      </Box>
      <FormText name="location" label="Lieu" autoComplete="off" optional />
      <FormText
        name="contactInfo"
        label="Coordonnées de l'escroc"
        multiline
        minRows={3}
        maxRows={18}
        optional
      />
      <FormText
        name="additionalInfo"
        label="Informations complémentaires"
        multiline
        minRows={3}
        maxRows={18}
        optional
      />
    </>
  );
}

/** The payments, and who is on the other side: a card each. */
export function CaseFields() {
  const { setValue, formState } = useFormContext<CallerValues>();
  const [losses, counterparties] = useWatch<CallerValues, ['losses', 'counterparties']>({
    name: ['losses', 'counterparties'],
  });
  const how = { shouldDirty: true, shouldValidate: formState.isSubmitted };
  return (
    <>
      <LossCards
        losses={losses}
        isChecked={formState.isSubmitted}
        onChange={(items) => setValue('losses', items, how)}
      />
      <CounterpartyCards
        counterparties={counterparties}
        isChecked={formState.isSubmitted}
        onChange={(items) => setValue('counterparties', items, how)}
      />
    </>
  );
}
