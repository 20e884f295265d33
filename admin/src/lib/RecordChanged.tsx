import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

export function RecordChanged({ busy, onReload }: { busy?: boolean; onReload: () => void }) {
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ borderRadius: 0, alignItems: 'center' }}
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
