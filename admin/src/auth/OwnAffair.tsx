import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useMe } from '../lib/session.ts';

interface OwnAffairProps {
  /** Whose affair it is. */
  userId: string;
  /** What decides it. */
  children: ReactNode;
}

/** The buttons of a decision, or why there are none: nobody decides their own affair. */
export function OwnAffair({ userId, children }: OwnAffairProps) {
  if (useMe()?.uid !== userId) return children;
  return (
    <Typography variant="body2">
      C’est votre propre dossier&nbsp;: une autre personne de l’équipe doit le décider.
    </Typography>
  );
}
