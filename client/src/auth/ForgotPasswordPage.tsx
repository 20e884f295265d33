import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import { useSiteSettings } from '../site-settings/queries.ts';
import { AuthLayout } from './AuthLayout.tsx';

/** Until mails can be sent: who can help meanwhile. */
export function ForgotPasswordPage() {
  const { support } = useSiteSettings().contactInfo;
  return (
    <AuthLayout title="Mot de passe oublié">
      <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
        Bientôt disponible
      </Typography>
      <Typography sx={{ mb: 3 }}>
        La réinitialisation en ligne n’est pas encore ouverte. Écrivez au support depuis l’adresse
        de votre compte&nbsp;:{' '}
        <Link href={`mailto:${support}`} sx={{ overflowWrap: 'anywhere' }}>
          {support}
        </Link>
        . Il ne vous demandera jamais votre mot de passe.
      </Typography>
      <Button variant="outlined" component={RouterLink} to="/login">
        Retour à la connexion
      </Button>
    </AuthLayout>
  );
}
