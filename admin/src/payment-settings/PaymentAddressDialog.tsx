import { Box, Typography } from '@mui/material';
import { SETTINGS_NOT_SAVED } from '@parade/api/contract/payment-settings.ts';
import { useId } from 'react';
import type { Resolver } from 'react-hook-form';
import { FormPassword } from '../auth/NewPassword.tsx';
import { Address } from '../lib/Address.tsx';
import { FormDialog } from '../lib/form/FormDialog.tsx';
import { failureOf } from '../lib/http.ts';

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
  onConfirm: (password: string) => Promise<void>;
  onClose: () => void;
}

const NO_PASSWORD = { password: '' };
/** The server checks it. */
const resolver: Resolver<typeof NO_PASSWORD> = (values) => ({ values, errors: {} });

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
export function PaymentAddressDialog({ change, onConfirm, onClose }: PaymentAddressDialogProps) {
  return (
    <FormDialog
      title={change?.title ?? ''}
      open={change !== undefined}
      values={NO_PASSWORD}
      resolver={resolver}
      send={({ password }) => onConfirm(password)}
      failed={(error) => failureOf(SETTINGS_NOT_SAVED, error)}
      submit="Confirmer le changement"
      onClose={onClose}
      sx={{ gap: 2.5 }}
    >
      {change && (
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
      )}
      <Typography>
        Comparez avec l’original, caractère par caractère. L’argent des clients ira là&nbsp;; toute
        l’équipe en est avertie par e-mail.
      </Typography>
      <FormPassword
        name="password"
        label="Mot de passe actuel"
        autoComplete="current-password"
        autoFocus
      />
    </FormDialog>
  );
}
