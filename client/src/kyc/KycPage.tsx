import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSessionUser } from '../auth/session.ts';
import { ErrorBanner } from '../lib/ErrorBanner.tsx';
import { KycDisplay } from './KycDisplay.tsx';
import { KycSkeleton } from './KycSkeleton.tsx';
import { useOwnKyc } from './queries.ts';
import { WhyIdentity } from './WhyIdentity.tsx';

export function KycPage() {
  const { uid } = useSessionUser();
  const { data: own, isError, isPending, errorUpdateCount, refetch } = useOwnKyc();
  const isFirst = own?.verification === null;
  const why = (
    <Box key="why" sx={{ order: { md: 1 } }}>
      <WhyIdentity />
    </Box>
  );
  return (
    <>
      <ErrorBanner
        key={errorUpdateCount}
        sentence={isError ? 'Erreur lors du chargement des données' : undefined}
        onRetry={refetch}
      />
      <Box
        sx={{
          mt: 4,
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 3fr)' },
          alignItems: 'start',
        }}
      >
        {/* Explained before the first form; after that the answer stands first. */}
        {isFirst && why}
        <div>
          {isPending && <KycSkeleton />}
          {isError && !own && (
            <Typography>
              Rien n’est perdu&nbsp;: ce que vous avez pu envoyer est conservé, mais n’a pas pu être
              lu.
            </Typography>
          )}
          {own && <KycDisplay uid={uid} own={own} />}
        </div>
        {!isFirst && why}
      </Box>
    </>
  );
}
