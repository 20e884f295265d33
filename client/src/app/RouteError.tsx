import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { PageHeading } from '../lib/PageHeading.tsx';

/** A screen that broke, or whose code could not be fetched. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <Box component="main" sx={{ maxWidth: 560, mx: 'auto', px: 2, py: 8 }}>
      <PageHeading>Cette page n’a pas pu s’afficher</PageHeading>
      <Typography sx={{ my: 2 }}>
        Rien de ce que vous avez envoyé n’est perdu, et un signalement en cours de saisie reste
        enregistré sur cet appareil.
      </Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        Recharger la page
      </Button>
    </Box>
  );
}
