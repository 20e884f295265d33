import { Button, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { postJson } from '../lib/http.ts';
import { sessionQuery } from '../lib/session.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { loginPath } from './login-path.ts';
import { TotpEnrolment } from './TotpEnrolment.tsx';

/** In place of the back office, while the settings ask a second factor that the account does not have. */
export function TotpSetupPage() {
  const client = useQueryClient();
  const signOut = useMutation({
    mutationFn: () => postJson('/api/auth/logout', {}),
    onSuccess: () => window.location.assign(loginPath()),
  });
  return (
    <AuthFrame title="Double authentification">
      <Typography sx={{ mb: 3 }}>
        Elle est obligatoire pour toute l’équipe. Activez-la pour ouvrir le back-office&nbsp;: cela
        prend une minute, avec votre téléphone.
      </Typography>
      <TotpEnrolment onDone={() => client.invalidateQueries({ queryKey: sessionQuery.queryKey })} />
      <Button sx={{ mt: 3, ml: -2.5 }} onClick={() => signOut.mutate()}>
        Déconnexion
      </Button>
    </AuthFrame>
  );
}
