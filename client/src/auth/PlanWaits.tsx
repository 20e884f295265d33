import { Typography } from '@mui/material';
import { useState } from 'react';
import { handedOver } from '../lib/drafts.ts';

/** Says to whoever kept a plan on `/urgence` that it is still there, and what comes next. */
export function PlanWaits({ after }: { after: string }) {
  const [isKept] = useState(() => handedOver().length > 0);
  if (!isKept) return null;
  return (
    <Typography sx={{ mb: 3, fontWeight: 600 }}>
      Votre plan d’urgence est gardé dans cet onglet. {after}, vous pourrez le joindre à un
      signalement.
    </Typography>
  );
}
