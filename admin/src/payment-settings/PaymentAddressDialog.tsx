import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useId } from 'react';
import { PasswordField } from '../auth/PasswordField.tsx';
import { Actions } from '../lib/Actions.tsx';
import { Address } from '../lib/Address.tsx';
import { Modal } from '../lib/Modal.tsx';
import { SubmitButton } from '../lib/SubmitButton.tsx';

/** Where money goes now, and where it would go. */
interface PaymentAddressChange {
  title: string;
  /** The word for no address, in its gender: « Aucune » adresse, « Aucun » IBAN. */
  none: string;
  before: string;
  after: string;
}

interface PaymentAddressDialogProps {
  change: PaymentAddressChange | undefined;
  busy: boolean;
  problem: string | undefined;
  onConfirm: (password: string) => void;
  onClose: () => void;
}

function Side({ label, value, none }: { label: string; value: string; none: string }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="body2" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {label}
      </Typography>
      {value ? <Address value={value} grouped /> : <Typography>{none}</Typography>}
    </Box>
  );
}

/** Shows the old and the new address to be compared, and asks for the password. */
export function PaymentAddressDialog({
  change,
  busy,
  problem,
  onConfirm,
  onClose,
}: PaymentAddressDialogProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!busy) onConfirm(String(new FormData(event.currentTarget).get('password')));
  }

  return (
    <Modal title={change?.title ?? ''} open={change !== undefined} onClose={onClose}>
      {change && (
        <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2.5 }}>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
              borderBlock: 1,
              borderColor: 'divider',
              py: 2,
            }}
          >
            <Side label="Actuellement" value={change.before} none={change.none} />
            <Side label="Après ce changement" value={change.after} none={change.none} />
          </Box>
          <Typography>
            Comparez avec l’original, caractère par caractère. L’argent des clients ira là&nbsp;;
            toute l’équipe en est avertie par e-mail.
          </Typography>
          <PasswordField
            label="Mot de passe actuel"
            name="password"
            autoComplete="current-password"
            autoFocus
            problem={problem}
          />
          <Actions>
            <SubmitButton busy={busy} busyLabel="Enregistrement…">
              Confirmer le changement
            </SubmitButton>
            <Button onClick={onClose}>Annuler</Button>
          </Actions>
        </Stack>
      )}
    </Modal>
  );
}
