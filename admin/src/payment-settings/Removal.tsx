import { Button, Typography } from '@mui/material';
import { type PaymentSetting, SETTINGS_NOT_SAVED } from '@parade/api/contract/payment-settings.ts';
import { ofName } from '@parade/api/contract/text.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';
import { failureOf } from '../lib/http.ts';
import { removeCurrency } from './queries.ts';

interface RemovalProps {
  setting: PaymentSetting;
  onRemoved: (setting: PaymentSetting) => void;
}

/** Takes a currency away from the payment screen, after a question. */
export function Removal({ setting, onRemoved }: RemovalProps) {
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const removal = useMutation({
    mutationFn: () => removeCurrency(setting.id),
    onSuccess: (removed) => {
      setAsking(false);
      notify(`Configuration supprimée\u00a0: ${setting.name}`, { type: 'success' });
      onRemoved(removed);
    },
  });
  const close = () => {
    setAsking(false);
    removal.reset();
  };
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setAsking(true)} sx={{ mt: 2.5 }}>
        Supprimer…
      </Button>
      <ConfirmDialog
        title={`Supprimer la configuration ${ofName(setting.name)}\u00a0?`}
        open={asking}
        confirm="Supprimer"
        destructive
        busy={removal.isPending}
        busyLabel="Suppression…"
        problem={removal.error ? failureOf(SETTINGS_NOT_SAVED, removal.error) : undefined}
        onConfirm={() => removal.mutate()}
        onClose={close}
      >
        <Typography>
          Les clients ne pourront plus payer en {setting.name}. L’adresse reste dans le journal, et
          toute l’équipe est avertie par e-mail.
        </Typography>
      </ConfirmDialog>
    </>
  );
}
