import { Alert, Box, Typography } from '@mui/material';
import { CounterpartyCards } from '@parade/site/brand/ui/case/CounterpartyCards.tsx';
import type { CounterpartyTexts } from '@parade/site/brand/ui/case/CounterpartyFields.tsx';
import { LossCards } from '@parade/site/brand/ui/case/LossCards.tsx';
import type { LossTexts } from '@parade/site/brand/ui/case/LossFields.tsx';
import { useEffect, useRef } from 'react';
import { Proposals } from '../counterparties/Proposals.tsx';
import type { ReportForm } from './ReportField.tsx';
import { Total } from './Total.tsx';
import { useCaseLists } from './useCaseLists.ts';

const WRONG = 'Vérifiez les paiements et les coordonnées\u00a0: quelque chose y est à corriger.';

interface CaseListsProps {
  form: ReportForm;
  /** Something in them is wrong; `only`: and nothing else of the form. */
  isWrong: boolean;
  isOnlyWrong: boolean;
}

/** The payments and who is on the other side, of a report that is being written. */
export default function CaseLists({ form, isWrong, isOnlyWrong }: CaseListsProps) {
  const { losses, counterparties, write } = useCaseLists(form);
  const { submitCount, isSubmitted } = form.formState;
  const place = useRef<HTMLDivElement>(null);
  // These have no field of the form that could take the focus.
  useEffect(() => {
    if (submitCount > 0 && isOnlyWrong) {
      place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
  }, [submitCount, isOnlyWrong]);
  return (
    <Box ref={place} sx={{ display: 'grid', gap: 3, pt: 2 }}>
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
  );
}
