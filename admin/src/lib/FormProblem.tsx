import { Alert, Box } from '@mui/material';
import type { ReactNode } from 'react';

/** A problem of a whole form. The empty live region is there before, so that the problem is announced. */
export function FormProblem({ children }: { children: ReactNode }) {
  return (
    // Out of the flow while empty, so that the form has no extra gap.
    <Box role="alert" sx={{ '&:empty': { position: 'absolute' } }}>
      {children && (
        <Alert severity="error" role="presentation">
          {children}
        </Alert>
      )}
    </Box>
  );
}
