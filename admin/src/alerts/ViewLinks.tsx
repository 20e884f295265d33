import { Box, Button } from '@mui/material';
import type { AdminSummary } from '@parade/api/contract/admin-summary.ts';
import { Link } from 'react-router';
import type { View } from '../lib/section.ts';

interface ViewLinksProps {
  views: readonly View[];
  current: View;
  summary: AdminSummary | undefined;
}

/** The ways between the views of the tab, each with how many things wait there for somebody. */
export function ViewLinks({ views, current, summary }: ViewLinksProps) {
  return (
    <Box
      component="nav"
      aria-label="Vues de la rubrique"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2.5 }}
    >
      {views.map((view) => {
        const { address, label, count } = view;
        const waiting = summary && count?.(summary);
        return (
          <Button
            key={address}
            component={Link}
            to={{ search: address && `?vue=${address}` }}
            variant={view === current ? 'contained' : 'outlined'}
            color={view === current ? 'secondary' : 'primary'}
            aria-current={view === current ? 'page' : undefined}
          >
            {label}
            {waiting ? ` (${waiting.toLocaleString('fr-FR')})` : ''}
          </Button>
        );
      })}
    </Box>
  );
}
