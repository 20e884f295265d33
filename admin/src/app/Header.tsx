import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useGetIdentity, useLogout, useNotify } from 'react-admin';
import { sentenceFrom } from '../lib/http.ts';
import { useSiteSettings } from '../lib/siteSettings.ts';

export function Header() {
  const { brandName } = useSiteSettings();
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const notify = useNotify();

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
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        gap: { xs: 1, sm: 2 },
        minHeight: 56,
        px: { xs: 2, sm: 3.5 },
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
        sx={{ order: { xs: 1, sm: 0 }, width: { xs: '100%', sm: 'auto' }, pb: { xs: 1, sm: 0 } }}
      >
        {identity?.email}
      </Typography>
      <Button
        color="inherit"
        onClick={leave}
        sx={{ flex: 'none', px: 1.5, mr: -1.5, typography: 'body2' }}
      >
        Déconnexion
      </Button>
    </Box>
  );
}
