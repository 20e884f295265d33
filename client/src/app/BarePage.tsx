import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageHeading } from '../lib/PageHeading.tsx';
import { BrandLink } from '../site-settings/BrandLink.tsx';
import { PageTitle } from '../site-settings/PageTitle.tsx';

/** A page outside every layout, for errors that leave no other page to show. */
export function BarePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ maxWidth: 592, mx: 'auto', px: 2, pb: 8 }}>
      <PageTitle>{title}</PageTitle>
      <Box component="header" sx={{ py: 2 }}>
        <BrandLink />
      </Box>
      <Box component="main" sx={{ pt: { xs: 3, sm: 6 } }}>
        <PageHeading>{title}</PageHeading>
        {children}
      </Box>
    </Box>
  );
}
