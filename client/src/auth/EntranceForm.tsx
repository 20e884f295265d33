import { Box } from '@mui/material';
import type { FormEventHandler, ReactNode } from 'react';

/**
 * A form that is in the HTML before its script: sent early it waits, and says so (`entrance/early.ts`).
 * Never by the browser itself, whose address would show what was typed.
 */
export function EntranceForm({
  onSubmit,
  children,
}: {
  onSubmit: FormEventHandler;
  children: ReactNode;
}) {
  return (
    <Box
      component="form"
      method="post"
      noValidate
      onSubmit={onSubmit}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      {children}
      <EarlyNotice />
    </Box>
  );
}

/** Written into before the page is alive: nothing that React looks at. */
const EarlyNotice = () => (
  <Box
    id="early"
    role="status"
    sx={{ '&:empty': { mt: -2.5 } }}
    suppressHydrationWarning
    dangerouslySetInnerHTML={NOTHING}
  />
);
const NOTHING = { __html: '' };
