import { Stack } from '@mui/material';
import type { ReactNode } from 'react';

/** A row of buttons that wraps where there is no room. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mt: 1 }}>
      {children}
    </Stack>
  );
}
