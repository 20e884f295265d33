import { Box, Button, Typography } from '@mui/material';
import { tokens } from '@parade/site/brand/tokens.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface EmptyStateProps {
  title: string;
  /** What would change that, and what to do meanwhile. */
  children: ReactNode;
  /** The next step, and where it is done. */
  action?: { label: string; to: string };
}

/** In the place of a list that holds nothing yet. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <Box sx={{ py: action ? 4 : 3, borderBottom: `1px solid ${tokens.rule}` }}>
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Typography sx={{ maxWidth: '34rem' }}>{children}</Typography>
      {action && (
        <Button variant="outlined" component={Link} to={action.to} sx={{ mt: 2.5 }}>
          {action.label}
        </Button>
      )}
    </Box>
  );
}
