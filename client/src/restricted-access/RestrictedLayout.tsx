import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SessionUser } from '@parade/api/contract/auth.ts';
import { NETWORK_SENTENCE } from '@parade/site/brand/ui/api-error.ts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { displayNameOf } from '../auth/session.ts';
import { PageHeading } from '../lib/PageHeading.tsx';
import { ColumnLayout } from '../site-settings/ColumnLayout.tsx';
import { PageTitle } from '../site-settings/PageTitle.tsx';
import { useRestrictedSignOut } from './queries.ts';

const TITLE = 'Accès à mon solde';

/** Who is signed in, and the sign-out. */
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

/** A layout of its own: nothing in it leads into the closed account. */
export function RestrictedLayout({
  person,
  children,
}: {
  person?: SessionUser;
  children: ReactNode;
}) {
  return (
    <ColumnLayout width={person ? 960 : 560} end={person && <Person person={person} />}>
      <PageTitle>{TITLE}</PageTitle>
      <PageHeading large>{TITLE}</PageHeading>
      <Box sx={{ mt: 2 }}>{children}</Box>
    </ColumnLayout>
  );
}
