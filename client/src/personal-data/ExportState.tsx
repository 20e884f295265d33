import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import { formatBytes } from '@parade/api/contract/documents.ts';
import type { DataExport } from '@parade/api/contract/personal-data.ts';
import { tokens } from '@parade/site/brand/tokens.ts';

function Preparing() {
  return (
    <Box sx={{ mt: 2, maxWidth: '28rem' }}>
      <Typography sx={{ fontWeight: 600, mb: 0.5 }}>Votre export se prépare…</Typography>
      <LinearProgress aria-label="Préparation de l’export" sx={{ height: 6, borderRadius: 3 }} />
      <Typography variant="body2" sx={{ mt: 0.5, color: tokens.muted }}>
        Vous pouvez quitter cette page&nbsp;: une notification vous préviendra.
      </Typography>
    </Box>
  );
}

function Ready({ url, size, readyAt, expiresAt }: DataExport & { url: string }) {
  return (
    <Box sx={{ mt: 2, borderLeft: `3px solid ${tokens.sage}`, pl: 2.5 }}>
      <Typography sx={{ fontWeight: 600 }}>Votre export est prêt</Typography>
      <Typography variant="body2" sx={{ color: tokens.muted, mb: 1 }}>
        Préparé le {formatDateTime(readyAt)}, disponible jusqu’au {formatDateTime(expiresAt)}.
      </Typography>
      <Button variant="contained" component="a" href={url} download>
        {size === null ? 'Télécharger (ZIP)' : `Télécharger (ZIP, ${formatBytes(size)})`}
      </Button>
    </Box>
  );
}

/** The state of the newest export. */
export function ExportState({ latest }: { latest: DataExport }) {
  if (latest.status === 'preparing') return <Preparing />;
  if (latest.url !== null) return <Ready {...latest} url={latest.url} />;
  if (latest.status === 'ready') {
    return (
      <Typography sx={{ mt: 2, color: tokens.muted }}>
        Votre export du {formatDateTime(latest.requestedAt)} a expiré, et son fichier est effacé.
      </Typography>
    );
  }
  return (
    <Alert severity="error" role="presentation" sx={{ mt: 2 }}>
      L’export du {formatDateTime(latest.requestedAt)} n’a pas pu être préparé. Demandez-en un
      nouveau.
    </Alert>
  );
}
