import { parisDay } from '@parade/api/contract/dates.ts';
import type { UseFormReturn } from 'react-hook-form';
import { Field, fieldsOf } from '../lib/Field.tsx';
import { FormSection } from '../lib/FormSection.tsx';
import type { KycTexts } from './form.ts';

/** Everything of a request but its photos. */
export function KycFields({ form }: { form: UseFormReturn<KycTexts> }) {
  const field = fieldsOf(form);
  return (
    <FormSection title="Votre identité">
      <Field
        label="Nom complet"
        hint="Comme sur la pièce d’identité, tous les prénoms compris."
        input={{ autoComplete: 'name' }}
        {...field('fullName')}
      />
      <Field
        label="Date de naissance"
        type="date"
        input={{ autoComplete: 'bday', min: '1900-01-01', max: parisDay(new Date()) }}
        {...field('dateOfBirth')}
      />
      <Field
        label="Adresse postale"
        hint="Numéro, rue, code postal, ville et pays, où vous habitez aujourd’hui."
        multiline
        minRows={2}
        input={{ autoComplete: 'street-address' }}
        {...field('address')}
      />
      <Field
        label="Numéro de la pièce d’identité"
        hint="De la carte d’identité, du passeport ou du titre de séjour que vous photographiez."
        input={{ autoComplete: 'off', spellCheck: false }}
        {...field('idNumber')}
      />
    </FormSection>
  );
}
