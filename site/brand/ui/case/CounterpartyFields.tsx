import { COUNTERPARTY_CHOICES } from '@parade/api/contract/counterparties.ts';
import { useId } from 'react';
import { SelectField, TextField } from '../Field.tsx';
import type { PartFieldsProps } from './part.ts';

export type CounterpartyTexts = Record<'kind' | 'value' | 'source', string>;

/** By what somebody of the other side is known. */
export function CounterpartyFields({
  values,
  problems,
  onChange,
  autoFocus,
}: PartFieldsProps<CounterpartyTexts>) {
  const id = useId();
  return (
    <>
      <SelectField
        id={`${id}-kind`}
        label="De quoi s’agit-il&nbsp;?"
        value={values.kind}
        problem={problems.kind}
        autoFocus={autoFocus}
        onChange={({ target }) => onChange({ ...values, kind: target.value })}
      >
        {COUNTERPARTY_CHOICES.map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        id={`${id}-value`}
        label="Ce que vous savez"
        hint="Recopiez-le tel que vous l’avez reçu."
        value={values.value}
        problem={problems.value}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...values, value: target.value })}
      />
    </>
  );
}
