import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A reference stands on one line: its hyphens are no place to break. */
export const NoBreak = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);
