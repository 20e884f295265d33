import Menu from '@mui/icons-material/Menu';
import NotificationsNone from '@mui/icons-material/NotificationsNone';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { tokens } from '@parade/site/brand/tokens.ts';
import { Link } from 'react-router';
import { PageHeading } from '../lib/PageHeading.tsx';
import { useSummary } from '../reports/queries.ts';

function Bell() {
  // A badge that cannot be read counts nothing (specification 8).
  const unread = useSummary().data?.unreadNotifications ?? 0;
  const label = unread > 1 ? `${unread} notifications non lues` : '1 notification non lue';
  return (
    <IconButton
      component={Link}
      to="/notifications"
      aria-label={unread > 0 ? label : 'Notifications'}
      sx={{ color: tokens.ink, border: `1px solid ${tokens.rule}`, borderRadius: tokens.radius }}
    >
      <Badge badgeContent={unread} max={99} color="error" overlap="circular">
        <NotificationsNone />
      </Badge>
    </IconButton>
  );
}

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
      <Bell />
      <Button variant="contained" component={Link} to="/report" sx={{ px: { xs: 1.5, sm: 2.5 } }}>
        Nouveau signalement
      </Button>
    </Box>
  );
}
