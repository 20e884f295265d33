import { Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** The one `h1` of a page. It takes the focus when the page changes (`app/Root`). */
export function PageHeading({ children, large }: { children: ReactNode; large?: boolean }) {
  return (
    <Typography
      variant="h1"
      tabIndex={-1}
      sx={{ outline: 'none', ...(large && { fontSize: { xs: '1.9rem', sm: '2.25rem' } }) }}
    >
      {children}
    </Typography>
  );
}
