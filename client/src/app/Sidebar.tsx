import Close from '@mui/icons-material/Close';
import { Box, IconButton } from '@mui/material';
import { styled } from '@mui/material/styles';
import { tokens } from '@parade/site/brand/tokens.ts';
import { NavLink } from 'react-router';
import { useKnownUser } from '../auth/session.ts';
import { BrandLink } from '../site-settings/BrandLink.tsx';
import { LAYOUT_PAGES } from './pages.ts';
import { UserBlock } from './UserBlock.tsx';

const PageLink = styled(NavLink)({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 12,
  borderRadius: tokens.radius,
  color: tokens.ink,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&.active': { backgroundColor: tokens.blueWash, color: tokens.blue, fontWeight: 600 },
});

/**
 * The pages and who is signed in. `onClose` is given where the sidebar covers the
 * page, on a phone.
 */
export function Sidebar({ onClose }: { onClose?: () => void }) {
  const isKnown = useKnownUser() !== undefined;
  return (
    <Box sx={{ height: '100%', display: 'flex', flexDirection: 'column', p: 2, pt: 2.25 }}>
      <Box sx={{ pl: 1.5, mb: 2, display: 'flex', justifyContent: 'space-between' }}>
        <BrandLink />
        {onClose && (
          <IconButton onClick={onClose} aria-label="Fermer le menu">
            <Close />
          </IconButton>
        )}
      </Box>
      <Box component="nav" aria-label="Pages de l’espace client" sx={{ flex: 1 }}>
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: { xs: 0, md: 0.25 } }}
        >
          {LAYOUT_PAGES.map(({ path, label }) => (
            <li key={path}>
              <PageLink to={path} onClick={onClose}>
                {label}
              </PageLink>
            </li>
          ))}
        </Box>
      </Box>
      {isKnown && <UserBlock />}
    </Box>
  );
}
