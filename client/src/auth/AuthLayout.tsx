import { Box, Link, Typography } from '@mui/material';
import { OFFICIAL_HELP } from '@parade/api/contract/official-help.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { SkipLink } from '@parade/site/brand/ui/SkipLink.tsx';
import type { ReactNode } from 'react';
import { BrandLink } from '../site-settings/BrandLink.tsx';
import { PageHeading } from '../site-settings/PageHeading.tsx';

const PROMISES = [
  [
    'Vous racontez une seule fois',
    'Vous décrivez les faits et déposez vos preuves une seule fois.',
  ],
  ['Chaque étape datée', 'Vous voyez ce qui a été fait, et si quelque chose est attendu de vous.'],
  ['Aucun démarchage', 'Nous ne vous appellerons jamais pour vous demander de l’argent.'],
] as const;

/**
 * What the service is, without figures and without a promise of recovery, and the
 * free official help.
 */
function SidePanel() {
  const first = OFFICIAL_HELP[0];
  return (
    <Box sx={{ maxWidth: 420, pt: { md: 14 } }}>
      <Typography variant="h2" sx={{ fontSize: '1.75rem', mb: 4 }}>
        On commence par vous écouter.
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2.5 }}>
        {PROMISES.map(([title, text]) => (
          <Box key={title} sx={{ borderTop: '1px solid rgb(255 255 255 / 0.35)', pt: 2 }}>
            <Typography component="dt" variant="h3">
              {title}
            </Typography>
            <Typography component="dd" sx={{ m: 0, mt: 0.5, color: tokens.blueWash }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
      {first && (
        <Typography sx={{ mt: 5, color: tokens.blueWash }}>
          Besoin d’un avis tout de suite&nbsp;? Le service public{' '}
          <Link href={first.url} rel="noopener" sx={{ color: '#fff', textDecorationColor: '#fff' }}>
            {first.name}
          </Link>{' '}
          répond gratuitement.
        </Typography>
      )}
    </Box>
  );
}

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
      <SkipLink />
      <Box sx={{ px: { xs: 2, sm: 4, md: 6 }, pb: 8 }}>
        <Box component="header" sx={{ py: 2 }}>
          <BrandLink />
        </Box>
        <Box
          component="main"
          id="contenu"
          tabIndex={-1}
          sx={{ maxWidth: 460, mx: 'auto', pt: { xs: 3, md: 7 }, outline: 'none' }}
        >
          <PageHeading look="large">{title}</PageHeading>
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
          '& a:focus-visible': { outlineColor: 'currentColor' },
        }}
      >
        <SidePanel />
      </Box>
    </Box>
  );
}
