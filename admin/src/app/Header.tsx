import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
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
  paddingInline: 8,
  [theme.breakpoints.up('md')]: { paddingInline: 12 },
}));

/** On a narrow screen they stand below the brand and the sign-out. */
const second = { order: { xs: 2, md: 0 }, ml: { xs: -1, md: 0 } };

export function Header() {
  const { brandName } = useSiteSettings();
  const { identity } = useGetIdentity();
  const [open, setOpen] = useState<'password' | 'totp'>();
  const logout = useLogout();
  const notify = useNotify();
  const close = () => setOpen(undefined);

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
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: { xs: 1, md: 0 },
        minHeight: 56,
        px: { xs: 2, sm: 3.5 },
        py: { xs: 0.5, md: 0 },
        bgcolor: 'secondary.main',
        color: 'secondary.contrastText',
        '& :focus-visible, & .Mui-focusVisible': { outlineColor: 'currentColor' },
      }}
    >
      <Typography component="p" variant="h3" sx={{ mr: 'auto', py: 1 }}>
        {brandName} · Back-office
      </Typography>
      <Typography
        variant="body2"
        noWrap
        sx={{ order: { xs: 1, md: 0 }, width: { xs: '100%', md: 'auto' }, mr: { md: 1 } }}
      >
        {identity?.email}
      </Typography>
      <HeaderButton color="inherit" onClick={() => setOpen('password')} sx={second}>
        Changer le mot de passe
      </HeaderButton>
      <HeaderButton color="inherit" onClick={() => setOpen('totp')} sx={second}>
        Double authentification
      </HeaderButton>
      <HeaderButton color="inherit" onClick={leave} sx={{ mr: { xs: -1, md: -1.5 } }}>
        Déconnexion
      </HeaderButton>
      <PasswordDialog open={open === 'password'} onClose={close} />
      <TotpDialog open={open === 'totp'} onClose={close} />
    </Box>
  );
}
