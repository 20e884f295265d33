import { Box, Link, Stack, Typography } from '@mui/material';
import { Logo } from '@parade/site/brand/Logo.tsx';
import { SkipLink } from '@parade/site/brand/ui/SkipLink.tsx';
import type { ReactNode } from 'react';
import { DemonstrationBanner } from '../lib/DemonstrationBanner.tsx';
import { PageTitle } from '../lib/PageTitle.tsx';
import { useSiteSettings } from '../lib/siteSettings.ts';

/** One column for the screens before the back office: sign-in and set-up. */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  const { brandName } = useSiteSettings();
  return (
    <>
      <PageTitle page={title} />
      <SkipLink />
      <DemonstrationBanner />
      <Box sx={{ maxWidth: '30rem', mx: 'auto', px: 3, pt: { xs: 4, sm: 9 }, pb: 6 }}>
        <Stack
          component="header"
          direction="row"
          sx={{ alignItems: 'center', gap: 1.25, color: 'primary.main' }}
        >
          <Logo />
          <Typography component="p" variant="h3" sx={{ color: 'text.primary' }}>
            {brandName} · Back-office
          </Typography>
        </Stack>
        <Box
          component="main"
          id="contenu"
          tabIndex={-1}
          sx={{ borderTop: 1, borderColor: 'divider', mt: 3, pt: 4, outline: 'none' }}
        >
          <Typography variant="h1" sx={{ mb: 3 }}>
            {title}
          </Typography>
          {children}
        </Box>
        <Box component="footer" sx={{ borderTop: 1, borderColor: 'divider', mt: 5, pt: 1 }}>
          <Link href="/" variant="body2" sx={{ display: 'inline-block', py: 1.25 }}>
            Retour au site
          </Link>
        </Box>
      </Box>
    </>
  );
}
