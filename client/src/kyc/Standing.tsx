import { Alert, type AlertColor, AlertTitle, Box } from '@mui/material';
import { formatDate, formatDateTime } from '@parade/api/contract/dates.ts';
import type { KycRequestStatus, KycVerification } from '@parade/api/contract/kyc.ts';
import type { Ref } from 'react';

interface Words {
  severity: AlertColor;
  title: string;
  text: (request: KycVerification) => string;
}

const WORDS: Readonly<Record<KycRequestStatus, Words>> = {
  pending: {
    severity: 'info',
    title: 'Votre demande est en cours d’examen',
    text: ({ submittedAt }) =>
      `Nous l’avons reçue le ${formatDateTime(submittedAt)}. Vous n’avez rien à faire pour l’instant\u00a0: la réponse s’affiche ici, et une notification vous prévient.`,
  },
  approved: {
    severity: 'success',
    title: 'Votre identité est vérifiée',
    text: ({ reviewedAt }) =>
      `Depuis le ${formatDate(reviewedAt)}. Vous n’avez plus rien à envoyer.`,
  },
  rejected: {
    severity: 'warning',
    title: 'Votre demande n’a pas pu être acceptée',
    text: ({ documents }) =>
      `Ce n’est pas définitif\u00a0: corrigez ce qui est indiqué, puis envoyez-la à nouveau. ${documents.idFront ? 'Tout ce que vous aviez donné est repris, photos comprises.' : 'Ce que vous aviez écrit est repris. Les photos ont été effacées\u00a0: joignez-les à nouveau.'}`,
  },
};

interface StandingProps {
  request: KycVerification;
  heading: Ref<HTMLHeadingElement>;
}

/** The status of a request. A decision that comes while the page is open is announced. */
export function Standing({ request, heading }: StandingProps) {
  const { severity, title, text } = WORDS[request.status];
  return (
    <Box aria-live="polite">
      <Alert severity={severity} role="presentation">
        <AlertTitle component="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </AlertTitle>
        {text(request)}
      </Alert>
    </Box>
  );
}
