import { zodResolver } from '@hookform/resolvers/zod';
import { Alert, Box, Link, Typography } from '@mui/material';
import { credentials } from '@parade/api/contract/auth.ts';
import { failedWith, sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, useLocation } from 'react-router';
import { CredentialsForm } from '../auth/CredentialsForm.tsx';
import { fieldsOf } from '../lib/Field.tsx';
import { OfficialHelpAside } from '../lib/OfficialHelpAside.tsx';
import { TallLink } from '../lib/TallLink.tsx';
import { Contact } from './Contact.tsx';
import { useRestrictedSignIn } from './queries.ts';

function Problem({ error }: { error: unknown }) {
  const isOpen = failedWith(error, 'account_active');
  return (
    <Alert severity={isOpen ? 'info' : 'error'} sx={{ mb: 3 }}>
      {sentenceFor(error)}
      {isOpen && (
        <Box>
          <TallLink to="/login">Aller à la connexion</TallLink>
        </Box>
      )}
    </Alert>
  );
}

/** Asks for the password again, before access to money. `ended`: a session on this page is over. */
export function RestrictedSignIn({ ended }: { ended: boolean }) {
  const typed: { email?: string } | null = useLocation().state;
  const signIn = useRestrictedSignIn();
  const form = useForm({
    resolver: zodResolver(credentials),
    defaultValues: { email: typed?.email ?? '', password: '' },
  });
  const field = fieldsOf(form);
  return (
    <>
      <Typography sx={{ mb: 3 }}>
        Votre compte est bloqué, désactivé ou supprimé&nbsp;? L’argent de votre solde reste à vous.
        Vos identifiants vous donnent accès à vos retraits, à vos contrats et à vos données. Aucun
        frais n’est demandé.
      </Typography>
      {signIn.isError ? (
        <Problem error={signIn.error} />
      ) : (
        ended && (
          <Alert severity="info" sx={{ mb: 3 }}>
            Votre session est terminée. Saisissez à nouveau votre mot de passe.
          </Alert>
        )
      )}
      <CredentialsForm
        email={field('email')}
        password={field('password')}
        button="Accéder à mon solde"
        busy={signIn.isPending}
        onSubmit={form.handleSubmit((values) => signIn.mutate(values))}
      />
      <Typography sx={{ mt: 3 }}>
        Votre compte a été rouvert&nbsp;?{' '}
        <Link component={RouterLink} to="/login">
          Connectez-vous comme d’habitude
        </Link>
        .
      </Typography>
      <Box sx={{ mt: 6, display: 'grid', gap: 6 }}>
        <Contact />
        <OfficialHelpAside />
      </Box>
    </>
  );
}
