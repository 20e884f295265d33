import { Typography } from '@mui/material';
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
  const builtIn = wanted?.version === 0;
  return (
    <ConfirmDialog
      title={
        builtIn ? 'Restaurer les textes d’origine' : `Restaurer la version ${wanted?.version ?? ''}`
      }
      open={wanted !== undefined}
      confirm="Restaurer et publier"
      busy={busy}
      busyLabel="Restauration…"
      problem={problem}
      onConfirm={confirm}
      onClose={cancel}
    >
      <Typography>
        {builtIn
          ? 'Tous les paramètres reprennent ce qu’ils étaient avant le premier enregistrement. Les chiffres redeviennent des exemples, les mentions légales sont à compléter, et chaque page redit «\u00a0Site de démonstration\u00a0».'
          : `Tous les paramètres reprennent ce qu’ils étaient le ${formatDateTime(wanted?.at)}.`}{' '}
        Cela devient une nouvelle version&nbsp;: celle d’aujourd’hui reste dans l’historique.
      </Typography>
      {changed.length > 0 && (
        <Typography sx={{ mt: 1 }}>
          Les modifications qui ne sont pas enregistrées seront perdues.
        </Typography>
      )}
    </ConfirmDialog>
  );
}
