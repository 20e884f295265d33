import Typography from '@mui/material/Typography';
import { ResendLink } from '../auth/ResendLink.tsx';
import { useSessionUser } from '../auth/session.ts';
import { Aside } from '../lib/Aside.tsx';

/** A gentle reminder until the address is proven; nothing is withheld meanwhile. */
export function UnverifiedEmail() {
  const { email, emailVerified } = useSessionUser();
  if (emailVerified) return null;
  return (
    <Aside
      id="unverified-email"
      title="Confirmez votre adresse e-mail"
      tone="blue"
      component="section"
      sx={{ mb: 4 }}
    >
      <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        Nous avons écrit à {email}. Ouvrez le lien du message pour recevoir nos réponses à coup sûr.
      </Typography>
      <ResendLink email={email} />
    </Aside>
  );
}
