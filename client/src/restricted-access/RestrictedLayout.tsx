import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SessionUser } from '@parade/api/contract/auth.ts';
import { tokens } from '@parade/site/brand/tokens.ts';
import { NETWORK_SENTENCE } from '@parade/site/brand/ui/api-error.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { displayNameOf } from '../auth/session.ts';
import { PageHeading } from '../lib/PageHeading.tsx';
import { SkipLink } from '../lib/SkipLink.tsx';
import { BrandLink } from '../site-settings/BrandLink.tsx';
import { PageTitle } from '../site-settings/PageTitle.tsx';
import { useRestrictedSignOut } from './queries.ts';

const TITLE = 'Accès à mon solde';

/** Who is here, and the way out. */
function Person({ person }: { person: SessionUser }) {
  const navigate = useNavigate();
  const signOut = useRestrictedSignOut(person);
  const leave = () =>
    signOut.mutate(undefined, {
      onSuccess: () => navigate('/login', { state: { done: 'Votre session est fermée.' } }),
    });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{displayNameOf(person)}</Typography>
      <Button variant="text" loading={signOut.isPending} onClick={leave} sx={{ px: 1, mr: -1 }}>
        Déconnexion
      </Button>
      {signOut.isError && <Alert severity="error">{NETWORK_SENTENCE}</Alert>}
    </Box>
  );
}

/** Outside every other layout: nothing leads into the closed account. */
export function RestrictedLayout({
  person,
  children,
}: {
  person?: SessionUser;
  children: ReactNode;
}) {
  const maxWidth = person ? 960 : 560;
  return (
    <Box sx={{ px: { xs: 2, sm: 3 } }}>
      <PageTitle>{TITLE}</PageTitle>
      <SkipLink />
      <Box
        component="header"
        sx={{
          maxWidth,
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
        {person && <Person person={person} />}
      </Box>
      <Box
        component="main"
        id="contenu"
        tabIndex={-1}
        sx={{ maxWidth, mx: 'auto', pt: { xs: 4, sm: 5 }, pb: 10, outline: 'none' }}
      >
        <PageHeading large>{TITLE}</PageHeading>
        <Box sx={{ mt: 2 }}>{children}</Box>
      </Box>
    </Box>
  );
}
