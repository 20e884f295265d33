import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { visuallyHidden } from '@parade/site/brand/ui/VisuallyHidden.ts';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../lib/http.ts';
import { PageTitle } from '../lib/PageTitle.tsx';
import { SourcesLink } from '../sources/SourcesLink.tsx';
import { settingsQuery } from './queries.ts';
import { SettingsEditor } from './SettingsEditor.tsx';
import { SECTIONS } from './sections.ts';

const TITLE = 'Paramètres du site';
const FAILED = 'Erreur lors du chargement des paramètres du site';

function Loading() {
  return (
    <Box role="status" aria-label="Chargement..." sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={140} sx={{ mb: 2 }} />
      {SECTIONS.map(({ id }) => (
        <Skeleton key={id} variant="rounded" height={44} sx={{ maxWidth: '42rem' }} />
      ))}
    </Box>
  );
}

export function SettingsPage() {
  const { data, error, refetch } = useQuery(settingsQuery);
  return (
    <>
      <PageTitle page={TITLE} />
      <Typography variant="h1" sx={visuallyHidden}>
        {TITLE}
      </Typography>
      <SourcesLink sx={{ mb: 2 }} />
      {data && <SettingsEditor latest={data} />}
      {!data && !error && <Loading />}
      {!data && error && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => refetch()}>
              Réessayer
            </Button>
          }
        >
          {failureOf(FAILED, error)}
        </Alert>
      )}
    </>
  );
}
