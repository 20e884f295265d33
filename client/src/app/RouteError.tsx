import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { BarePage } from './BarePage.tsx';

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
