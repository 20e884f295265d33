import { Alert, Box, Typography } from '@mui/material';
import { CounterpartyCards } from '@parade/site/brand/ui/case/CounterpartyCards.tsx';
import type { CounterpartyTexts } from '@parade/site/brand/ui/case/CounterpartyFields.tsx';
import { LossCards } from '@parade/site/brand/ui/case/LossCards.tsx';
import type { LossTexts } from '@parade/site/brand/ui/case/LossFields.tsx';
import { useEffect, useRef, useState } from 'react';
import { Proposals } from '../counterparties/Proposals.tsx';
import { Details } from '../lib/Details.tsx';
import type { ReportForm } from './ReportField.tsx';
import { Total } from './Total.tsx';
import { useCaseLists } from './useCaseLists.ts';

const WRONG = 'Vérifiez les paiements et les coordonnées\u00a0: quelque chose y est à corriger.';

/** The payments and who is on the other side, folded until somebody wants them or they hold something. */
export function PaymentsAndContacts({ form }: { form: ReportForm }) {
  const { losses, counterparties, write } = useCaseLists(form);
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
            write('losses', taken.losses);
            write('counterparties', taken.counterparties);
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
