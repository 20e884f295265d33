import { Box, Link, Skeleton, Typography } from '@mui/material';
import type { ClientSummary, ReportRow } from '@parade/api/contract/reports.ts';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { displayNameOf, useSessionUser } from '../auth/session.ts';
import { hasDraft } from '../reports/draft.ts';
import { keptPlan } from '../steps/kept-plan.ts';
import { standing } from './standing.ts';

interface WelcomeProps {
  summary: ClientSummary | undefined;
  latest: readonly ReportRow[] | undefined;
  /** A query failed, and the page says so elsewhere: no skeleton is shown. */
  failed: boolean;
}

/** Greets the person and says in one sentence where things stand. */
export function Welcome({ summary, latest, failed }: WelcomeProps) {
  const user = useSessionUser();
  const now = summary && latest && standing(summary, latest);
  const [hasPlan] = useState(() => keptPlan() !== null);
  return (
    <Box sx={{ py: { xs: 3, md: 4.5 } }}>
      <Typography
        variant="h2"
        sx={{ fontSize: { xs: '1.75rem', sm: '2.25rem' }, mb: 0.75, overflowWrap: 'anywhere' }}
      >
        Bonjour {displayNameOf(user)}
      </Typography>
      <Typography aria-live="polite" sx={{ fontSize: '1.125rem', maxWidth: '42rem' }}>
        {now ? now.sentence : !failed && <Skeleton width="min(100%, 30rem)" />}
        {now?.unread && (
          <>
            {' '}
            <Link component={RouterLink} to={now.unread.to}>
              {now.unread.label}
            </Link>
          </>
        )}
      </Typography>
      {hasPlan && (
        <Typography sx={{ mt: 1 }}>
          Votre plan d’urgence est gardé dans cet onglet&nbsp;:{' '}
          <Link component={RouterLink} to="/report">
            le joindre à un signalement
          </Link>
        </Typography>
      )}
      {hasDraft(user.uid) && (
        <Typography sx={{ mt: 1 }}>
          Un brouillon vous attend&nbsp;:{' '}
          <Link component={RouterLink} to="/report">
            reprendre mon signalement
          </Link>
        </Typography>
      )}
    </Box>
  );
}
