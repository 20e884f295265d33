import { Alert, Box, Button, Link, Skeleton, Typography } from '@mui/material';
import { setupState } from '@parade/api/contract/auth.ts';
import { TOKEN_PATHS } from '@parade/api/contract/entrance-paths.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { sendJson, sentenceFrom } from '../lib/http.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { readLinkToken } from './linkToken.ts';
import { loginPath } from './login-path.ts';
import { type Created, SetupForm } from './SetupForm.tsx';

function ToLogin() {
  return (
    <Typography sx={{ mt: 3 }}>
      <Link component={RouterLink} to={loginPath()}>
        Aller à la connexion du back-office
      </Link>
    </Typography>
  );
}

function Success({ created }: { created: Created }) {
  return (
    <>
      {/* The form that had the focus is gone: the focus moves to the result. */}
      <Alert severity="success" role="status" tabIndex={-1} ref={(box) => box?.focus()}>
        <Typography lang="en" sx={{ overflowWrap: 'anywhere' }}>
          {created.message}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          Adresse e-mail&nbsp;: {created.email}
          <br />
          Identifiant&nbsp;: {created.uid}
        </Typography>
      </Alert>
      <ToLogin />
    </>
  );
}

function Content({ onCreated }: { onCreated: (created: Created) => void }) {
  const token = readLinkToken(TOKEN_PATHS.adminSetup);
  const state = useQuery({
    queryKey: ['admin-setup'],
    queryFn: async () => setupState.parse((await sendJson('/api/admin-setup')).json),
  });

  if (state.isPending)
    return <Skeleton variant="rounded" height={320} role="status" aria-label="Chargement..." />;
  if (state.isError) {
    return (
      <Alert severity="error" action={<Button onClick={() => state.refetch()}>Réessayer</Button>}>
        {sentenceFrom(state.error, state.error.message)}
      </Alert>
    );
  }
  if (state.data.done) {
    return (
      <>
        <Alert severity="info">
          L’installation est déjà faite&nbsp;: un administrateur existe. Cette page ne sert plus.
        </Alert>
        <ToLogin />
      </>
    );
  }
  if (!token) {
    return (
      <Alert severity="warning">
        Il manque le jeton d’installation. Ouvrez le lien complet que le serveur affiche à son
        démarrage&nbsp;: il se termine par{' '}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          «&nbsp;?token=…&nbsp;»
        </Box>{' '}
        et ne sert qu’une fois.
      </Alert>
    );
  }
  return <SetupForm token={token} onCreated={onCreated} />;
}

/** `/admin-setup`: the first administrator, once, by the link that the server prints. */
export function SetupPage() {
  const [created, setCreated] = useState<Created>();
  return (
    <AuthFrame title="Accès administrateur">
      {created ? <Success created={created} /> : <Content onCreated={setCreated} />}
    </AuthFrame>
  );
}
