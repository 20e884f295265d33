import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { tokens } from '@parade/site/brand/tokens.ts';
import { ResendLink } from '../auth/ResendLink.tsx';
import { useSessionUser } from '../auth/session.ts';

/** A gentle reminder until the address is proven; nothing is withheld meanwhile. */
export function UnverifiedEmail() {
  const { email, emailVerified } = useSessionUser();
  if (emailVerified) return null;
  return (
    <Box
      component="section"
      aria-labelledby="unverified-email"
      sx={{ borderLeft: `3px solid ${tokens.blue}`, pl: 2.5, mb: 4, maxWidth: '42rem' }}
    >
      <Typography id="unverified-email" variant="h3" component="h2" sx={{ mb: 0.5 }}>
        Confirmez votre adresse e-mail
      </Typography>
      <Typography sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
        Nous avons écrit à {email}. Ouvrez le lien du message pour recevoir nos réponses à coup sûr.
      </Typography>
      <ResendLink email={email} />
    </Box>
  );
}
