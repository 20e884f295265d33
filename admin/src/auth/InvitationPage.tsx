import { zodResolver } from '@hookform/resolvers/zod';
import { Alert, Skeleton, Typography } from '@mui/material';
import { TOKEN_PATHS } from '@parade/api/contract/entrance-paths.ts';
import { WEAK_PASSWORD } from '@parade/api/contract/password-rules.ts';
import { invitationAcceptance } from '@parade/api/contract/staff.ts';
import { withStrength } from '@parade/site/brand/strength-resolver.ts';
import { ApiError } from '@parade/site/brand/ui/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormSubmit } from '../lib/form/fields.tsx';
import { postJson } from '../lib/http.ts';
import { AuthFrame } from './AuthFrame.tsx';
import type { LoginState } from './LoginPage.tsx';
import { forgetLinkToken, readLinkToken } from './linkToken.ts';
import { loginPath } from './login-path.ts';
import { NewPassword } from './NewPassword.tsx';
import { VisitorForm } from './VisitorForm.tsx';

const ASK_AGAIN =
  'Ce lien d’invitation a expiré ou a déjà servi. Demandez-en un nouveau à la personne qui gère l’équipe.';
const NO_TOKEN =
  'Il manque le jeton de l’invitation. Ouvrez le lien complet du message que vous avez reçu\u00a0: il ne sert qu’une fois.';
const DONE: LoginState = { told: 'Votre mot de passe est enregistré. Vous pouvez vous connecter.' };

const resolver = withStrength(zodResolver(invitationAcceptance), {
  field: 'password',
  sentence: WEAK_PASSWORD,
  known: () => [],
});

const isSpent = (error: unknown) =>
  error instanceof ApiError && error.body?.code === 'link_expired';

/** Whether the link is still valid, asked once before the password form shows. */
const useInvitationLink = (token: string | null) =>
  useQuery({
    queryKey: ['staff-invitation-link', token],
    enabled: token !== null,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async () => {
      await postJson('/api/staff-invitation/link', { token });
      return true;
    },
  });

interface InvitationFormProps {
  token: string;
  /** The link is no longer valid. */
  onSpent: () => void;
}

function InvitationForm({ token, onSpent }: InvitationFormProps) {
  const navigate = useNavigate();

  async function send(acceptance: object) {
    await postJson('/api/staff-invitation', acceptance);
    forgetLinkToken(TOKEN_PATHS.staffInvitation);
    navigate(loginPath(), { replace: true, state: DONE });
  }

  function refuse(error: unknown) {
    if (isSpent(error)) onSpent();
    return isSpent(error);
  }

  return (
    <>
      <Typography sx={{ mb: 3 }}>
        L’équipe vous invite à la rejoindre. Choisissez le mot de passe qui ouvrira votre
        accès&nbsp;: personne d’autre ne le connaît.
      </Typography>
      <VisitorForm
        values={{ token, password: '', passwordConfirmation: '' }}
        resolver={resolver}
        send={send}
        refuse={refuse}
        failed="Votre mot de passe n’a pas pu être enregistré. Réessayez dans quelques instants."
      >
        <NewPassword name="password" label="Mot de passe" confirmation="passwordConfirmation" />
        <FormSubmit size="large" sx={{ alignSelf: 'stretch' }}>
          Enregistrer mon mot de passe
        </FormSubmit>
      </VisitorForm>
    </>
  );
}

/** `/admin/invitation`: where the link of an invitation mail leads. */
export function InvitationPage() {
  const [token] = useState(() => readLinkToken(TOKEN_PATHS.staffInvitation));
  const [refused, setRefused] = useState(false);
  const link = useInvitationLink(token);
  const spent = refused || isSpent(link.error);

  function giveUp() {
    forgetLinkToken(TOKEN_PATHS.staffInvitation);
    setRefused(true);
  }

  function content() {
    if (link.isLoading) {
      return (
        <Skeleton variant="rounded" height={320} role="status" aria-label="Vérification du lien" />
      );
    }
    // The form that had the focus may be gone: the message is announced.
    if (!token || spent) return <Alert severity="warning">{spent ? ASK_AGAIN : NO_TOKEN}</Alert>;
    return <InvitationForm token={token} onSpent={giveUp} />;
  }

  return <AuthFrame title="Rejoindre l’équipe">{content()}</AuthFrame>;
}
