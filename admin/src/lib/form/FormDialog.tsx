import { Button } from '@mui/material';
import type { FieldValues } from 'react-hook-form';
import { Actions } from '../Actions.tsx';
import { Modal } from '../Modal.tsx';
import { FormSubmit } from './fields.tsx';
import { SaveProblem } from './SaveProblem.tsx';
import { SentForm, type SentFormProps } from './SentForm.tsx';

interface FormDialogProps<Values extends FieldValues, Checked>
  extends SentFormProps<Values, Checked> {
  title: string;
  open: boolean;
  submit: string;
  busyLabel?: string;
  color?: 'primary' | 'error';
  cancel?: string;
  onClose: () => void;
}

/** A form in a window of its own, with its two buttons. */
export function FormDialog<Values extends FieldValues, Checked>({
  title,
  open,
  submit,
  busyLabel = 'Enregistrement…',
  color = 'primary',
  cancel = 'Annuler',
  onClose,
  children,
  ...form
}: FormDialogProps<Values, Checked>) {
  return (
    <Modal title={title} open={open} onClose={onClose}>
      <SentForm {...form}>
        {children}
        <SaveProblem />
        <Actions>
          <FormSubmit busyLabel={busyLabel} color={color}>
            {submit}
          </FormSubmit>
          <Button onClick={onClose}>{cancel}</Button>
        </Actions>
      </SentForm>
    </Modal>
  );
}
