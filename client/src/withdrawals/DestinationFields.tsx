import { WALLET_TYPE_LABELS, WALLET_TYPES } from '@parade/api/contract/wallet-types.ts';
import { WITHDRAWAL_METHOD_LABELS, WITHDRAWAL_METHODS } from '@parade/api/contract/withdrawals.ts';
import type { UseFormReturn } from 'react-hook-form';
import { Field, SelectField } from '../lib/Field.tsx';
import { DESTINATION_LABELS } from './destination.ts';
import { DESTINATION_FIELDS, type DestinationField, type WithdrawalTexts } from './form.ts';

const METHODS = WITHDRAWAL_METHODS.map(
  (method) => [method, WITHDRAWAL_METHOD_LABELS[method]] as const,
);
const TYPES = WALLET_TYPES.map((type) => [type, WALLET_TYPE_LABELS[type]] as const);

/** Copied, not written: nothing may be mended or guessed on the way. */
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

/** How the money leaves, and where it goes: the fields of the chosen method alone. */
export function DestinationFields({ form }: { form: UseFormReturn<WithdrawalTexts> }) {
  const { register, formState, watch, clearErrors } = form;
  const { errors } = formState;
  const needed: readonly DestinationField[] = DESTINATION_FIELDS[watch('method')];
  // What another method misses is no fault of this one.
  const onChange = () => clearErrors(Object.values(DESTINATION_FIELDS).flat());
  return (
    <>
      <SelectField
        label="Méthode de retrait"
        choices={METHODS}
        registration={register('method', { onChange })}
        error={errors.method?.message}
      />
      {needed.map((field) =>
        field === 'walletType' ? (
          <SelectField
            key={field}
            label={DESTINATION_LABELS[field]}
            choices={TYPES}
            registration={register(field)}
            error={errors[field]?.message}
          />
        ) : (
          <Field
            key={field}
            label={DESTINATION_LABELS[field]}
            hint={HINTS[field]}
            input={INPUTS[field] ?? AS_TYPED}
            registration={register(field)}
            error={errors[field]?.message}
          />
        ),
      )}
    </>
  );
}
