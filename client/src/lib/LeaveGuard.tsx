import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useId } from 'react';
import { useBlocker } from 'react-router';

/** Asks before another page, or the browser, takes what was not saved. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const id = useId();
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

  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>Quitter sans enregistrer&nbsp;?</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          Ce que vous avez modifié sur cette page ne serait pas gardé.
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={stay}>Rester sur la page</Button>
        <Button variant="contained" color="error" onClick={() => blocker.proceed?.()}>
          Quitter sans enregistrer
        </Button>
      </DialogActions>
    </Dialog>
  );
}
