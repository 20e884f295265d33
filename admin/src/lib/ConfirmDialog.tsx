import { Button, Stack } from '@mui/material';
import type { FormEvent, ReactNode } from 'react';
import { Actions } from './Actions.tsx';
import { FormProblem } from './FormProblem.tsx';
import { Modal } from './Modal.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface ConfirmDialogProps {
  title: string;
  open: boolean;
  /** What a confirmation does. */
  children: ReactNode;
  confirm: string;
  busy?: boolean;
  busyLabel?: string;
  problem?: string | undefined;
  destructive?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that reaches people, or cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, open, children, confirm, busy = false, busyLabel = confirm, problem } = props;

  function submit(event: FormEvent) {
    event.preventDefault();
    // React would hand it to the form that the window belongs to.
    event.stopPropagation();
    // The window fades for a moment after the answer: a click in it must do nothing.
    if (open && !busy) props.onConfirm();
  }

  return (
    <Modal title={title} open={open} onClose={props.onClose}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
        <div>{children}</div>
        <FormProblem>{problem}</FormProblem>
        <Actions>
          <SubmitButton
            busy={busy}
            busyLabel={busyLabel}
            color={props.destructive ? 'error' : 'primary'}
          >
            {confirm}
          </SubmitButton>
          <Button onClick={props.onClose}>Annuler</Button>
        </Actions>
      </Stack>
    </Modal>
  );
}
