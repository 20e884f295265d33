import { Typography } from '@mui/material';
import { ResendLink } from '../auth/ResendLink.tsx';
import { Aside } from '../lib/Aside.tsx';

/** A gentle reminder until the address is proven; nothing is withheld meanwhile. */
export default function UnverifiedEmail({ email }: { email: string }) {
  return (
    <Aside
      id="unverified-email"
      title="Confirmez votre adresse e-mail"
      tone="blue"
      component="section"
      sx={{ mt: 4 }}
    >
      <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        Nous avons écrit à {email}. Ouvrez le lien du message pour être sûr de recevoir nos
        réponses.
      </Typography>
      <ResendLink email={email} />
    </Aside>
  );
}
