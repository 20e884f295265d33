import { Alert, Box, Button, Typography } from '@mui/material';
import type { SessionUser } from '@parade/api/contract/auth.ts';
import { NETWORK_SENTENCE, sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { displayNameOf, SessionUserContext } from '../auth/session.ts';
import { Failure } from '../lib/Failure.tsx';
import { Loading } from '../lib/Loading.tsx';
import { ColumnLayout } from '../site-settings/ColumnLayout.tsx';
import { PageHeading } from '../site-settings/PageHeading.tsx';
import { Kept } from './Kept.tsx';
import { useRestrictedSession, useRestrictedSignOut } from './queries.ts';
import { RestrictedSignIn } from './RestrictedSignIn.tsx';

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
      <LoadingButton
        variant="text"
        loading={signOut.isPending}
        onClick={leave}
        sx={{ px: 1, mr: -1 }}
      >
        Déconnexion
      </LoadingButton>
      {signOut.isError && <Alert severity="error">{NETWORK_SENTENCE}</Alert>}
    </Box>
  );
}

/** A layout of its own: nothing in it leads into the closed account. */
function RestrictedLayout({ person, children }: { person?: SessionUser; children: ReactNode }) {
  return (
    <ColumnLayout width={person ? 960 : 560} end={person && <Person person={person} />}>
      <PageHeading look="large">{TITLE}</PageHeading>
      <Box sx={{ mt: 2 }}>{children}</Box>
    </ColumnLayout>
  );
}

/** What a person keeps when their account is blocked, disabled or deleted. */
export default function RestrictedAccessPage() {
  const { data, error, isPending, refetch } = useRestrictedSession();
  if (isPending) return <Loading />;
  // A failed reload keeps what is known.
  if (!data) {
    return (
      <RestrictedLayout>
        <Failure sentence={sentenceFor(error)} onRetry={refetch} />
      </RestrictedLayout>
    );
  }
  const { user, ended = false } = data;
  if (!user) {
    return (
      <RestrictedLayout>
        <RestrictedSignIn ended={ended} />
      </RestrictedLayout>
    );
  }
  if (user.status === 'active' || user.status === 'inactive') {
    return (
      <RestrictedLayout>
        <Typography sx={{ mb: 3 }}>
          Votre compte est ouvert&nbsp;: votre solde et vos documents vous attendent dans votre
          espace.
        </Typography>
        <Button variant="contained" component={Link} to="/withdraw">
          Aller à mon espace
        </Button>
      </RestrictedLayout>
    );
  }
  return (
    <SessionUserContext value={user}>
      <RestrictedLayout person={user}>
        <Kept status={user.status} />
      </RestrictedLayout>
    </SessionUserContext>
  );
}
