import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { formatDate } from '@parade/api/contract/dates.ts';
import type { disputeConfirmed } from '@parade/api/contract/disputes.ts';
import { useState } from 'react';
import { AuthLayout } from '../auth/AuthLayout.tsx';
import { readMailToken } from '../auth/mail-token.ts';
import { ApiError, sentenceFor } from '../lib/errors.ts';
import { useConfirmDispute } from './queries.ts';

const NO_LINK =
  'Ce lien est incomplet ou a déjà servi. Ouvrez-le à nouveau depuis le message reçu.';

function Confirmed({ slug, title, dueAt }: ReturnType<typeof disputeConfirmed.parse>) {
  return (
    <>
      <Alert severity="success" sx={{ mt: 3, mb: 3 }}>
        Votre contestation est enregistrée.
      </Alert>
      <Typography sx={{ mb: 2 }}>
        L’alerte «&nbsp;{title}&nbsp;» porte maintenant la mention «&nbsp;contesté&nbsp;». Les
        numéros de téléphone, adresses e-mail et IBAN qu’elle citait n’y figurent plus le temps de
        l’examen.
      </Typography>
      <Typography sx={{ mb: 3 }}>
        Nous l’examinons et vous répondons par e-mail au plus tard le{' '}
        <strong>{formatDate(dueAt).replaceAll(' ', '\u00a0')}</strong>.
      </Typography>
      <Button variant="outlined" href={`/alertes/${slug}`}>
        Voir l’alerte
      </Button>
    </>
  );
}

/** The link opens nothing any more: either it has done its work, or it is too old. */
function Spent({ sentence }: { sentence: string }) {
  return (
    <>
      <Alert severity="warning" sx={{ mt: 3, mb: 3 }}>
        {sentence}
      </Alert>
      <Typography sx={{ mb: 3 }}>
        Si vous aviez déjà confirmé, votre contestation est enregistrée et une réponse vous sera
        envoyée. Sinon, signalez de nouveau l’erreur depuis la page de l’alerte.
      </Typography>
      <Button variant="outlined" href="/alertes">
        Voir les alertes
      </Button>
    </>
  );
}

const isSpent = (error: unknown) => error instanceof ApiError && error.code === 'link_expired';

/** Where the mail about a dispute leads: it confirms by itself and says what follows. */
export function DisputePage() {
  const [token] = useState(() => readMailToken('disputeConfirmation'));
  const confirmation = useConfirmDispute(token);

  function outcome() {
    if (confirmation.isSuccess) return <Confirmed {...confirmation.data} />;
    if (confirmation.isLoading) {
      return (
        <Typography role="status" sx={{ mt: 3 }}>
          Enregistrement de votre contestation…
          <Skeleton aria-hidden="true" sx={{ mt: 1 }} />
        </Typography>
      );
    }
    if (confirmation.isError && !isSpent(confirmation.error)) {
      return (
        <>
          <Alert severity="error" sx={{ mt: 3, mb: 3 }}>
            {sentenceFor(confirmation.error)}
          </Alert>
          <Button
            variant="contained"
            loading={confirmation.isFetching}
            onClick={() => confirmation.refetch()}
          >
            Réessayer
          </Button>
        </>
      );
    }
    return <Spent sentence={confirmation.isError ? sentenceFor(confirmation.error) : NO_LINK} />;
  }

  return <AuthLayout title="Contestation d’une alerte">{outcome()}</AuthLayout>;
}
