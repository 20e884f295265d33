import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import { type DataExport, EXPORT_DAYS } from '@parade/api/contract/personal-data.ts';
import { formatBytes } from '@parade/api/contract/upload-limits.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { useRef } from 'react';
import { Failure } from '../lib/Failure.tsx';
import { Section } from '../lib/Section.tsx';
import { SubmitFailure } from '../lib/SubmitFailure.tsx';
import { useExportAtOnce } from './at-once.ts';
import { useExports, useRequestExport } from './queries.ts';

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
function ExportState({ latest }: { latest: DataExport }) {
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

/** Exports everything that is held on the person (RGPD, articles 15 and 20). */
export function ExportPanel() {
  const { data, isError, refetch } = useExports();
  const request = useRequestExport();
  const atOnce = useExportAtOnce();
  const state = useRef<HTMLDivElement>(null);
  const [latest] = data?.items ?? [];
  const preparing = latest?.status === 'preparing';
  const failure = request.error ?? atOnce.error;
  return (
    <Section id="export" title="Vos données">
      <Typography sx={{ pt: 2, maxWidth: '42rem' }}>
        Tout ce que nous conservons sur vous, dans un fichier ZIP&nbsp;: un résumé à lire, les
        données dans un format que d’autres logiciels savent lire, et vos documents tels que vous
        les avez envoyés. Il reste disponible {EXPORT_DAYS}&nbsp;jours.
      </Typography>
      {isError && !data && (
        <Failure sentence="Erreur lors du chargement des données" onRetry={refetch} />
      )}
      <Box
        ref={state}
        role="group"
        aria-label="État de l’export"
        aria-live="polite"
        tabIndex={-1}
        sx={{ outline: 'none' }}
      >
        {latest && <ExportState latest={latest} />}
      </Box>
      <SubmitFailure sentence={failure ? sentenceFor(failure) : undefined} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {!preparing && (
          <LoadingButton
            variant="outlined"
            loading={request.isPending}
            onClick={() => {
              atOnce.reset();
              // The button disappears meanwhile, so the focus goes where the file will be.
              request.mutate(undefined, { onSuccess: () => state.current?.focus() });
            }}
          >
            {latest ? 'Préparer un nouvel export' : 'Préparer mon export'}
          </LoadingButton>
        )}
        <LoadingButton
          variant="outlined"
          loading={atOnce.isPending}
          onClick={() => {
            request.reset();
            atOnce.mutate();
          }}
        >
          Télécharger sans les documents
        </LoadingButton>
      </Box>
      <Box role="status">
        {atOnce.isSuccess && (
          <Typography sx={{ mt: 1 }}>
            Le fichier est téléchargé. Gardez-le en lieu sûr&nbsp;: il contient vos coordonnées.
          </Typography>
        )}
      </Box>
    </Section>
  );
}
