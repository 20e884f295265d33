import { Alert, Button } from '@mui/material';

export function RecordChanged({ busy, onReload }: { busy?: boolean; onReload: () => unknown }) {
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ borderRadius: 0, alignItems: 'center', gridColumn: '1 / -1' }}
      action={
        <Button color="inherit" loading={busy} onClick={onReload}>
          Recharger la fiche
        </Button>
      }
    >
      Cette fiche a changé
    </Alert>
  );
}
