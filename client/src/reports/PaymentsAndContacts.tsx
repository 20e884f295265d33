import { Typography } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { Details } from '../lib/Details.tsx';
import type { ReportForm } from './ReportField.tsx';
import { useCaseLists } from './useCaseLists.ts';

export const loadCaseLists = () => import('./CaseLists.tsx');
const CaseLists = lazy(loadCaseLists);

/** The payments and who is on the other side, folded until somebody wants them or they hold something. */
export function PaymentsAndContacts({ form }: { form: ReportForm }) {
  const { losses, counterparties } = useCaseLists(form);
  const { errors } = form.formState;
  const isWrong = Boolean(errors.losses || errors.counterparties);
  const isOnlyWrong =
    isWrong && Object.keys(errors).every((name) => name === 'losses' || name === 'counterparties');
  const [unfolded, setUnfolded] = useState<boolean>();
  // A draft may hold some, and comes after the form.
  const [held, setHeld] = useState(false);
  if (!held && losses.length + counterparties.length > 0) setHeld(true);
  const isOpen = isWrong || (unfolded ?? held);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <Details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) setUnfolded(currentTarget.open);
      }}
      sx={{ pb: 4 }}
    >
      <summary>Ajouter les paiements et les coordonnées</summary>
      {wasOpen && (
        <Suspense fallback={<Typography role="status">Chargement…</Typography>}>
          <CaseLists {...{ form, isWrong, isOnlyWrong }} />
        </Suspense>
      )}
    </Details>
  );
}
