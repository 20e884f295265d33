import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What is wrong with a whole form, spoken when it appears. The empty place is there before, for the ear. */
export function FormProblem({ children }: { children: ReactNode }) {
  return (
    // Out of the flow while it is empty: the form's gaps do not count it.
    <Box role="alert" sx={{ '&:empty': { position: 'absolute' } }}>
      {children && (
        <Alert severity="error" role="presentation">
          {children}
        </Alert>
      )}
    </Box>
  );
}
