import { Box } from '@mui/material';
import { FIRST_DAY_OF_CASES, parisDay } from '@parade/api/contract/dates.ts';
import {
  AUTHORISED,
  type LossField,
  lossReadings,
  MEANS_CHOICES,
} from '@parade/api/contract/losses.ts';
import { MONEY, MONEY_CODES, type MoneyCode, moneyIn } from '@parade/api/contract/money.ts';
import { type ComponentProps, type SyntheticEvent, useId, useState } from 'react';
import { SelectField, TextField } from '../Field.tsx';
import { AmountReadings } from './AmountReadings.tsx';
import type { PartFieldsProps } from './part.ts';

export type LossTexts = Record<LossField, string>;

const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
};

/** What few people know at once, behind the rest. */
const MORE: readonly (readonly [LossField, string, string?])[] = [
  ['ownBank', 'Votre banque'],
  ['beneficiary', 'Nom du bénéficiaire'],
  ['account', 'Compte du bénéficiaire', 'IBAN, numéro de compte ou adresse crypto.'],
  ['country', 'Pays de ce compte'],
  ['statementLabel', 'Ligne sur votre relevé', 'Recopiez-la telle quelle.'],
  ['transactionHash', 'Identifiant de la transaction crypto'],
];

/** One payment: amount, day, means and who made it; the rest is folded until something is in it. */
export function LossFields({ values, problems, onChange, autoFocus }: PartFieldsProps<LossTexts>) {
  const id = useId();
  const set = (name: LossField, text: string) => onChange({ ...values, [name]: text });
  // A unit in the amount would win over the choice.
  const choose = (currency: string) =>
    onChange({
      ...values,
      currency,
      amount: moneyIn(values.amount)
        ? values.amount.replace(/[^\d.,\s]/g, '').trim()
        : values.amount,
    });
  const field = (name: LossField) => ({
    id: `${id}-${name}`,
    value: values[name],
    problem: problems[name],
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  });
  const money = moneyIn(values.amount) ?? (values.currency as MoneyCode);
  const [isOpen, setIsOpen] = useState(MORE.some(([name]) => values[name] !== ''));
  const isWrong = MORE.some(([name]) => problems[name]);
  const text = (
    name: LossField,
    label: string,
    more: Partial<ComponentProps<typeof TextField>> = {},
  ) => <TextField key={name} label={label} optional {...field(name)} {...more} />;
  return (
    <>
      <Box sx={pair}>
        <div>
          {text('amount', 'Montant payé', {
            hint: 'Par exemple 4\u00a0800,50 ou 0,4\u00a0ETH.',
            autoFocus,
            inputProps: { inputMode: 'text', autoComplete: 'off' },
          })}
          <AmountReadings
            readings={lossReadings(values.amount, values.currency as MoneyCode)}
            onChoose={(reading) => set('amount', reading)}
          />
        </div>
        <SelectField
          label="Monnaie"
          {...field('currency')}
          value={money}
          onChange={({ target }) => choose(target.value)}
        >
          {MONEY_CODES.map((code) => (
            <option key={code} value={code}>
              {MONEY[code].name}
            </option>
          ))}
        </SelectField>
      </Box>
      {money !== 'EUR' &&
        text('euros', 'Ce que cela valait en euros', {
          hint: 'Ce jour-là, à peu près. Laissez vide si vous ne savez pas.',
          inputProps: { inputMode: 'decimal', autoComplete: 'off' },
        })}
      <Box sx={pair}>
        {text('paidOn', 'Jour du paiement', {
          type: 'date',
          inputProps: { min: FIRST_DAY_OF_CASES, max: parisDay(new Date()) },
        })}
        <SelectField label="Moyen de paiement" optional {...field('means')}>
          <option value="">Je ne sais pas</option>
          {MEANS_CHOICES.map(([code, label]) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </SelectField>
      </Box>
      <SelectField label="Qui a fait ce paiement&nbsp;?" {...field('authorised')}>
        {Object.entries(AUTHORISED).map(([code, label]) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </SelectField>
      <Box
        component="details"
        open={isOpen || isWrong}
        onToggle={({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
          setIsOpen(currentTarget.open)
        }
        sx={{ '& > summary': { minHeight: 44, py: 1.25, cursor: 'pointer' } }}
      >
        <summary>Plus de précisions sur ce paiement</summary>
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          {MORE.map(([name, label, hint]) => text(name, label, { hint }))}
        </Box>
      </Box>
    </>
  );
}
