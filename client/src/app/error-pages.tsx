import { Alert, Box, Button, Typography } from '@mui/material';
import { SkipLink } from '@parade/site/brand/ui/SkipLink.tsx';
import { type ReactNode, useEffect } from 'react';
import { useRouteError } from 'react-router';
import { BrandLink } from '../site-settings/BrandLink.tsx';
import { PageHeading } from '../site-settings/PageHeading.tsx';

/** A page outside every layout, for errors that leave no other page to show. */
function BarePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box sx={{ maxWidth: 592, mx: 'auto', px: 2, pb: 8 }}>
      <SkipLink />
      <Box component="header" sx={{ py: 2 }}>
        <BrandLink />
      </Box>
      <Box
        component="main"
        id="contenu"
        tabIndex={-1}
        sx={{ pt: { xs: 3, sm: 6 }, outline: 'none' }}
      >
        <PageHeading>{title}</PageHeading>
        {children}
      </Box>
    </Box>
  );
}

/** Shown when the session cannot be read. Nobody is signed out for it. */
export function SessionError({ onRetry }: { onRetry: () => void }) {
  return (
    <BarePage title="Espace client">
      <Alert severity="error" sx={{ my: 2 }}>
        Erreur d'accès aux données utilisateur. Veuillez vous reconnecter.
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="contained" onClick={onRetry}>
          Réessayer
        </Button>
        <Button href="/login">Aller à la connexion</Button>
      </Box>
    </BarePage>
  );
}

/** A screen that broke, or whose code could not be fetched. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <BarePage title="Cette page n’a pas pu s’afficher">
      <Typography sx={{ my: 2 }}>
        Rien de ce que vous avez envoyé n’est perdu, et un signalement en cours de saisie reste
        enregistré sur cet appareil.
      </Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        Recharger la page
      </Button>
    </BarePage>
  );
}
