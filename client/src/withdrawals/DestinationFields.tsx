import { WALLET_TYPE_LABELS, WALLET_TYPES } from '@parade/api/contract/wallet-types.ts';
import { WITHDRAWAL_METHOD_LABELS, WITHDRAWAL_METHODS } from '@parade/api/contract/withdrawals.ts';
import type { UseFormReturn } from 'react-hook-form';
import { Field, fieldsOf, SelectField } from '../lib/Field.tsx';
import { DESTINATION_LABELS } from './destination.ts';
import {
  DESTINATION_FIELDS,
  type DestinationField,
  destinationFieldsOf,
  NO_METHOD,
  type WithdrawalTexts,
} from './form.ts';

const METHODS = [
  ['', NO_METHOD],
  ...WITHDRAWAL_METHODS.map((method) => [method, WITHDRAWAL_METHOD_LABELS[method]] as const),
] as const;
const TYPES = WALLET_TYPES.map((type) => [type, WALLET_TYPE_LABELS[type]] as const);

/** For values that are copied: no correction and no suggestion. */
const AS_TYPED = {
  autoComplete: 'off',
  autoCorrect: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
};

const HINTS: Readonly<Partial<Record<DestinationField, string>>> = {
  binanceId: 'Le numéro de votre profil Binance, parfois sous le nom «\u00a0UID\u00a0».',
  accountNumber: 'Il figure sur votre RIB. Les espaces ne gênent pas.',
  accountHolder: 'Tel qu’il figure sur le RIB.',
  walletAddress:
    'Copiez-la depuis votre portefeuille\u00a0: une seule lettre fausse, et l’argent est perdu.',
};

const INPUTS: Readonly<Partial<Record<DestinationField, object>>> = {
  binanceId: { ...AS_TYPED, inputMode: 'numeric' },
  bankName: { autoComplete: 'off' },
  accountHolder: { autoComplete: 'name' },
  accountNumber: { ...AS_TYPED, autoCapitalize: 'characters' },
};

/** The method, and the fields of the chosen one. */
export function DestinationFields({ form }: { form: UseFormReturn<WithdrawalTexts> }) {
  const field = fieldsOf(form);
  const needed = destinationFieldsOf(form.watch('method'));
  // Errors of another method do not concern this one.
  const onChange = () => form.clearErrors(Object.values(DESTINATION_FIELDS).flat());
  return (
    <>
      <SelectField
        label="Méthode de retrait"
        choices={METHODS}
        {...field('method', { onChange })}
      />
      {needed.map((name) =>
        name === 'walletType' ? (
          <SelectField
            key={name}
            label={DESTINATION_LABELS[name]}
            choices={TYPES}
            {...field(name)}
          />
        ) : (
          <Field
            key={name}
            label={DESTINATION_LABELS[name]}
            hint={HINTS[name]}
            input={INPUTS[name] ?? AS_TYPED}
            {...field(name)}
          />
        ),
      )}
    </>
  );
}
