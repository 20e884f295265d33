import { Alert, Box, Button, Typography } from '@mui/material';
import { sumOfTyped } from '@parade/api/contract/losses.ts';
import { centsToEuros, formatEuros, parseEuros } from '@parade/api/contract/money.ts';
import type { CounterpartyTexts } from '@parade/site/brand/ui/case/CounterpartyFields.tsx';
import type { LossTexts } from '@parade/site/brand/ui/case/LossFields.tsx';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CounterpartyCards } from '../counterparties/CounterpartyCards.tsx';
import { Proposals } from '../counterparties/Proposals.tsx';
import { Details } from '../lib/Details.tsx';
import { LossCards } from '../losses/LossCards.tsx';
import { type ReportTexts, typedCounterparties, typedLosses, writtenList } from './form.ts';

type Form = UseFormReturn<ReportTexts>;

/** The total of the payments, offered as the report's amount: it is taken by a tap alone. */
function Total({ form, losses }: { form: Form; losses: readonly LossTexts[] }) {
  const amount = useWatch({ control: form.control, name: 'amount' });
  const euros = centsToEuros(sumOfTyped(losses));
  if (euros === 0) return null;
  const total = formatEuros(euros);
  const isTaken = parseEuros(amount) === euros;
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography>
        Total des paiements&nbsp;: {total}.{' '}
        {isTaken && 'C’est le montant indiqué dans ce signalement.'}
      </Typography>
      {!isTaken && (
        <Button
          variant="outlined"
          sx={{ minHeight: 44 }}
          onClick={() =>
            form.setValue('amount', total.replace(/\s?€/, ''), {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            })
          }
        >
          Reprendre le total&nbsp;: {total}
        </Button>
      )}
    </Box>
  );
}

const WRONG = 'Vérifiez les paiements et les coordonnées\u00a0: quelque chose y est à corriger.';

/** The payments and who is on the other side, folded until somebody wants them or they hold something. */
export function PaymentsAndContacts({ form }: { form: Form }) {
  const [written, others] = useWatch({
    control: form.control,
    name: ['losses', 'counterparties'],
  });
  const losses = typedLosses({ losses: written, counterparties: '' });
  const counterparties = typedCounterparties({ losses: '', counterparties: others });
  const { errors, submitCount, isSubmitted } = form.formState;
  const isWrong = Boolean(errors.losses || errors.counterparties);
  const isOnlyWrong =
    isWrong && Object.keys(errors).every((name) => name === 'losses' || name === 'counterparties');
  const [isOpen, setIsOpen] = useState(losses.length + counterparties.length > 0);
  const place = useRef<HTMLDetailsElement>(null);
  // These have no field of the form that could take the focus.
  useEffect(() => {
    if (submitCount > 0 && isOnlyWrong) {
      place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [submitCount, isOnlyWrong]);
  const write = (name: 'losses' | 'counterparties', items: readonly object[]) =>
    form.setValue(name, writtenList(items), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  return (
    <Details
      ref={place}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      sx={{ pb: 4 }}
    >
      <summary>Ajouter les paiements et les coordonnées</summary>
      <Box sx={{ display: 'grid', gap: 3, pt: 2 }}>
        {isWrong && <Alert severity="error">{WRONG}</Alert>}
        <Proposals
          story={() => ({
            description: form.getValues('description'),
            contactInfo: form.getValues('contactInfo'),
          })}
          known={{ losses, counterparties }}
          onTake={(taken) => {
            write('losses', [...losses, ...taken.losses]);
            write('counterparties', [...counterparties, ...taken.counterparties]);
          }}
        />
        <Box component="section" aria-label="Les paiements" sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="h3" component="h2">
            Les paiements
          </Typography>
          <LossCards
            losses={losses}
            isChecked={isSubmitted}
            onChange={(items: LossTexts[]) => write('losses', items)}
          />
          <Total form={form} losses={losses} />
        </Box>
        <Box component="section" aria-label="En face de vous" sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="h3" component="h2">
            Qui était en face de vous
          </Typography>
          <CounterpartyCards
            counterparties={counterparties}
            isChecked={isSubmitted}
            onChange={(items: CounterpartyTexts[]) => write('counterparties', items)}
          />
        </Box>
      </Box>
    </Details>
  );
}
