import { Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { hasDraft } from '../reports/draft.ts';
import { keptPlan } from '../steps/kept-plan.ts';

/** What was begun and is not sent: a plan from `/urgence`, a report. */
export default function Waiting({ uid }: { uid: string }) {
  const [hasPlan] = useState(() => keptPlan() !== null);
  return (
    <>
      {hasPlan && (
        <Typography sx={{ mt: 1 }}>
          Votre plan d’urgence est gardé dans cet onglet&nbsp;:{' '}
          <Link component={RouterLink} to="/report">
            le joindre à un signalement
          </Link>
        </Typography>
      )}
      {hasDraft(uid) && (
        <Typography sx={{ mt: 1 }}>
          Un brouillon vous attend&nbsp;:{' '}
          <Link component={RouterLink} to="/report">
            reprendre mon signalement
          </Link>
        </Typography>
      )}
    </>
  );
}
