import { Box, Skeleton } from '@mui/material';
import { PasswordChangeForm } from '../auth/PasswordChangeForm.tsx';
import { Columns } from '../lib/Columns.tsx';
import { ErrorBanner } from '../lib/ErrorBanner.tsx';
import { useLatestReports, useSummary } from '../reports/queries.ts';
import { RecentReports } from '../reports/RecentReports.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { ProfileSummary } from './ProfileSummary.tsx';
import { useMe } from './queries.ts';
import { Statistics } from './Statistics.tsx';

/** The card and the form, while they are being read. */
function ProfileSkeleton() {
  return (
    <Box role="status" aria-label="Chargement du profil" sx={{ py: { xs: 3, md: 4 } }}>
      <Skeleton variant="rounded" height={220} />
    </Box>
  );
}

export default function ProfilePage() {
  const me = useMe();
  const summary = useSummary();
  const latest = useLatestReports();
  return (
    <>
      <ErrorBanner of={[me, summary, latest]} sentence="Erreur lors du chargement des données" />
      {me.isPending && <ProfileSkeleton />}
      {me.data && <ProfileSummary me={me.data} />}
      <Columns from="lg">
        <Box sx={{ display: 'grid', gap: 5, alignContent: 'start', minWidth: 0 }}>
          {me.data && <ProfileForm me={me.data} />}
          <RecentReports latest={latest} />
        </Box>
        <Box sx={{ display: 'grid', gap: 5, alignContent: 'start', minWidth: 0 }}>
          <Statistics summary={summary.data} failed={summary.isError} />
          <PasswordChangeForm />
        </Box>
      </Columns>
    </>
  );
}
