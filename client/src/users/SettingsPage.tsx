import { Box, Skeleton } from '@mui/material';
import { SessionsPanel } from '../auth/SessionsPanel.tsx';
import { Failure } from '../lib/Failure.tsx';
import { Section } from '../lib/Section.tsx';
import { ErasurePanel } from '../personal-data/ErasurePanel.tsx';
import { ExportPanel } from '../personal-data/ExportPanel.tsx';
import { ReadsPanel } from '../personal-data/ReadsPanel.tsx';
import { PreferencesForm } from './PreferencesForm.tsx';
import { usePreferences } from './queries.ts';

const TOGGLES = [1, 2, 3, 4, 5];

function Preferences() {
  const { data, isPending, isError, refetch } = usePreferences();
  return (
    <Section id="preferences" title="Notifications et messages">
      {isPending && (
        <Box role="status" aria-label="Chargement des paramètres">
          {TOGGLES.map((toggle) => (
            <Skeleton key={toggle} height={88} />
          ))}
        </Box>
      )}
      {isError && !data && (
        <Failure sentence="Erreur lors du chargement des données" onRetry={refetch} />
      )}
      {data && <PreferencesForm stored={data} />}
    </Section>
  );
}

export default function SettingsPage() {
  return (
    <Box sx={{ display: 'grid', gap: 6, py: { xs: 3, md: 4.5 }, maxWidth: '46rem' }}>
      <Preferences />
      <SessionsPanel />
      <ReadsPanel />
      <ExportPanel />
      <ErasurePanel />
    </Box>
  );
}
