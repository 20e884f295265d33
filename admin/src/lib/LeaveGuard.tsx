import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface LeaveGuardProps {
  changes: number;
  /** They leave all the same: what was kept goes. */
  onLeave?: () => void;
}

/** Asks before another tab, or the browser, takes what was not saved. */
export function LeaveGuard({ changes, onLeave }: LeaveGuardProps) {
  const unsaved = changes > 0;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!unsaved) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [unsaved]);

  return (
    <ConfirmDialog
      title="Quitter sans enregistrer&nbsp;?"
      open={blocker.state === 'blocked'}
      confirm="Quitter sans enregistrer"
      destructive
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onClose={() => blocker.reset?.()}
    >
      <Typography>
        {changes < 2
          ? 'Un champ modifié ne serait pas gardé.'
          : `${changes}\u00a0champs modifiés ne seraient pas gardés.`}
      </Typography>
    </ConfirmDialog>
  );
}
