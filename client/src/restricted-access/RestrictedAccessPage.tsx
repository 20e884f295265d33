import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { Link } from 'react-router';
import { SessionUserContext } from '../auth/session.ts';
import { Failure } from '../lib/Failure.tsx';
import { Loading } from '../lib/Loading.tsx';
import { Kept } from './Kept.tsx';
import { useRestrictedSession } from './queries.ts';
import { RestrictedLayout } from './RestrictedLayout.tsx';
import { RestrictedSignIn } from './RestrictedSignIn.tsx';

/** What a person keeps when their account is blocked, disabled or deleted. */
export function RestrictedAccessPage() {
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
