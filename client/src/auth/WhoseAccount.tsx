import { Alert, Box, Button, Typography } from '@mui/material';
import { formatDateTime } from '@parade/api/contract/dates.ts';
import { sentenceFor } from '@parade/site/brand/ui/api-error.ts';
import { LoadingButton } from '@parade/site/brand/ui/LoadingButton.tsx';
import { Link as RouterLink } from 'react-router';
import { useDisownAddress, useOwnAddress } from './link-queries.ts';

/** To a stranger whose address was given, once they have said so. */
function Disowned() {
  return (
    <>
      <Alert severity="success" sx={{ mt: 3, mb: 3 }}>
        C’est noté&nbsp;: ce lien est annulé et votre adresse n’est pas confirmée.
      </Alert>
      <Typography sx={{ mb: 3 }}>
        Vous n’avez rien d’autre à faire. Si vous souhaitez un jour un compte avec cette adresse,
        choisissez un nouveau mot de passe&nbsp;: la personne qui l’a indiquée n’y entrera plus.
      </Typography>
      <Button variant="outlined" component={RouterLink} to="/forgot-password">
        Choisir un nouveau mot de passe
      </Button>
    </>
  );
}

interface WhoseAccountProps {
  token: string | null;
  /** When the account was opened, an instant. */
  openedAt: string;
}

/**
 * Asks outside a session of the account, where one may read a mail about an account that a stranger
 * opened. Shows nothing that whoever opened it typed: the words of a stranger, or their name, would
 * reach any mailbox in our clothes.
 */
export function WhoseAccount({ token, openedAt }: WhoseAccountProps) {
  const own = useOwnAddress(token);
  const disown = useDisownAddress(token);
  if (disown.isSuccess) return <Disowned />;
  const error = own.error ?? disown.error;
  return (
    <>
      <Typography variant="h2" sx={{ mt: 3, mb: 1.5 }}>
        Est-ce vous&nbsp;?
      </Typography>
      <Typography sx={{ mb: 1.5 }}>
        Un compte a été ouvert ici le {formatDateTime(openedAt)} avec l’adresse où vous avez reçu ce
        lien.
      </Typography>
      <Typography sx={{ mb: 3 }}>
        Répondez oui seulement si vous l’avez ouvert vous-même, et jamais parce que quelqu’un vous
        le demande.
      </Typography>
      {error && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {sentenceFor(error)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <LoadingButton
          variant="contained"
          loading={own.isPending}
          disabled={disown.isPending}
          onClick={() => own.mutate()}
        >
          Oui, c’est moi
        </LoadingButton>
        <LoadingButton
          variant="outlined"
          loading={disown.isPending}
          disabled={own.isPending}
          onClick={() => disown.mutate()}
        >
          Non, ce n’est pas moi
        </LoadingButton>
      </Box>
    </>
  );
}
