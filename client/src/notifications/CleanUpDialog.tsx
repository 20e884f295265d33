import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { DEFAULT_CLEAN_UP_DAYS } from '@parade/api/contract/notifications.ts';

interface CleanUpDialogProps {
  open: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** What is removed does not come back: that is asked first. */
export function CleanUpDialog({ open, onCancel, onConfirm }: CleanUpDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      aria-labelledby="clean-up-title"
      aria-describedby="clean-up-text"
    >
      <DialogTitle id="clean-up-title">Nettoyer vos notifications&nbsp;?</DialogTitle>
      <DialogContent>
        <DialogContentText id="clean-up-text">
          Celles de plus de {DEFAULT_CLEAN_UP_DAYS}&nbsp;jours, lues ou non, et celles qui sont
          illisibles seront supprimées pour de bon. Vos signalements et leur suivi restent.
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onCancel}>Annuler</Button>
        <Button variant="contained" color="error" onClick={onConfirm}>
          Supprimer les anciennes
        </Button>
      </DialogActions>
    </Dialog>
  );
}
