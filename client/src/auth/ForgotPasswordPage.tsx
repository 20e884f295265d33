import { Alert, Button, Typography } from '@mui/material';
import type { passwordResetRequest } from '@parade/api/contract/auth.ts';
import { failedWith } from '@parade/site/brand/ui/api-error.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { Field, fieldsOf } from '../lib/Field.tsx';
import { lateResolver } from '../lib/late-resolver.ts';
import { TallLink } from '../lib/TallLink.tsx';
import { useTypedBefore } from '../lib/useTypedBefore.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { EntranceForm } from './EntranceForm.tsx';
import { useHandedOver } from './entrance.ts';
import { useRequestPasswordReset } from './queries.ts';

type Request = ReturnType<typeof passwordResetRequest.parse>;

const resolver = lateResolver(async () => (await import('./entrance-rules.ts')).resetRequest);

const FAILURE = "Échec de l'envoi de l'email de réinitialisation";

/** Every failure has the same sentence (specification 8), except too many tries. */
const sentenceOfFailure = (error: unknown): string =>
  failedWith(error, 'rate_limited') ? error.message : FAILURE;

/** The same answer for every address, so that nobody learns who has an account. */
function MailSent({ onAgain }: { onAgain: () => void }) {
  return (
    <>
      <Alert severity="success" sx={{ mt: 3, mb: 2 }}>
        Vérifiez votre boîte de réception pour les instructions de réinitialisation du mot de passe
      </Alert>
      <Typography sx={{ mb: 3 }}>
        Le lien est valable une heure. Si rien n’arrive d’ici quelques minutes, regardez dans les
        courriers indésirables, puis vérifiez l’adresse&nbsp;: nous n’écrivons qu’à celle d’un
        compte.
      </Typography>
      <Button variant="outlined" onClick={onAgain}>
        Saisir une autre adresse
      </Button>
    </>
  );
}

export default function ForgotPasswordPage() {
  const request = useRequestPasswordReset();
  const { email } = useHandedOver<{ email: unknown }>();
  const form = useForm<Request, unknown, Request>({ resolver });
  const { setValue } = form;
  useEffect(() => {
    if (typeof email === 'string' && email !== '') setValue('email', email);
  }, [email, setValue]);
  useTypedBefore(form, ['email']);
  return (
    <AuthLayout title="Mot de passe oublié">
      {request.isSuccess ? (
        <MailSent onAgain={request.reset} />
      ) : (
        <>
          <Typography sx={{ mt: 1, mb: 3 }}>
            Indiquez l’adresse de votre compte&nbsp;: nous vous envoyons un lien pour choisir un
            nouveau mot de passe.
          </Typography>
          {request.isError && (
            <Alert severity="error" sx={{ mb: 3 }}>
              {sentenceOfFailure(request.error)}
            </Alert>
          )}
          <EntranceForm onSubmit={form.handleSubmit((values) => request.mutate(values))}>
            <Field
              label="Adresse e-mail"
              type="email"
              {...fieldsOf(form)('email')}
              input={{ autoComplete: 'email' }}
            />
            <LoadingButton
              type="submit"
              variant="contained"
              size="large"
              loading={request.isPending}
            >
              Envoyer le lien
            </LoadingButton>
          </EntranceForm>
        </>
      )}
      <TallLink to="/login" sx={{ mt: 3 }}>
        Retour à la connexion
      </TallLink>
    </AuthLayout>
  );
}
