import { Dialog, DialogContent, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface ModalProps {
  title: string;
  open: boolean;
  /** Without it only a button inside closes the window, for what is shown only once. */
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** A window over the page, with its title; Escape closes it and the focus goes back where it was. */
export function Modal({ title, open, onClose, children }: ModalProps) {
  const titleId = useId();
  return (
    <Dialog
      open={open}
      {...(onClose ? { onClose } : {})}
      aria-labelledby={titleId}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { sx: { m: { xs: 1.5, sm: 4 }, width: { xs: 'calc(100% - 24px)' } } } }}
    >
      <DialogContent sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Typography id={titleId} variant="h2" sx={{ mb: 2 }}>
          {title}
        </Typography>
        {children}
      </DialogContent>
    </Dialog>
  );
}
