import { Box } from '@mui/material';
import { tokens } from '@parade/site/brand/tokens.ts';
import { SkipLink } from '@parade/site/brand/ui/SkipLink.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useKnownUser } from '../auth/session.ts';
import { dropOldDrafts } from '../lib/drafts.ts';
import { whenQuiet } from '../lib/when-quiet.ts';
import { useAnnouncements } from '../notifications/useAnnouncements.ts';
import { Header } from './Header.tsx';
import { pageTitle } from './pages.ts';
import { Sidebar } from './Sidebar.tsx';

const SIDEBAR_WIDTH = 256;

/** Where most go from here. */
const loadNext = () =>
  Promise.all([import('./PlainLayout.tsx'), import('../reports/NewReportPage.tsx')]);
const loadMenu = () => import('./Menu.tsx');
const Menu = lazy(loadMenu);

function Announcements() {
  useAnnouncements();
  return null;
}

/** Sidebar, header and page. On a phone the sidebar slides in over the page. */
export function ClientLayout() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const [hasMenu, setHasMenu] = useState(false);
  const client = useQueryClient();
  const isKnown = useKnownUser() !== undefined;
  useEffect(() => dropOldDrafts(), []);
  useEffect(
    () =>
      isKnown
        ? whenQuiet(client, () => loadMenu().then(() => setHasMenu(true)), loadNext)
        : undefined,
    [client, isKnown],
  );
  const openMenu = () => {
    setHasMenu(true);
    setOpen(true);
  };

  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <SkipLink />
      <Box
        component="aside"
        aria-label="Espace client"
        sx={{
          display: { xs: 'none', md: 'block' },
          width: SIDEBAR_WIDTH,
          flexShrink: 0,
          borderRight: `1px solid ${tokens.rule}`,
        }}
      >
        <Box sx={{ position: 'sticky', top: 0, height: 'calc(100dvh - 40px)', minHeight: 640 }}>
          <Sidebar />
        </Box>
      </Box>
      {isKnown && <Announcements />}
      {isKnown && hasMenu && (
        <Suspense>
          <Menu open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      <Box sx={{ flex: 1, minWidth: 0, px: { xs: 2, sm: 3, md: 5 } }}>
        <Box sx={{ maxWidth: 1000, mx: 'auto' }}>
          <Header title={pageTitle(pathname)} menuOpen={open} onMenu={openMenu} />
          <Box component="main" id="contenu" tabIndex={-1} sx={{ pb: 8, outline: 'none' }}>
            <Outlet />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
