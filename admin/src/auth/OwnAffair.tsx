import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useMe } from '../lib/session.ts';

interface OwnAffairProps {
  /** The person that the decision is about. */
  userId: string;
  /** The controls of the decision. */
  children: ReactNode;
}

/** The controls of a decision, or a sentence in their place: nobody decides their own affair. */
export function OwnAffair({ userId, children }: OwnAffairProps) {
  if (useMe()?.uid !== userId) return children;
  return (
    <Typography variant="body2">
      C’est votre propre dossier&nbsp;: une autre personne de l’équipe doit en décider.
    </Typography>
  );
}
