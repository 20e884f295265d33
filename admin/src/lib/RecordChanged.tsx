import { Alert } from '@mui/material';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';

export function RecordChanged({ busy, onReload }: { busy?: boolean; onReload: () => unknown }) {
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ borderRadius: 0, alignItems: 'center', gridColumn: '1 / -1' }}
      action={
        <LoadingButton color="inherit" loading={busy} onClick={onReload}>
          Recharger la fiche
        </LoadingButton>
      }
    >
      Cette fiche a changé
    </Alert>
  );
}
