import { Box, Button, Menu, MenuItem, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useGetIdentity, useLogout, useNotify } from 'react-admin';
import { PasswordDialog } from '../auth/PasswordDialog.tsx';
import { TotpDialog } from '../auth/TotpDialog.tsx';
import { sentenceFrom } from '../lib/http.ts';
import { useSiteSettings } from '../lib/siteSettings.ts';

const HeaderButton = styled(Button)(({ theme }) => ({
  ...theme.typography.body2,
  fontWeight: 600,
  flex: 'none',
  whiteSpace: 'nowrap',
  paddingInline: 8,
  [theme.breakpoints.up('md')]: { paddingInline: 12 },
}));

const DIALOGS = [
  ['password', 'Changer le mot de passe'],
  ['totp', 'Double authentification'],
] as const;
type Dialog = (typeof DIALOGS)[number][0];

/** Of one's own account, where a narrow screen has no room for it: a line that opens a menu. */
function AccountMenu({ email, onOpen }: { email: string; onOpen: (dialog: Dialog) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <Box sx={{ display: { md: 'none' } }}>
      <HeaderButton
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Mon compte
      </HeaderButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem disabled sx={{ typography: 'body2', '&.Mui-disabled': { opacity: 1 } }}>
          {email}
        </MenuItem>
        {DIALOGS.map(([dialog, label]) => (
          <MenuItem
            key={dialog}
            onClick={() => {
              setAnchor(null);
              onOpen(dialog);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}

export function Header() {
  const { brandName } = useSiteSettings();
  const { identity } = useGetIdentity();
  const [open, setOpen] = useState<Dialog>();
  const logout = useLogout();
  const notify = useNotify();
  const close = () => setOpen(undefined);
  const email = identity?.email ?? '';

  function leave() {
    logout({ deliberate: true }).catch((error: Error) =>
      notify(sentenceFrom(error, error.message), { type: 'error' }),
    );
  }

  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: { xs: 44, md: 56 },
        px: { xs: 2, sm: 3.5 },
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        '& :focus-visible, & .Mui-focusVisible': { outlineColor: 'currentColor' },
      }}
    >
      <Typography component="p" variant="h3" noWrap sx={{ mr: 'auto' }}>
        {brandName}
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          {' '}
          · Back-office
        </Box>
      </Typography>
      <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', minWidth: 0 }}>
        <Typography variant="body2" noWrap sx={{ mr: 1 }}>
          {email}
        </Typography>
        {DIALOGS.map(([dialog, label]) => (
          <HeaderButton key={dialog} color="inherit" onClick={() => setOpen(dialog)}>
            {label}
          </HeaderButton>
        ))}
      </Box>
      <AccountMenu email={email} onOpen={setOpen} />
      <HeaderButton color="inherit" onClick={leave} sx={{ mr: { xs: -1, md: -1.5 } }}>
        Déconnexion
      </HeaderButton>
      <PasswordDialog open={open === 'password'} onClose={close} />
      <TotpDialog open={open === 'totp'} onClose={close} />
    </Box>
  );
}
