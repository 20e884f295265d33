import Box from '@mui/material/Box';
import { tokens } from '@parade/site/brand/tokens.ts';
import type { ReactNode } from 'react';
import { PageHeading } from '../lib/PageHeading.tsx';
import { BrandLink } from '../site-settings/BrandLink.tsx';
import { PageTitle } from '../site-settings/PageTitle.tsx';
import { SidePanel } from './SidePanel.tsx';

/** The layout of the sign-in pages: the form, and beside it what the platform is and is not. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(320px, 40%)' },
        minHeight: '100dvh',
      }}
    >
      <Box sx={{ px: { xs: 2, sm: 4, md: 6 }, pb: 8 }}>
        <Box component="header" sx={{ py: 2 }}>
          <BrandLink />
        </Box>
        <Box component="main" sx={{ maxWidth: 460, mx: 'auto', pt: { xs: 3, md: 7 } }}>
          <PageTitle>{title}</PageTitle>
          <PageHeading large>{title}</PageHeading>
          {children}
        </Box>
      </Box>
      <Box
        component="aside"
        aria-label="À propos"
        sx={{
          bgcolor: tokens.ink,
          color: '#fff',
          px: { xs: 2, sm: 4, md: 6 },
          py: { xs: 5, md: 0 },
        }}
      >
        <SidePanel />
      </Box>
    </Box>
  );
}
