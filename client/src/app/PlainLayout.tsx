import Box from '@mui/material/Box';
import { tokens } from '@parade/site/brand/tokens.ts';
import { Outlet } from 'react-router';
import { SkipLink } from '../lib/SkipLink.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { BrandLink } from '../site-settings/BrandLink.tsx';

/** Outside the client layout: one task, and the way back to the dashboard. */
export function PlainLayout() {
  return (
    <Box sx={{ px: { xs: 2, sm: 3 } }}>
      <SkipLink />
      <Box
        component="header"
        sx={{
          maxWidth: 720,
          mx: 'auto',
          py: 2,
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          columnGap: 2,
          borderBottom: `1px solid ${tokens.rule}`,
        }}
      >
        <BrandLink />
        <TallLink to="/dashboard">Retour au tableau de bord</TallLink>
      </Box>
      <Box
        component="main"
        id="contenu"
        tabIndex={-1}
        sx={{ maxWidth: 720, mx: 'auto', pt: { xs: 4, sm: 5 }, pb: 10, outline: 'none' }}
      >
        <Outlet />
      </Box>
    </Box>
  );
}
