import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

export function PanelHeading({ children }: { children: ReactNode }) {
  return (
    <Typography variant="h3" component="h2" sx={{ mb: 1, '* + &': { mt: 3 } }}>
      {children}
    </Typography>
  );
}
