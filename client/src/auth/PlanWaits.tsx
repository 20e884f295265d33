import { Typography } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { handedOver } from '../lib/drafts.ts';

/** Nothing puts one there while the page stands. */
const never = () => () => undefined;

/** Says to whoever kept a plan on `/urgence` that it is still there, and what comes next. */
export function PlanWaits({ after }: { after: string }) {
  const isKept = useSyncExternalStore(
    never,
    () => handedOver().length > 0,
    // The page is in the HTML before anybody knows.
    () => false,
  );
  if (!isKept) return null;
  return (
    <Typography sx={{ mb: 3, fontWeight: 600 }}>
      Votre plan d’urgence est gardé dans cet onglet. {after}, vous pourrez le joindre à un
      signalement.
    </Typography>
  );
}
