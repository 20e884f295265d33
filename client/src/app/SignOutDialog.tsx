import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

interface SignOutDialogProps {
  open: boolean;
  /** What is not sent, as it begins a sentence. */
  unsent: string;
  busy: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Signing out erases a draft from this device: that is asked first. */
export function SignOutDialog({ open, unsent, busy, onStay, onLeave }: SignOutDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      aria-labelledby="sign-out-title"
      aria-describedby="sign-out-text"
    >
      <DialogTitle id="sign-out-title">{unsent} n’est pas envoyé</DialogTitle>
      <DialogContent>
        <DialogContentText id="sign-out-text">
          Un brouillon est enregistré sur cet appareil. La déconnexion l’efface, pour que personne
          d’autre ne puisse le lire.
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onStay}>Rester connecté</Button>
        <Button variant="contained" color="error" loading={busy} onClick={onLeave}>
          Effacer et me déconnecter
        </Button>
      </DialogActions>
    </Dialog>
  );
}
