import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Keeps a reference on one line: it must not break at its hyphens. */
export const NoBreak = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);
