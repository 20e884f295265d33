import Typography from '@mui/material/Typography';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import { ConfirmDialog } from '../lib/ConfirmDialog.tsx';
import { useProgress } from './progress.tsx';
import type { useRestoration } from './useRestoration.ts';

interface RestoreDialogProps {
  restoration: ReturnType<typeof useRestoration>;
}

export function RestoreDialog({ restoration }: RestoreDialogProps) {
  const { wanted, busy, problem, confirm, cancel } = restoration;
  const { changed } = useProgress();
  return (
    <ConfirmDialog
      title={`Restaurer la version ${wanted?.version ?? ''}`}
      open={wanted !== undefined}
      confirm="Restaurer et publier"
      busy={busy}
      busyLabel="Restauration…"
      problem={problem}
      onConfirm={confirm}
      onClose={cancel}
    >
      <Typography>
        Tous les paramètres reprennent ce qu’ils étaient le {formatDateTime(wanted?.at)}. Cela
        devient une nouvelle version&nbsp;: celle d’aujourd’hui reste dans l’historique.
      </Typography>
      {changed.length > 0 && (
        <Typography sx={{ mt: 1 }}>
          Les modifications qui ne sont pas enregistrées seront perdues.
        </Typography>
      )}
    </ConfirmDialog>
  );
}
