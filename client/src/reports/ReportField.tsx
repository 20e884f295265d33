import { FIRST_DAY_OF_CASES, parisDay } from '@parade/api/contract/dates.ts';
import { amountReadings } from '@parade/api/contract/money.ts';
import { REPORT_FRAUD_TYPES } from '@parade/api/contract/report-choices.ts';
import { AmountReadings } from '@parade/site/brand/ui/case/AmountReadings.tsx';
import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Field, fieldsOf, type Registered, SelectField } from '../lib/Field.tsx';
import { useIsAlive } from '../lib/useIsAlive.ts';
import type { ReportTexts } from './form.ts';
import { LengthHint } from './LengthHint.tsx';

export type ReportForm = UseFormReturn<ReportTexts>;

const FRAUD_TYPES = [
  ['', 'Choisir…'],
  ...REPORT_FRAUD_TYPES.map((type) => [type, type] as const),
] as const;

/** A longer text scrolls in its field: the page stays short enough to find the button. */
const MOST_ROWS = 18;

/** Below an amount that was refused because it reads two ways: both, to choose from. */
function AmountChoice({ form }: { form: ReportForm }) {
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

/** Up to today: which day that is, the HTML cannot know. */
const DayField = (field: Registered) => (
  <Field
    label="Date de l'incident"
    type="date"
    hint="Même approximative."
    input={{ min: FIRST_DAY_OF_CASES, max: useIsAlive() ? parisDay(new Date()) : undefined }}
    {...field}
  />
);

type Drawn = (
  field: ReturnType<typeof fieldsOf<ReportTexts, ReportTexts>>,
  form: ReportForm,
) => ReactNode;

/** Each with its label and what is said beside it, wherever it is asked for. */
const FIELDS = {
  title: (field) => (
    <Field
      label="Titre"
      hint="En quelques mots, par exemple «&nbsp;Faux conseiller bancaire&nbsp;»."
      {...field('title')}
    />
  ),
  fraudType: (field) => (
    <SelectField label="Type de fraude" choices={FRAUD_TYPES} {...field('fraudType')} />
  ),
  description: (field, { control }) => (
    <Field
      label="Description"
      hint={
        <>
          Comment cela a commencé, ce qu’on vous a demandé, ce que vous avez fait. Ne donnez ici ni
          mot de passe ni code de carte.
          <LengthHint control={control} name="description" />
        </>
      }
      multiline
      minRows={6}
      maxRows={MOST_ROWS}
      {...field('description')}
    />
  ),
  date: (field) => <DayField {...field('date')} />,
  amount: (field, form) => (
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
  ),
  location: (field) => (
    <Field
      label="Lieu"
      optional
      hint="Une ville, un pays, ou un site internet."
      {...field('location')}
    />
  ),
  contactInfo: (field, { control }) => (
    <Field
      label="Coordonnées de l'escroc"
      optional
      hint={
        <>
          Téléphone, e-mail, site, IBAN, adresse crypto, pseudonyme…
          <LengthHint control={control} name="contactInfo" />
        </>
      }
      multiline
      minRows={3}
      maxRows={MOST_ROWS}
      {...field('contactInfo')}
    />
  ),
  additionalInfo: (field, { control }) => (
    <Field
      label="Informations complémentaires"
      optional
      hint={
        <>
          Plainte déjà déposée, démarches auprès de votre banque, témoins…
          <LengthHint control={control} name="additionalInfo" />
        </>
      }
      multiline
      minRows={3}
      maxRows={MOST_ROWS}
      {...field('additionalInfo')}
    />
  ),
} as const satisfies Partial<Record<keyof ReportTexts, Drawn>>;

/** One field of a report. */
export const ReportField = ({ form, name }: { form: ReportForm; name: keyof typeof FIELDS }) =>
  FIELDS[name](fieldsOf(form), form);
