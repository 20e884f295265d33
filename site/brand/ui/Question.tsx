import {
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  type DialogProps,
  DialogTitle,
} from '@mui/material';
import { type ReactNode, useId } from 'react';
import { LoadingButton } from './LoadingButton.tsx';

interface QuestionProps extends Pick<DialogProps, 'open' | 'slotProps'> {
  title: string;
  /** What follows from a yes. */
  text: ReactNode;
  /** What stands below the text: why the last try failed. */
  children?: ReactNode;
  /** The words of the two buttons. */
  no: string;
  yes: string;
  /** The colour of the yes; red unless nothing is lost by it. */
  color?: ButtonProps['color'];
  busy?: boolean;
  onNo: () => void;
  onYes: () => void;
}

/** Asks before something that cannot be undone. While it is busy nothing closes it. */
export function Question(props: QuestionProps) {
  const { title, text, children, no, yes, color = 'error', busy = false, onNo, onYes } = props;
  const id = useId();
  return (
    <Dialog
      open={props.open}
      onClose={() => !busy && onNo()}
      slotProps={props.slotProps}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onNo} disabled={busy}>
          {no}
        </Button>
        <LoadingButton variant="contained" color={color} loading={busy} onClick={onYes}>
          {yes}
        </LoadingButton>
      </DialogActions>
    </Dialog>
  );
}
