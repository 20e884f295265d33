import { Box, Link, Skeleton, Typography } from '@mui/material';
import type { ClientSummary, ReportRow } from '@parade/api/contract/reports.ts';
import { lazy, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { displayNameOf, useKnownUser } from '../auth/session.ts';
import { handedOver, hasDraft } from '../lib/drafts.ts';
import { reports } from '../reports/feature.ts';
import { standing } from './standing.ts';

/** Fetched for those for whom something may wait: it reads whole reports. */
const Waiting = lazy(() => import('./Waiting.tsx'));

function MaybeWaiting({ uid }: { uid: string }) {
  const [isWaiting] = useState(() => handedOver().length > 0 || hasDraft(reports.drafts.name, uid));
  return isWaiting ? (
    <Suspense>
      <Waiting uid={uid} />
    </Suspense>
  ) : null;
}

interface WelcomeProps {
  summary: ClientSummary | undefined;
  latest: readonly ReportRow[] | undefined;
  /** A query failed, and the page says so elsewhere: no skeleton is shown. */
  failed: boolean;
}

/** Greets the person and says in one sentence where things stand. */
export function Welcome({ summary, latest, failed }: WelcomeProps) {
  const user = useKnownUser();
  const now = summary && latest && standing(summary, latest);
  return (
    <Box sx={{ py: { xs: 3, md: 4.5 } }}>
      <Typography
        variant="h2"
        sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' }, mb: 0.75, overflowWrap: 'anywhere' }}
      >
        Bonjour{' '}
        {user ? displayNameOf(user) : <Skeleton sx={{ display: 'inline-block', width: '6em' }} />}
      </Typography>
      <Typography
        aria-live="polite"
        // The room that most sentences take: nothing below it moves when it comes.
        sx={{ fontSize: '1.125rem', maxWidth: '42rem', minHeight: { xs: '3lh', sm: '2lh' } }}
      >
        {now ? now.sentence : !failed && <Skeleton sx={{ width: 'min(100%, 30rem)' }} />}
        {now?.unread && (
          <>
            {' '}
            <Link component={RouterLink} to={now.unread.to}>
              {now.unread.label}
            </Link>
          </>
        )}
      </Typography>
      {user && <MaybeWaiting uid={user.uid} />}
    </Box>
  );
}
