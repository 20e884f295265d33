import { Alert, Button, Skeleton, Typography } from '@mui/material';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { AuthLayout } from './AuthLayout.tsx';
import { isSpent, useAddressProof } from './link-queries.ts';
import { readMailToken } from './mail-token.ts';
import { ResendLink } from './ResendLink.tsx';
import { useSession } from './session.ts';
import { WhoseAccount } from './WhoseAccount.tsx';

function Confirmed({ signedIn }: { signedIn: boolean }) {
  return (
    <>
      <Alert severity="success" sx={{ mt: 3, mb: 3 }}>
        Votre adresse e-mail est confirmée.
      </Alert>
      <Button variant="contained" component={RouterLink} to={signedIn ? '/dashboard' : '/login'}>
        {signedIn ? 'Aller au tableau de bord' : 'Se connecter'}
      </Button>
    </>
  );
}

/** Shown for a spent link. A signed-in person gets another at once. */
function NoLink({ sentence, email }: { sentence: string; email: string | undefined }) {
  return (
    <>
      <Alert severity="warning" sx={{ mt: 3, mb: 3 }}>
        {sentence}
      </Alert>
      {email ? (
        <ResendLink email={email} />
      ) : (
        <>
          <Typography sx={{ mb: 3 }}>
            Si vous avez choisi un nouveau mot de passe depuis ce message, votre adresse est déjà
            confirmée. Sinon, connectez-vous&nbsp;: vous pourrez demander un nouveau lien depuis
            votre tableau de bord.
          </Typography>
          <Button variant="contained" component={RouterLink} to="/login">
            Se connecter
          </Button>
        </>
      )}
    </>
  );
}

/** The mail's link leads here. In a session of its own account the page confirms by itself. */
export default function VerifyEmailPage() {
  const [token] = useState(() => readMailToken('emailVerification'));
  const proof = useAddressProof(token);
  const session = useSession();
  const user = session.data?.user;

  function outcome() {
    if (proof.data?.isProven) return <Confirmed signedIn={Boolean(user)} />;
    if (proof.isLoading || session.isLoading) {
      return (
        <Typography role="status" sx={{ mt: 3 }}>
          Confirmation de votre adresse…
          <Skeleton aria-hidden="true" sx={{ mt: 1 }} />
        </Typography>
      );
    }
    if (proof.data) return <WhoseAccount token={token} openedAt={proof.data.openedAt} />;
    // The link was used before, by this person or by a mail program that opens links.
    if (user?.emailVerified) return <Confirmed signedIn />;
    if (proof.isError && !isSpent(proof.error)) {
      return (
        <>
          <Alert severity="error" sx={{ mt: 3, mb: 3 }}>
            {sentenceFor(proof.error)}
          </Alert>
          <LoadingButton
            variant="contained"
            loading={proof.isFetching}
            onClick={() => proof.refetch()}
          >
            Réessayer
          </LoadingButton>
        </>
      );
    }
    const sentence = proof.isError
      ? sentenceFor(proof.error)
      : 'Ce lien est incomplet. Ouvrez-le à nouveau depuis le message reçu.';
    return <NoLink sentence={sentence} email={user?.email} />;
  }

  return <AuthLayout title="Confirmation de l’adresse e-mail">{outcome()}</AuthLayout>;
}
