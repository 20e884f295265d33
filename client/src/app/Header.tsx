import Menu from '@mui/icons-material/Menu';
import { Box, Button, IconButton } from '@mui/material';
import { tokens } from '@parade/site/brand/tokens.ts';
import { Link } from 'react-router';
import { Bell } from '../notifications/Bell.tsx';
import { SoundToggle } from '../notifications/SoundToggle.tsx';
import { PageHeading } from '../site-settings/PageHeading.tsx';

interface HeaderProps {
  title: string;
  menuOpen: boolean;
  onMenu: () => void;
}

/** The page's title and what is always at hand. On a phone the title takes a line of its own. */
export function Header({ title, menuOpen, onMenu }: HeaderProps) {
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 1, sm: 1.5 },
        py: 2.25,
        borderBottom: { md: `1px solid ${tokens.rule}` },
      }}
    >
      <IconButton
        onClick={onMenu}
        aria-label="Ouvrir le menu"
        aria-expanded={menuOpen}
        aria-haspopup="dialog"
        sx={{ display: { md: 'none' }, ml: -1, mr: 'auto', color: tokens.ink }}
      >
        <Menu />
      </IconButton>
      <Box
        sx={{
          order: { xs: 3, md: 0 },
          width: { xs: '100%', md: 'auto' },
          flex: { md: 1 },
          pt: { xs: 1, md: 0 },
          pb: { xs: 1.5, md: 0 },
          borderBottom: { xs: `1px solid ${tokens.rule}`, md: 0 },
        }}
      >
        <PageHeading>{title}</PageHeading>
      </Box>
      <SoundToggle />
      <Bell />
      <Button
        variant="contained"
        component={Link}
        to="/report"
        sx={{ px: { xs: 1.5, sm: 2.5 }, '@media (max-width: 359px)': { width: '100%' } }}
      >
        Nouveau signalement
      </Button>
    </Box>
  );
}
