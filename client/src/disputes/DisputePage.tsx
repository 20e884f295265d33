import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { formatDate } from '@parade/api/contract/dates.ts';
import {
  DISPUTE_ROLES,
  type disputeConfirmed,
  type disputeLink,
} from '@parade/api/contract/disputes.ts';
import { quoted } from '@parade/api/contract/text.ts';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { useState } from 'react';
import { AuthLayout } from '../auth/AuthLayout.tsx';
import { isSpent } from '../auth/link-queries.ts';
import { readMailToken } from '../auth/mail-token.ts';
import { useConfirmDispute, useDisputeLink } from './queries.ts';

const NO_LINK =
  'Ce lien est incomplet ou a déjà servi. Ouvrez-le à nouveau depuis le message reçu.';

function Confirmed({ slug, title, dueAt, suspends }: ReturnType<typeof disputeConfirmed.parse>) {
  return (
    <>
      <Alert severity="success" sx={{ mt: 3, mb: 3 }}>
        Votre contestation est enregistrée.
      </Alert>
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        L’alerte {quoted(title)} portera dans quelques instants la mention «&nbsp;contesté&nbsp;».{' '}
        {suspends
          ? 'Les numéros de téléphone, adresses e-mail et IBAN qu’elle citait n’y figureront plus le temps de l’examen.'
          : 'Une contestation récente de cette alerte a déjà été examinée\u00a0: les coordonnées masquées qu’elle cite y restent jusqu’à notre décision.'}
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

/** Shown for a link that was used or has expired. */
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

interface AskProps {
  dispute: ReturnType<typeof disputeLink.parse>;
  busy: boolean;
  problem: string | undefined;
  onConfirm: () => void;
}

/**
 * Asks for a click: mail scanners open links and run their pages, and must not
 * confirm anything. Anybody may have written in the name of this mailbox.
 */
function Ask({ dispute: { title, role, message }, busy, problem, onConfirm }: AskProps) {
  return (
    <>
      <Typography sx={{ mt: 3, mb: 2, overflowWrap: 'anywhere' }}>
        Confirmez votre contestation de l’alerte {quoted(title)}&nbsp;: nous l’examinerons. Voici ce
        qui nous sera transmis&nbsp;:
      </Typography>
      <Box
        component="blockquote"
        sx={{ m: 0, mb: 2, pl: 2, borderLeft: 4, borderColor: 'divider', overflowWrap: 'anywhere' }}
      >
        <Typography sx={{ whiteSpace: 'pre-wrap' }}>{message}</Typography>
        <Typography variant="body2" color="text.secondary">
          {DISPUTE_ROLES[role]}
        </Typography>
      </Box>
      <Typography sx={{ mb: 3 }}>
        Ce ne sont pas vos mots&nbsp;? Ne confirmez pas&nbsp;: rien ne change.
      </Typography>
      {problem && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {problem}
        </Alert>
      )}
      <LoadingButton variant="contained" size="large" loading={busy} onClick={onConfirm}>
        Confirmer ma contestation
      </LoadingButton>
    </>
  );
}

/** The mail about a dispute leads here. The page names the alert and confirms on a click. */
export default function DisputePage() {
  const [token] = useState(() => readMailToken('disputeConfirmation'));
  const link = useDisputeLink(token);
  const confirmation = useConfirmDispute(token);

  function outcome() {
    if (token === null) return <Spent sentence={NO_LINK} />;
    if (confirmation.isSuccess) return <Confirmed {...confirmation.data} />;
    const spent = [confirmation.error, link.error].find(isSpent);
    if (spent) return <Spent sentence={sentenceFor(spent)} />;
    if (link.isSuccess) {
      return (
        <Ask
          dispute={link.data}
          busy={confirmation.isPending}
          problem={confirmation.isError ? sentenceFor(confirmation.error) : undefined}
          onConfirm={() => confirmation.mutate()}
        />
      );
    }
    if (link.isError) {
      return (
        <>
          <Alert severity="error" sx={{ mt: 3, mb: 3 }}>
            {sentenceFor(link.error)}
          </Alert>
          <LoadingButton
            variant="contained"
            loading={link.isFetching}
            onClick={() => link.refetch()}
          >
            Réessayer
          </LoadingButton>
        </>
      );
    }
    return (
      <Typography role="status" sx={{ mt: 3 }}>
        Lecture du lien…
        <Skeleton aria-hidden="true" sx={{ mt: 1 }} />
      </Typography>
    );
  }

  return <AuthLayout title="Contestation d’une alerte">{outcome()}</AuthLayout>;
}
