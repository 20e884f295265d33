import { Typography } from '@mui/material';
import type { AdminAlert } from '@parade/api/contract/alerts-admin.ts';
import { quoted } from '@parade/api/contract/text.ts';
import { useFormContext } from 'react-hook-form';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';

interface RetirementQuestionProps {
  alert: AdminAlert;
  open: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function RetirementQuestion({ alert, ...question }: RetirementQuestionProps) {
  const { isDirty } = useFormContext().formState;
  return (
    <ConfirmDialog
      {...question}
      title="Retirer l’alerte"
      confirm="Retirer l’alerte"
      busyLabel="Retrait…"
      destructive
    >
      <Typography>
        {quoted(alert.title)}{' '}
        {alert.status === 'verified'
          ? 'disparaît du site et des flux, et «\u00a0Vérifier\u00a0» ne s’y réfère plus.'
          : 'n’est déjà plus sur le site\u00a0: la suspension devient un retrait.'}{' '}
        Vous pourrez la rétablir.
      </Typography>
      {isDirty && (
        <Typography sx={{ mt: 1.5 }}>
          Vos modifications ne sont pas enregistrées&nbsp;: elles restent dans la fiche.
        </Typography>
      )}
    </ConfirmDialog>
  );
}
