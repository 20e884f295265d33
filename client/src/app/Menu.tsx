import { Drawer } from '@mui/material';
import { tokens } from '@parade/site/brand/tokens.ts';
import { Sidebar } from './Sidebar.tsx';

/** The sidebar as it slides in over the page, on a phone. */
export default function Menu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      sx={{ display: { md: 'none' } }}
      slotProps={{
        paper: {
          id: 'client-menu',
          'aria-label': 'Menu',
          sx: { width: 'min(300px, calc(100vw - 56px))', bgcolor: tokens.paper },
        },
      }}
    >
      <Sidebar onClose={onClose} />
    </Drawer>
  );
}
