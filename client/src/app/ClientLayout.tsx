import { Box, Drawer } from '@mui/material';
import { tokens } from '@parade/site/brand/tokens.ts';
import { SkipLink } from '@parade/site/brand/ui/SkipLink.tsx';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { dropOldDrafts } from '../lib/drafts.ts';
import { useAnnouncements } from '../notifications/useAnnouncements.ts';
import { Header } from './Header.tsx';
import { pageTitle } from './pages.ts';
import { Sidebar } from './Sidebar.tsx';

const SIDEBAR_WIDTH = 256;

/** Sidebar, header and page. On a phone the sidebar slides in over the page. */
export function ClientLayout() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  useEffect(() => dropOldDrafts(), []);
  useAnnouncements();

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
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: { md: 'none' } }}
        slotProps={{
          paper: {
            id: 'client-menu',
            'aria-label': 'Menu',
            sx: { width: 'min(300px, calc(100vw - 56px))', bgcolor: tokens.paper },
          },
        }}
      >
        <Sidebar onClose={() => setOpen(false)} />
      </Drawer>
      <Box sx={{ flex: 1, minWidth: 0, px: { xs: 2, sm: 3, md: 5 } }}>
        <Box sx={{ maxWidth: 1000, mx: 'auto' }}>
          <Header title={pageTitle(pathname)} menuOpen={open} onMenu={() => setOpen(true)} />
          <Box component="main" id="contenu" tabIndex={-1} sx={{ pb: 8, outline: 'none' }}>
            <Outlet />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}
